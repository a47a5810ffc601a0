"""The rules-of-thumb player: it plays sensibly, sees only its seat, and is the same for the same seed."""

from __future__ import annotations

from collections import Counter

import pytest
from staging import (
    DONE,
    OPTION_A,
    OPTION_B,
    PASS,
    Scene,
    act_card,
    add,
    card,
    discard,
    mythos_card,
    name_waypoint,
    to_seat,
    walk,
)

from undertow.bots.random import Random
from undertow.games.unfathomable import GAME
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    BOILER_ROOM,
    BRIG,
    CHAPEL,
    CULTIST,
    HYBRID,
    INFLUENCE,
    OBSERVATION,
    PORT,
    STRENGTH,
    WILL,
)
from undertow.games.unfathomable.cards.mythos import CARDS
from undertow.games.unfathomable.cards.skills import SKILL, VALUE
from undertow.games.unfathomable.judging.checks import likely_total, skill_bits
from undertow.games.unfathomable.judging.eyes import Eyes, lose_harm
from undertow.games.unfathomable.judging.harm import harm_of, mythos_harm
from undertow.games.unfathomable.judging.numbers import HELP, HIDE, OPEN
from undertow.games.unfathomable.judging.programs import BY_VALUE, CODES, USUAL, WEIGHTLESS
from undertow.games.unfathomable.procedures.checks import SkillCheck
from undertow.games.unfathomable.procedures.defeat import DefeatCharacter
from undertow.games.unfathomable.procedures.effects import Instruction
from undertow.games.unfathomable.procedures.rooms import BoilerRoom
from undertow.games.unfathomable.procedures.tracks import Travel
from undertow.games.unfathomable.thumb import Thumb
from undertow.kernel.seat import Bot, Seat
from undertow.match import play


def choice(scene: Scene) -> int:
    """What the bot would do in a scene."""
    return Thumb().choose(Seat(scene.table, scene.seat))


def eyes(scene: Scene, seat: int = 0) -> Eyes:
    """What a seat sees."""
    seats = scene.table.seats
    return Eyes(scene.table.view(seat), seat, scene.table.caption(), [0.0] * seats, False)


def totalled(scene: Scene, name: str, *pile: str) -> Scene:
    """A crisis whose check has just been added up: these cards lie there."""
    t = scene.table
    t.crisis.append(scene._mythos(name))
    each = CARDS[mythos_card(name)]
    for one in pile:
        t.decks[SKILL[card(one)]].remove(card(one))
        t.pile.append(card(one))
    frame = SkillCheck(each.target, each.partial, each.skills)
    frame.go_to("skill_checks.8")
    return scene.begin(frame)


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_it_plays_whole_games_without_a_log(seats: int) -> None:
    for seed in range(5):
        record = play(GAME, ["thumb"] * seats, seed=seed, windows="skip", log=False)
        assert record.result is not None and record.result["ending"] != "length"


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = (play(GAME, ["thumb"] * 4, seed=5).text() for _ in range(2))
    assert one == two


def test_it_plays_the_same_with_and_without_log_and_windows() -> None:
    for seed in range(3):
        results = [
            play(GAME, ["thumb"] * 4, seed=seed, windows=windows, log=log).result
            for windows, log in (("ask", True), ("skip", True), ("skip", False))
        ]
        assert results[0] == results[1] == results[2]


def test_its_answers_are_legal_whatever_others_do() -> None:
    asked: Counter[str] = Counter()
    for seed in range(24):
        state = GAME.new(3 + seed % 4, seed, {"characters": "random"}, windows="skip", log=False)
        bots = [Thumb() for _ in range(state.seats)]
        chance = Random()
        chance.begin(str(seed))
        while not state.over:
            seat = state.seat
            assert seat is not None
            asked[state.asking.key] += 1
            move = bots[seat].choose(Seat(state, seat))
            assert move in state.moves
            state.play(chance.choose(Seat(state, seat)) if state.count % 3 else move)
    assert len(asked) >= 90, sorted(asked)


def test_it_does_not_depend_on_what_it_may_not_know() -> None:
    for seed in range(3):
        state = GAME.new(4, seed, {"characters": "random"})
        for _ in range(150):
            if state.over:
                break
            seat = state.seat
            assert seat is not None
            move = Thumb().choose(Seat(state, seat))
            assert Thumb().choose(Seat(state.redeal(seat, 1), seat)) == move
            state.play(move)


