"""python -m spectron_sdk.cli: the `spectron` command."""

from spectron_sdk.cli import main

if __name__ == "__main__":
    main()
