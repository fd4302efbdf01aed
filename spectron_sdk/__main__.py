"""python -m spectron_sdk: the `spectron` command, for where its script is not on the path."""

from spectron_sdk.cli import main

if __name__ == "__main__":
    main()