class Sides(Bot):
    """Humans play by one rule, traitors by another."""

    def __init__(self, humans: Bot, traitors: Bot) -> None:
        super().__init__()
        self.sides = (humans, traitors)

    def begin(self, seed: str) -> None:
        for side in self.sides:
            side.begin(seed)

    def choose(self, seat: Seat) -> int:
        view = seat.view
        shown = view["players"][seat.number]["traitor"] is not None
        return self.sides[shown or HYBRID in view["loyalty"] or CULTIST in view["loyalty"]].choose(seat)


def ports(humans: type[Bot], traitors: type[Bot], games: int) -> int:
    """How often the ship comes to port."""
    reached = 0
    for seed in range(games):
        bots = [Sides(humans(), traitors()) for _ in range(4)]
        record = play(GAME, bots, seed=seed, windows="skip", log=False)
        assert record.result is not None
        reached += record.result["ending"] == "port"
    return reached


@pytest.mark.wheel
@pytest.mark.night  # plain it takes too long for make test
def test_humans_play_better_than_chance() -> None:
    games = 24
    assert ports(Random, Random, games) == ports(Random, Thumb, games) == 0
    assert ports(Thumb, Thumb, games) >= 4


# -- whose side it is on -----------------------------------------------------------------------------------------------


def test_whose_side_it_is_on() -> None:
    assert eyes(Scene().turn()).side == HELP
    assert eyes(Scene().loyal(0, "human", "hybrid").turn()).side == HIDE
    assert eyes(Scene().traitor(0).turn()).side == OPEN
    cultist = Scene("keilani", "arjun", "william", "samira").loyal(0, "cultist").turn()
    assert eyes(cultist).side == HELP
    cultist.waypoints("calm_waters", "rough_water", "stormy_seas")
    assert cultist.table.distance() == PORT and eyes(cultist).side == HIDE


def test_a_loss_hurts_more_the_less_there_is() -> None:
    scene = Scene().dial("food", 3).turn()
    assert lose_harm(eyes(scene), 1) > lose_harm(eyes(scene), 2)
    assert lose_harm(eyes(scene), 1, 3) > 30


def test_every_card_can_be_weighed() -> None:
    seen = eyes(Scene("keilani", "arjun", "william", "samira").turn())
    for number, each in enumerate(CARDS):
        assert -20 < mythos_harm(seen, number) < 20, each.slug
        assert harm_of(seen, each.second) > -8, each.slug


# -- skill checks ------------------------------------------------------------------------------------------------------


def added_by(scene: Scene, seat: int) -> list[str]:
    """Let the bot add cards for a seat, and say which ones."""
    before = Counter(scene.hand_of(seat))
    while scene.prompt == "add_cards" and scene.seat == seat:
        scene.play(choice(scene))
    return sorted((before - Counter(scene.hand_of(seat))).elements())


HAND = ("strength 5", "strength 4", "observation 3", "observation 2", "lore 2", "influence 1")


def test_it_helps_with_supporting_cards_only() -> None:
    scene = Scene().hand(0, *HAND).dial("sanity", 3).crisis("shipboard_fire")
    cards = added_by(scene, 0)
    assert sum(VALUE[card(name)] for name in cards) >= 11
    assert {SKILL[card(name)] for name in cards} <= {OBSERVATION, STRENGTH}


@pytest.mark.parametrize("crisis", ["shipboard_fire", "deep_one_swarm", "adrift_fishing_boat", "hull_leak"])
def test_a_human_adds_no_more_to_a_check_than_is_missing(crisis: str) -> None:
    many = ("strength 1", "strength 2", "strength 3", "strength 4", "observation 2", "observation 3", "observation 4")
    scene = Scene().hand(0, *many, *many[:2]).dial("sanity", 2).dial("souls", 2).dial("fuel", 2).crisis(crisis)
    seen = eyes(scene)
    check = seen.view["check"]
    assert check is not None
    missing = check["target"] - likely_total(seen, check, skill_bits(check))
    values = [VALUE[card(name)] for name in added_by(scene, 0)]
    assert sum(values) >= missing > sum(values) - min(values), "with one card less it would not have been enough"


