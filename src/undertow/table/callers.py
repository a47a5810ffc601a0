"""Who calls, and by which name: the address that counts, the hosts a server answers to, whose page it is."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from starlette.types import Scope

from undertow.table.errors import Refused

LOOPBACK = ("127.0.0.0/8", "::1")
HERE = ("localhost", "127.0.0.1", "::1")
USUAL_PORTS = {"http": ":80", "https": ":443"}
CUSTOMER = 64  # bits of an IPv6 address that are one customer's; the others are that customer's own to choose


class Misdirected(Refused):
    """The server is not known by the name it was called by: perhaps somebody else's name points here."""

    status = 421


class Foreign(Refused):
    """A page from elsewhere."""

    status = 403


@dataclass(frozen=True)
class Doors:
    """By which names a server may be called, which proxies it believes, who may read its figures."""

    names: frozenset[str] = frozenset(HERE)  # besides the address at which a request comes in
    proxies: tuple[str, ...] = ()  # networks whose forwarded headers are believed
    key: str = ""  # opens the operator's pages from elsewhere
    outside: str = ""  # the address for others in the home network; empty: none is known

    @classmethod
    def of(
        cls, host: str, names: Iterable[str] = (), proxies: Iterable[str] = (), key: str = "", outside: str = ""
    ) -> Doors:
        """The doors of a server that listens at ``host``; the machine's own name counts where others may come in."""
        own = own_names() if is_everywhere(host) else [host]
        known = frozenset(name.lower().rstrip(".") for name in (*HERE, *own, *names) if name)
        return cls(known, tuple(proxies), key, outside)

    def caller(self, scope: Scope) -> Caller:
        """Who asks."""
        return Caller(scope, self)

    def believes(self, address: str) -> bool:
        """Whether a proxy of one's own has this address."""
        return is_within(address, self.proxies)


class Caller:
    """A request as its headers tell of it; what a proxy says of it counts only from a proxy of one's own."""

    def __init__(self, scope: Scope, doors: Doors) -> None:
        self.doors = doors
        self.headers: dict[str, list[str]] = {}
        for name, value in scope["headers"]:
            self.headers.setdefault(name.decode("latin-1").lower(), []).append(value.decode("latin-1"))
        self.bound = plain(str((scope.get("server") or ("",))[0]))
        self.peer = plain(str((scope.get("client") or ("",))[0]))
        self.forwarded = doors.believes(self.peer)
        self.address = plain(self.told("x-forwarded-for") or self.peer)
        told = self.told("x-forwarded-proto").lower() or str(scope.get("scheme", "http"))
        self.scheme = {"ws": "http", "wss": "https"}.get(told, told)

    def told(self, name: str) -> str:
        """What one's own proxy says; only its last word is its own."""
        said = self.headers.get(name, []) if self.forwarded else []
        return said[-1].split(",")[-1].strip() if said else ""

    @property
    def host(self) -> str:
        """The name and port by which the page was asked for."""
        return (self.told("x-forwarded-host") or "".join(self.headers.get("host", [])[:1])).lower()

    def check_host(self) -> None:
        """Refuse a name that is not ours: whoever owns it could let its pages speak here in the name of a reader."""
        named = [*self.headers.get("host", []), *filter(None, [self.told("x-forwarded-host")])]
        if len(self.headers.get("host", [])) != 1 or not all(self.is_known(name_of(each)) for each in named):
            raise Misdirected("unknown-host")

    def is_known(self, name: str) -> bool:
        """Whether a name, or the address at which the request came in, is ours."""
        return name in self.doors.names or (bool(self.bound) and plain(name) == self.bound)

    def check_origin(self, changes: bool) -> None:
        """Refuse what a page from elsewhere wants to change: scheme, host and port are compared whole."""
        origins = self.headers.get("origin", [])
        if len(origins) > 1 or (changes and origins and without_usual_port(origins[0].lower()) != self.own_origin()):
            raise Foreign("foreign-origin")

    def own_origin(self) -> str:
        """What a browser says of a page that came from here."""
        return without_usual_port(f"{self.scheme}://{self.host}")

    def is_operator(self, key: str | None) -> bool:
        """Whether somebody at this machine asks, or somebody with the operator's key."""
        from hmac import compare_digest

        if self.doors.key:
            return key is not None and compare_digest(key.encode(), self.doors.key.encode())
        return is_within(self.address, LOOPBACK)


def counted(address: str) -> str:
    """What limits are counted by: an IPv4 address, or all IPv6 addresses of one customer."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return str(parsed)
    return str(ipaddress.ip_network((int(parsed), CUSTOMER), strict=False))


def plain(address: str) -> str:
    """An address in its usual form: without a zone, IPv4 as such where it was put into IPv6."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    return str(getattr(parsed, "ipv4_mapped", None) or parsed)


def is_within(address: str, networks: Sequence[str]) -> bool:
    """Whether an address lies in one of some networks."""
    try:
        parsed = ipaddress.ip_address(plain(address))
    except ValueError:
        return False
    return any(parsed in ipaddress.ip_network(network, strict=False) for network in networks)


def is_everywhere(host: str) -> bool:
    """Whether a server at this address hears all that reaches the machine."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False


def own_names() -> list[str]:
    """What this machine is called in the home network; its addresses are seen when somebody calls."""
    name = socket.gethostname()
    return [name, f"{name.partition('.')[0]}.local"]


def name_of(host: str) -> str:
    """A host without its port; an IPv6 address without its brackets."""
    host = host.lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def without_usual_port(origin: str) -> str:
    """An origin as browsers write it."""
    return origin.removesuffix(USUAL_PORTS.get(origin.partition(":")[0], "\n"))
