"""Where tables are kept when nobody says otherwise: one file in the user's data directory."""

from __future__ import annotations

from pathlib import Path

from undertow.table.files import OWN_FOLDER


def default_file() -> Path:
    """The database of this user."""
    from platformdirs import user_data_path

    return Path(user_data_path("undertow", appauthor=False)) / "tables.sqlite3"


def url_of(db: str | None) -> str:
    """The URL of a database: as it was given, or the user's own, whose folder is made."""
    if db:
        return db if "://" in db else f"sqlite:///{Path(db).resolve()}"
    file = default_file()
    if not file.parent.exists():
        file.parent.parent.mkdir(parents=True, exist_ok=True)
        file.parent.mkdir(mode=OWN_FOLDER, exist_ok=True)
    return f"sqlite:///{file}"