def test_it_does_not_waste_cards_on_a_check_out_of_reach() -> None:
    scene = Scene().hand(0, "strength 2", "lore 2", "influence 1").crisis("the_mothers_wrath")
    assert choice(scene) == DONE


def test_a_hidden_traitor_does_not_help_where_much_is_at_stake() -> None:
    hand = ("influence 5", "influence 2", "influence 2", "will 5", "will 2", "will 2", "will 1", "lore 1")
    human = Scene().hand(0, *hand).dial("sanity", 3).crisis("rally_the_crew")
    assert sum(VALUE[card(name)] for name in added_by(human, 0)) >= 13
    scene = Scene().hand(0, *hand).loyal(0, "hybrid").dial("sanity", 3).crisis("rally_the_crew")
    assert sum(VALUE[card(name)] for name in added_by(scene, 0) if SKILL[card(name)] in (INFLUENCE, WILL)) <= 2


def test_a_revealed_traitor_adds_what_opposes_most() -> None:
    scene = Scene("jamie", "arjun", "william").hand(1, "lore 4", "will 2", "strength 5").hand(0, *HAND).traitor(1)
    scene.crisis("shipboard_fire")
    assert scene.seat == 1 and choice(scene) == add("lore 4")


def test_determination_turns_a_check_when_a_point_is_missing() -> None:
    pile = ("strength 5", "observation 3")  # 8, and 9 are needed
    scene = totalled(Scene(windows="ask").hand(0, "will 3").dial("fuel", 3), "hull_leak", *pile)
    assert choice(scene) == m.REACT
    while scene.prompt == "react":
        scene.play(choice(scene))
    assert scene.prompt == "after_total" and choice(scene) == m.RAISE + card("will 3")
    traitor = totalled(Scene(windows="ask").hand(0, "will 3").loyal(0, "hybrid"), "hull_leak", *pile)
    assert choice(traitor) == PASS


def test_determination_is_kept_when_it_does_not_help() -> None:
    scene = totalled(Scene(windows="ask").hand(0, "will 3"), "hull_leak", "strength 3")
    assert choice(scene) == PASS
    passed = totalled(Scene(windows="ask").hand(0, "will 3"), "hull_leak", "strength 5", "observation 5")
    assert choice(passed) == PASS


def test_it_does_not_send_anyone_to_the_brig_without_a_reason() -> None:
    scene = Scene().hand(1, "influence 5", "observation 4").at(0, "captains cabin").turn()
    scene.play(m.ROOM_ACTION + 18, to_seat(2))
    assert scene.seat == 1 and scene.prompt == "add_cards" and choice(scene) == DONE


# -- dice and defeat ---------------------------------------------------------------------------------------------------


def test_it_prevents_its_own_defeat() -> None:
    scene = Scene(windows="ask").hand(0, "strength 5", "strength 1").begin(DefeatCharacter(0))
    assert choice(scene) == m.REACT
    scene.play(m.REACT)
    assert scene.prompt == "prevent_defeat" and choice(scene) == m.PLAY + card("strength 5")


def test_svetlana_heals_others_with_a_low_lore_card() -> None:
    scene = Scene("keilani", "arjun", "svetlana", windows="ask").hand(2, "lore 4", "lore 1").begin(DefeatCharacter(0))
    assert scene.seat == 2 and choice(scene) == m.REACT
    scene.play(m.REACT)
    assert choice(scene) == discard("lore 1")


def test_keen_insight_when_fuel_is_short() -> None:
    scene = Scene(windows="ask").hand(0, "strength 1", "observation 3").at(0, "boiler room").dial("fuel", 3)
    scene.begin(BoilerRoom(0)).play(discard("strength 1"))
    assert scene.prompt == "react" and choice(scene) == m.REACT
    scene.play(m.REACT)
    assert choice(scene) == m.RAISE + card("observation 3")


# -- actions -----------------------------------------------------------------------------------------------------------


def test_it_stokes_when_port_is_one_step_away() -> None:
    scene = Scene().waypoints("calm_waters", "rough_water", "stormy_seas").track("travel", 3)
    scene.hand(0, "strength 2", "lore 1").at(0, "boiler room").turn()
    assert choice(scene) == m.ROOM_ACTION + BOILER_ROOM
    assert choice(Scene().waypoints("calm_waters", "rough_water", "stormy_seas").track("travel", 3)
                  .hand(0, "strength 2").at(0, "galley").turn()) == walk("boiler room")  # fmt: skip


