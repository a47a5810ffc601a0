"""By which name a server may be called, whose page speaks, what an address is, and which headers go back."""

from __future__ import annotations

import argparse
import http.client
import os
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from serving import InThread, Process

from undertow.cli import serve
from undertow.table.callers import Doors, counted, is_everywhere, name_of, plain
from undertow.table.errors import TooMany
from undertow.table.guard import HEADERS, Allowance, Limits, kept_private

CHANGING = ("POST", "PUT", "PATCH", "DELETE")
METHODS = ("GET", "HEAD", "OPTIONS", *CHANGING)
ELSEWHERE = "http://elsewhere.example"


def asked(
    server: Any, method: str, headers: list[tuple[str, str]], path: str = "/api/nothing"
) -> http.client.HTTPResponse:
    """Ask with exactly these headers."""
    port = int(server.url.rsplit(":", 1)[1])
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    line.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
    for name, value in headers:
        line.putheader(name, value)
    line.endheaders()
    answer = line.getresponse()
    answer.read()
    line.close()
    return answer


# -- names -------------------------------------------------------------------------------------------------------------


def test_hosts_and_origins_and_methods(start: Any, db: str) -> None:
    server = start(InThread, db, doors=Doors.of("127.0.0.1", ["Play.Example."]))
    port = server.url.rsplit(":", 1)[1]
    known = ["localhost", "127.0.0.1", "[::1]", "play.example", f"localhost:{port}", f"PLAY.example:{port}"]
    strange = [
        *("elsewhere.example", f"elsewhere.example:{port}", "localhost.elsewhere.example", "127.0.0.10", "127.0.0.2"),
        *("", "xlocalhost", "play.example.", "192.0.2.1", "[::2]", "localhost@elsewhere.example"),
    ]
    for host, method in product([*known, *strange], METHODS):
        origins = [None, f"http://{host}", f"https://{host}", ELSEWHERE, f"http://{host}1", f"//{host}", "null"]
        for origin in origins:
            headers = [("Host", host), *([("Origin", origin)] if origin is not None else [])]
            foreign = method in CHANGING and origin is not None and origin != origins[1]
            wanted = 421 if host in strange else 403 if foreign else None
            status = asked(server, method, headers).status
            said = (method, host, origin, status)
            assert status == wanted if wanted else status not in (403, 421), said


@pytest.mark.parametrize("method", METHODS)
def test_two_origins_or_two_hosts_or_none_are_refused(server: InThread, method: str) -> None:
    port = server.url.rsplit(":", 1)[1]
    own, host = ("Origin", f"http://localhost:{port}"), ("Host", f"localhost:{port}")
    assert asked(server, method, [host, own]).status not in (403, 421)
    for two in ([own, ("Origin", ELSEWHERE)], [("Origin", ELSEWHERE), own], [own, own]):
        assert asked(server, method, [host, *two]).status == 403
    for hosts in ([], [host, ("Host", "elsewhere.example")], [("Host", "elsewhere.example"), host]):
        assert asked(server, method, hosts).status in (400, 421)


def test_every_call_that_changes_something_is_guarded(server: InThread) -> None:
    """By each method, known or not: only reading is free."""
    paths = server.http.get("/openapi.json").json()["paths"]
    calls = {(method.upper(), path) for path in paths for method in paths[path] if method != "get"}
    assert len(calls) > 12 and any(method == "DELETE" for method, _ in calls)
    calls |= {(method, path) for _, path in set(calls) for method in CHANGING}
    for method, path in sorted(calls):
        url = path.format(table="abcdefghjk", id=1, watcher=0)
        refused = server.http.request(method, url, headers={"Origin": ELSEWHERE})
        assert refused.status_code == 403 and "Another page" in refused.json()["message"], (method, path)
        assert server.http.request(method, url, headers={"Origin": server.url}).status_code != 403


def test_a_stranger_s_name_that_points_here_gets_nothing_in_three_languages(start: Any, db: str) -> None:
    server = start(Process, db, "--host-name", "play.example")
    words = {"en": "not known by that name", "de": "nicht bekannt", "pl": "nie jest znany"}
    for path, lang in product(("/", "/api/games", "/metrics", "/healthz"), words):
        answer = server.http.get(path, headers={"Host": "elsewhere.example", "Accept-Language": lang})
        assert answer.status_code == 421 and words[lang] in answer.json()["message"]
        assert server.http.get(path, headers={"Host": "play.example"}).status_code < 400


def test_a_server_for_all_answers_to_the_machine_s_names() -> None:
    doors = Doors.of("0.0.0.0")
    assert os.uname().nodename.lower() in doors.names and "localhost" in doors.names
    scope = {"type": "http", "method": "GET", "scheme": "http", "path": "/"}

    def known(host: str, at: str) -> bool:
        named = {**scope, "server": (at, 8080), "client": ("10.0.0.9", 1), "headers": [(b"host", host.encode())]}
        return doors.caller(named).is_known(name_of(host))

    assert known("192.168.1.5:8080", "192.168.1.5") and not known("192.168.1.6:8080", "192.168.1.5")
    assert known("[2001:db8::1]:8080", "2001:DB8:0::1") and known("10.1.1.1", "::ffff:10.1.1.1")
    assert is_everywhere("::") and not is_everywhere("127.0.0.1") and not is_everywhere("localhost")


# -- addresses ---------------------------------------------------------------------------------------------------------


