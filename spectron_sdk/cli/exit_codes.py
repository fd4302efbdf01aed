"""What the exit codes of `spectron` mean."""

from enum import IntEnum


class ExitCode(IntEnum):
    """What a script can act on.

    FAILED: a check failed, or the server refused. USAGE: the command line or the configuration is wrong. UNREACHABLE:
    there is no usable answer. INTERRUPTED: somebody pressed Ctrl-C.
    """

    OK = 0
    FAILED = 1
    USAGE = 2
    UNREACHABLE = 3
    INTERRUPTED = 130
