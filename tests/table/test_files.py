"""The file in which tables are kept: who may read it, who may use it, and which one cannot be used."""

from __future__ import annotations

import argparse
import os
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest
from serving import Process
from sqlalchemy import select, update

from undertow.cli import main, serve
from undertow.table import place
from undertow.table import schema as s
from undertow.table.store import Store

IN_USE = {"en": "Another server keeps", "de": "Ein anderer Server", "pl": "Inny serwer"}
NEWER = {"en": "a newer Undertow", "de": "einem neueren Undertow", "pl": "nowszy Undertow"}
WIDE = {"en": "Other users", "de": "Andere Benutzer", "pl": "Inni użytkownicy"}


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def refused(capsys: Any, db: Path, lang: str) -> str:
    """What a server says that cannot start: one line, and 2 at the end."""
    capsys.readouterr()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(serve, "serve", lambda *_: None)  # one that should not have started must not stay
        assert main(["--lang", lang, "serve", "--port", "0", "--no-browser", "--db", str(db)]) == 2
    said = [line for line in capsys.readouterr().err.splitlines() if line.startswith("undertow: ")]
    assert len(said) == 1, said
    return said[0]


def test_the_file_and_what_lies_beside_it_are_the_owner_s_alone(start: Any, tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "tables.sqlite3"
    before = os.umask(0o022)
    try:
        server = start(Process, f"sqlite:///{file}")
        server.create()
        written = sorted(tmp_path.glob("tables.sqlite3*"))
        assert len(written) >= 3 and {mode(each) for each in written} == {0o600}
        copy = tmp_path / "copy.sqlite3"
        assert main(["tables", "backup", "--db", str(file), "--out", str(copy)]) == 0
        assert mode(copy) == 0o600
    finally:
        os.umask(before)


def test_the_folder_of_the_user_s_own_file_is_closed_to_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(place, "default_file", lambda: tmp_path / "data" / "undertow" / "tables.sqlite3")
    before = os.umask(0o022)
    try:
        place.url_of(None)
        place.url_of(None)
    finally:
        os.umask(before)
    assert mode(tmp_path / "data" / "undertow") == 0o700


@pytest.mark.parametrize("lang", sorted(WIDE))
def test_a_file_that_others_can_read_is_told_of(tmp_path: Path, capsys: Any, lang: str) -> None:
    file = tmp_path / "tables.sqlite3"
    file.touch(0o600)
    args = argparse.Namespace(lang=lang, lan=False, host="127.0.0.1", no_browser=True)
    serve.announce(args, f"sqlite:///{file}", 8080)
    assert capsys.readouterr().err == ""
    file.chmod(0o640)
    serve.announce(args, f"sqlite:///{file}", 8080)
    said = capsys.readouterr().err
    assert f"chmod 600 {file}" in said and WIDE[lang] in said
    assert mode(file) == 0o640, "whoever opened it may have had a reason"


def test_a_second_server_on_one_file_ends_with_2_and_one_sentence(start: Any, tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "tables.sqlite3"
    first = start(Process, f"sqlite:///{file}")
    (player,), _ = first.create(seed=1)
    for lang, words in IN_USE.items():
        said = refused(capsys, file, lang)
        assert words in said and str(file) in said
    assert player.look()["you"] == 0, "the first one goes on"
    assert main(["tables", "list", "--db", str(file)]) == 0, "to look is allowed"
    first.kill()
    again = start(Process, f"sqlite:///{file}")
    assert again.http.get(f"/api/tables/{player.table}").status_code == 200, "a killed server leaves no lock behind"


def test_a_database_of_a_newer_version_says_so(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "tables.sqlite3"
    assert main(["tables", "list", "--db", str(file)]) == 0
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    for lang, words in NEWER.items():
        assert words in (said := refused(capsys, file, lang)) and "9999" in said


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    """Killing a server cannot show it: what was written the system keeps. So the setting itself is asked."""
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    store.bring_up_to_date()

    def settings() -> dict[str, Any]:
        with store.engine.connect() as connection:
            return {
                name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("synchronous", "journal_mode", "foreign_keys")
            }

    asked = store.writing.submit(settings).result(), store.reading.submit(settings).result()
    for each in asked:
        assert each == {"synchronous": 2, "journal_mode": "wal", "foreign_keys": 1}


def test_who_reads_and_then_writes_is_not_refused_because_another_process_has_written_meanwhile(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    one, other = Store(url), Store(url)
    one.bring_up_to_date()
    other.bring_up_to_date()
    renamed = update(s.kept).where(s.kept.c.name == "records").values(value="00")

    def write() -> None:
        with other.engine.begin() as connection:
            connection.execute(renamed)

    with one.engine.begin() as connection:
        connection.execute(select(s.kept.c.value)).all()
        meanwhile = other.writing.submit(write)
        with pytest.raises(TimeoutError):  # it waits
            meanwhile.result(timeout=0.3)
        connection.execute(renamed)
    meanwhile.result(timeout=30)