def test_one_customer_s_ipv6_addresses_count_as_one() -> None:
    assert counted("2001:db8:1:2::1") == counted("2001:db8:1:2:ffff::9") != counted("2001:db8:1:3::1")
    assert counted("192.0.2.1") != counted("192.0.2.2")
    assert plain("::ffff:192.0.2.1") == "192.0.2.1" and plain("fe80::1%eth0") == "fe80::1" and plain("?") == "?"


def test_whoever_waits_long_has_one_burst_and_no_more() -> None:
    now = [0.0]
    allowance = Allowance(burst=5, rate=2.0, clock=lambda: now[0])

    def pass_at_once() -> int:
        passed = 0
        try:
            while passed < 100:
                allowance.take()
                passed += 1
        except TooMany:
            pass
        return passed

    assert pass_at_once() == 5
    now[0] += 1
    assert pass_at_once() == 2
    now[0] += 3600
    assert pass_at_once() == 5


def test_several_processes_share_what_one_address_may() -> None:
    one, four = Limits(), Limits().shared_by(4)
    assert (four.burst, four.rate, four.body) == (one.burst // 4, one.rate / 4, one.body)


# -- headers -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/games", "/api/tables/abcdefghjk", "/", "/healthz", "/nothing"])
def test_no_cache_keeps_what_depends_on_a_key(server: InThread, path: str) -> None:
    for answer in (server.http.get(path), server.http.get(path, headers={"Origin": ELSEWHERE, "Host": "x.example"})):
        headers = answer.headers
        assert headers["cross-origin-resource-policy"] == "same-origin" and "camera=()" in headers["permissions-policy"]
        if path.startswith("/api/"):
            vary = {each.strip().lower() for each in headers["vary"].split(",")}
            assert {"authorization", "accept-language"} <= vary
            assert headers["cache-control"] == "no-store" or "etag" in headers


def test_an_answer_with_a_tag_of_its_own_may_be_asked_for_again() -> None:
    kept = dict(kept_private([(b"ETag", b'"1"'), (b"Vary", b"Accept-Encoding")]))
    assert kept[b"cache-control"] == b"no-cache"
    assert kept[b"vary"] == b"Accept-Encoding, Authorization, Accept-Language"
    assert dict(kept_private([(b"cache-control", b"max-age=5")]))[b"cache-control"] == b"max-age=5"


def test_no_header_comes_twice(server: InThread) -> None:
    def endless() -> Any:
        for _ in range(100):
            yield b" " * 4096

    large = server.http.post("/api/tables", content=endless())
    assert large.status_code == 413
    others = [server.http.get("/api/games"), server.http.get("/"), server.http.get("/", headers={"Host": "x.example"})]
    for answer in (large, *others, server.http.post("/api/tables", content=b"x" * 100_000)):
        names = [name for name, _ in answer.headers.multi_items()]
        assert len(names) == len(set(names)), names
        assert {name.decode() for name, _ in HEADERS} <= set(names)


@pytest.mark.parametrize("path", ["/", "/t/abc", "/healthz", "/api/games", "/api/rules/abyss"])
def test_what_can_be_got_can_be_asked_for_its_head(server: InThread, path: str) -> None:
    got, head = server.http.get(path), server.http.head(path)
    assert head.status_code == got.status_code < 500 and head.content == b""
    assert head.headers["content-type"] == got.headers["content-type"]


# -- the operator's pages ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/metrics", "/openapi.json"])
def test_figures_are_for_the_operator(start: Any, tmp_path: Path, path: str) -> None:
    plain_ = start(InThread, f"sqlite:///{tmp_path / 'one'}")
    assert plain_.http.get(path).status_code == 200, "at this machine"
    with_key = start(InThread, f"sqlite:///{tmp_path / 'two'}", doors=Doors(key="secret"))
    for headers in ({}, {"Authorization": "Bearer secre"}, {"Authorization": "Bearer secret0"}):
        assert with_key.http.get(path, headers=headers).status_code == 403
    assert with_key.http.get(path, headers={"Authorization": "Bearer secret"}).status_code == 200


def test_who_is_elsewhere_is_no_operator() -> None:
    scope = {"type": "http", "method": "GET", "scheme": "http", "path": "/metrics", "headers": [], "server": None}
    for peer, operator in (("127.0.0.1", True), ("::1", True), ("::ffff:127.0.0.1", True), ("192.168.1.5", False)):
        assert Doors().caller({**scope, "client": (peer, 1)}).is_operator(None) is operator
    behind = {**scope, "client": ("127.0.0.1", 1), "headers": [(b"x-forwarded-for", b"203.0.113.7")]}
    assert Doors(proxies=("127.0.0.1",)).caller(behind).is_operator(None) is False


def test_a_server_says_where_others_reach_it(start: Any, tmp_path: Path) -> None:
    for outside, said in (("", None), ("http://192.168.1.5:8080", "http://192.168.1.5:8080")):
        server = start(InThread, f"sqlite:///{tmp_path / f'tables{len(outside)}'}", doors=Doors(outside=outside))
        assert server.http.get("/healthz").json()["outside"] == said
    args = argparse.Namespace(metrics_token=None, host_name=["play.example"])
    assert serve.doors_of(args, "127.0.0.1", 8080, []).outside == ""
    everywhere = serve.doors_of(args, "0.0.0.0", 8080, [])
    assert everywhere.outside.startswith("http://") and everywhere.outside.endswith(":8080")
    assert "play.example" in everywhere.names
