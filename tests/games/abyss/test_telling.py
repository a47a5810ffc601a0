"""What is told: whoever only listens from the beginning knows what lies open on the table, at every decision."""

import random

import pytest

import undertow
from undertow.games.abyss.board import REFILL_PEARLS
from undertow.games.abyss.cards.allies import RACE
from undertow.games.abyss.cards.locations import BLACK_SMOKERS
from undertow.games.abyss.cards.lords import SALE
from undertow.games.abyss.cards.powers import CORRUPTION

GAINED = {"ship_master_pearls", "trader_pearls", "peddler_pearls", "landlord_pearl", "shopkeeper_pearl"}
LOST = {"pearls_paid", "robbed_by_seeker"}
EMPTIED = {"stack_taken", "apprentice_stack", "oracle_stack"}
FROM_HAND = {"ally_paid", "discarded_for_jailer", "discarded_for_commander", "sold_by_slaver"}


class Listener:
    """Keeps account of the open table by what is told to everybody."""

    def __init__(self, view):
        seats = range(view["seats"])
        self.court, self.track, self.council = view["court"], [], [0] * 5
        self.turn, self.threat, self.final, self.scores = None, 1, None, {}
        self.pearls, self.keys, self.hand = [1 for _ in seats], [0 for _ in seats], [0 for _ in seats]
        self.lords, self.tiles, self.allies = [[] for _ in seats], [[] for _ in seats], [[] for _ in seats]
        self.tokens, self.turned, self.under, self.named, self.more = [0 for _ in seats], set(), {}, None, 0

    def hear(self, event, values):
        seat, n, other = values.get("seat"), values.get("n"), values.get("other")
        lord, card, tile, race = (values.get(noun) for noun in ("lord", "card", "location", "race"))
        if event in GAINED:
            self.pearls[seat] += n
        if event in LOST:
            self.pearls[seat] -= n
        if event in EMPTIED:
            assert self.council[race] == n
            self.council[race] = 0
            self.hand[seat] += n if event != "oracle_stack" else 0
        if event in FROM_HAND:
            self.hand[seat] -= 1
        if event == "turn_begun":
            self.turn = seat
            self.more -= 1 if self.more else 0
        elif event == "extra_turn":
            self.more += 1
        elif event == "lord_plotted":
            self.pearls[seat] -= 1
            self.court.append(lord)
        elif event == "card_revealed":
            self.track = [*([] if values["space"] == 1 else self.track), card]
        elif event == "ally_bought":
            self.pearls[seat] -= n
            self.pearls[other] += n
            self.hand[seat] += 1
            assert self.track.pop() == card
        elif event == "ally_taken":
            self.hand[seat] += 1
            assert self.track.pop() == card
        elif event == "last_space":
            self.pearls[seat] += 1
        elif event == "to_council":
            self.council[RACE[card]] += 1
        elif event == "threat_rises":
            self.threat = values["space"]
        elif event == "reward_taken":
            self.threat = 1
            self.keys[seat] += values["keys"]
            self.pearls[seat] += n
            self.tokens[seat] += values["tokens"]
        elif event == "token_hunted":
            self.tokens[seat] += 1
            self.tokens[other] -= 1
        elif event == "recruiting":
            self.named = lord
        elif event in ("affiliated", "affiliated_at_end"):
            self.allies[seat] = sorted([*self.allies[seat], card])
        elif event == "lord_enters":
            self.lords[seat].append(lord)
            if lord in self.court:
                self.court.remove(lord)
        elif event == "court_pearls":
            self.pearls[seat] += REFILL_PEARLS
        elif event == "lord_revealed":
            self.court.append(lord)
        elif event == "lord_replaced":
            self.court[self.court.index(lord)] = values["other_lord"]
        elif event == "lord_corrupted":
            self.pearls[seat] -= CORRUPTION
        elif event in ("lord_betrayed", "lord_schemed"):
            self.lords[seat].remove(lord)
            self.turned.discard(lord)
        elif event == "lord_turned":
            self.turned.add(lord)
        elif event == "lord_under":
            self.under[lord] = tile
        elif event == "location_taken":
            self.tiles[seat].append(tile)
        elif event == "locations_swapped":
            self.swap(seat, tile, values["other_location"])
        elif event == "smokers_exchanged":
            self.swap(seat, BLACK_SMOKERS, tile)
        elif event == "keys_spent":
            self.keys[seat] -= n
        elif event == "sold_by_slaver":
            self.pearls[seat] += SALE
        elif event == "last_turns":
            self.final = seat
        elif event == "scored":
            self.scores[seat] = n

    def swap(self, seat, old, new):
        self.tiles[seat][self.tiles[seat].index(old)] = new
        self.under = {lord: new if tile == old else tile for lord, tile in self.under.items()}

    def agrees_with(self, view, result):
        if result is not None:
            assert [self.scores[seat] for seat in range(view["seats"])] == list(result.scores)
            assert [player["affiliated"] for player in view["players"]] == self.allies
            return
        assert (view["turn"], view["court"], view["council"]) == (self.turn, self.court, self.council)
        assert (view["threat"], view["last_turns_of"], view["extra_turns"]) == (self.threat, self.final, self.more)
        assert view["track"] in ([], self.track) and view["recruiting"] in (None, self.named)
        for player in view["players"]:
            seat = player["seat"]
            figures = [player[key] for key in ("pearls", "hand", "tokens", "affiliated")]
            assert figures == [self.pearls[seat], self.hand[seat], self.tokens[seat], self.allies[seat]]
            assert player["locations"] == self.tiles[seat] or view["drawn"]
            assert [placed["lord"] for placed in player["lords"]] == self.lords[seat]
            for placed in player["lords"]:
                assert placed["turned"] == (placed["lord"] in self.turned)
                assert placed["under"] == self.under.get(placed["lord"])
            assert player["keys"] == self.keys[seat] or view["drawn"]  # tokens are told when all three are spent


@pytest.mark.parametrize("seed", range(24))
def test_whoever_listens_knows_what_lies_open(seed):
    luck = random.Random(seed)
    state = undertow.game("abyss").new(seats=2 + seed % 3, seed=seed)
    heard, listener = 0, Listener(state.view(None))
    while True:
        told = state.log(None)
        for event in told[heard:]:
            listener.hear(event.key, event.values)
        heard = len(told)
        listener.agrees_with(state.view(None), state.result)
        if state.over:
            return
        state.play(luck.choice(state.moves))