def test_it_repairs_before_the_ship_is_lost() -> None:
    scene = Scene().damaged("bridge", "chapel", "cargo hold", "galley", "captains cabin").at(0, "chapel")
    kind = scene.table.damage[CHAPEL - 16]
    assert kind is not None
    for name in ("influence", "lore", "observation", "strength", "will"):
        scene.hand(0, f"{name} 4")
    scene.turn()
    assert choice(scene) == m.REPAIR + CHAPEL


def test_it_leaves_the_sick_bay() -> None:
    assert m.MOVE <= choice(Scene().at(0, "sick bay").turn()) < m.MOVE + 24


def test_it_tries_to_leave_the_brig() -> None:
    assert choice(Scene().at(0, "brig").hand(0, "lore 3", "strength 4").turn()) == m.ROOM_ACTION + BRIG


def test_the_captain_takes_the_waypoint_that_the_ship_can_afford() -> None:
    scene = (
        Scene().title("captain", 0).dial("fuel", 2).track("travel", 3).next_waypoints("calm_waters", "deserted_island")
    )
    scene.begin(Travel())
    assert scene.prompt == "pick_waypoint" and choice(scene) == name_waypoint("deserted_island")


def test_a_crisis_takes_what_the_ship_can_afford() -> None:
    assert choice(Scene().dial("sanity", 2).crisis("missing_jewelry")) == OPTION_B
    assert choice(Scene().dial("food", 2).crisis("infection")) == OPTION_B
    assert choice(Scene().dial("souls", 2).crisis("infection")) == OPTION_A


# -- traitors ----------------------------------------------------------------------------------------------------------


def test_a_traitor_reveals_in_the_brig_late_in_the_game() -> None:
    scene = Scene().loyal(0, "hybrid").at(0, "brig").waypoints("calm_waters", "rough_water").dial("food", 3).turn()
    assert choice(scene) == m.REVEAL + HYBRID


def test_a_traitor_does_not_reveal_in_the_first_turn() -> None:
    scene = Scene("samira", "arjun", "william").loyal(0, "hybrid").hand(0, "lore 1").turn()
    assert not m.REVEAL <= choice(scene) < m.REVEAL + 3


def test_a_cultist_does_not_reveal_before_port_is_in_sight() -> None:
    scene = Scene("samira", "arjun", "william", "keilani").loyal(0, "cultist").at(0, "brig").turn()
    assert choice(scene) != m.REVEAL + CULTIST
    scene = Scene("samira", "arjun", "william", "keilani").loyal(0, "cultist").at(0, "brig")
    scene.waypoints("calm_waters", "rough_water", "stormy_seas").turn()
    assert choice(scene) == m.REVEAL + CULTIST


def test_a_revealed_traitor_ransacks() -> None:
    scene = Scene().traitor(0).at(0, "galley").hand(0, "treachery 4").dial("food", 2)
    scene.table.stack[-1].go_to("treachery.2")
    scene.turn()
    assert scene.prompt == "start_of_actions" and choice(scene) == m.PLAY + card("treachery 4")


def test_a_revealed_traitor_kills_passengers_who_are_alone() -> None:
    scene = Scene().traitor(0).at(0, "deck 3").on_deck("deck 3", 1).turn()
    assert choice(scene) == m.DEFEAT_PASSENGER


def test_a_revealed_traitor_calls_the_last_deep_one() -> None:
    scene = Scene().traitor(0).at(0, "galley").hand(0, "treachery 1").deep_ones("water 1", 20).turn()
    assert choice(scene) == act_card("treachery 1")


def kinds_of_instructions(kind: type[Instruction] = Instruction) -> set[str]:
    """The names of all instructions that cards are made of."""
    return {kind.__name__}.union(*[kinds_of_instructions(below) for below in kind.__subclasses__()])


def test_every_instruction_has_a_weight():
    weighed = [*CODES, *USUAL, *WEIGHTLESS, *BY_VALUE]
    assert len(set(weighed)) == len(weighed), "weighed twice"
    assert set(weighed) == kinds_of_instructions() - {"Instruction", "Branch", "If"}
