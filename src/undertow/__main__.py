"""``python -m undertow``."""

import sys

if __name__ == "__main__":  # worker processes import this file again
    try:
        from undertow.cli import main

        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
