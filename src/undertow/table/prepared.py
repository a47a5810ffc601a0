"""Answers that are the same for everybody, as ready bytes: cards, rules, texts."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from importlib import resources
from typing import NamedTuple

from pydantic import TypeAdapter
from starlette.requests import Request
from starlette.responses import Response

from undertow import desk, texts
from undertow.registry import game as game_of
from undertow.registry import names
from undertow.table import speech, wire

RULES = TypeAdapter(list[wire.Rule])


class Prepared(NamedTuple):
    """An answer, plain and compressed, and the tag by which a page asks whether it has it already."""

    plain: bytes
    small: bytes
    tag: str

    def response(self, request: Request) -> Response:
        """What goes back: nothing but the tag, if the page has it already."""
        headers = {"ETag": self.tag, "Vary": "Accept-Encoding"}
        known = [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]
        if self.tag in known or "*" in known:
            return Response(status_code=304, headers=headers)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.plain, headers=headers, media_type="application/json")
        headers["Content-Encoding"] = "gzip"
        return Response(self.small, headers=headers, media_type="application/json")


def prepared(plain: bytes) -> Prepared:
    """Make an answer ready."""
    tag = hashlib.blake2b(plain, digest_size=12).hexdigest()
    return Prepared(plain, gzip.compress(plain, 9, mtime=0), f'W/"{tag}"')


@lru_cache(32)
def cards(game: str, lang: str) -> Prepared:
    """Everything in the box."""
    return prepared(wire.Catalogue.model_validate(speech.catalogue(game, lang)).model_dump_json(by_alias=True).encode())


@lru_cache(128)
def rules(game: str, lang: str, words: str) -> Prepared:
    """Rules by words, key or number."""
    played = game_of(game)
    found = [
        {
            **speech.rule_ref(played.id, rule.key, lang),
            "numbers": dict(rule.numbers),
            "ours": rule.ours,
            "kind": rule.kind,
            "topic": texts.topic(played, rule.key, lang),
        }
        for rule in desk.matching(played, [words], lang)
    ]
    return prepared(RULES.dump_json(RULES.validate_python(found), by_alias=True))


@lru_cache(8)
def page_texts(lang: str) -> Prepared:
    """The words of the page, and what each game adds to them in ``locale/page-<lang>.ftl``."""
    packages = [game_of(name).package for name in names()]
    files = [resources.files("undertow.table").joinpath("locale", f"{lang}.ftl")]
    files += [resources.files(package).joinpath("locale", f"page-{lang}.ftl") for package in packages]
    source = "\n".join([file.read_text("utf-8") for file in files if file.is_file()])
    return prepared(wire.Texts.model_validate({"lang": lang, "ftl": source}).model_dump_json(by_alias=True).encode())
