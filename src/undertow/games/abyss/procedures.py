"""The steps of the game, as the book puts them: set-up, turn, exploration, recruitment, location, end."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.abyss import events as e
from undertow.games.abyss import legal
from undertow.games.abyss import moves as m
from undertow.games.abyss.board import (
    COURT,
    KEYS_FOR_A_LOCATION,
    LAST_THREAT,
    LORDS_TO_END,
    REFILL_AT,
    REFILL_PEARLS,
    THREAT_GOODS,
    THREAT_KEYS,
    TRACK,
)
from undertow.games.abyss.cards.allies import DECK, MONSTER, RACE, VALUE
from undertow.games.abyss.cards.locations import BLACK_SMOKERS, LOCATIONS
from undertow.games.abyss.cards.lords import (
    ANY_ALLY,
    CHOOSE_DRAWN,
    HAND_LIMIT,
    HARVESTS,
    LIMITS,
    LORDS,
    RENT,
    THREE_KEYS,
    TWO_STACKS,
    USABLE,
    enter_play,
)
from undertow.games.abyss.cards.prices import price
from undertow.games.abyss.frames import Controlling, Exploring, Recruiting
from undertow.games.abyss.state import Table
from undertow.kernel.flow import DONE, GO, NO_MOVE, Procedure, step
from undertow.kernel.state import NOBODY

ENDINGS: Final = ("seven_lords", "court_empty", "length")
ENDING_RULES: Final = ("ending.1", "ending.2", "rulings.length")
SEVEN_LORDS: Final = 0
COURT_EMPTY: Final = 1
LENGTH: Final = 2


class SetUp(Procedure):
    """The set-up."""

    def copy(self) -> Procedure:
        return SetUp().at_the_step_of(self)

    @step("setup.1")
    def shuffle_the_exploration_deck(self, table: Table, move: int) -> int:
        table.deck = table.chance.shuffled(DECK)
        return self.go_on()

    @step("setup.2")
    def reveal_six_lords(self, table: Table, move: int) -> int:
        table.lord_deck = table.chance.shuffled(list(range(len(LORDS))))
        table.court = list(table.lord_deck[:COURT])
        table.lord_at = COURT
        return self.go_on()

    @step("setup.3")
    def reveal_a_location(self, table: Table, move: int) -> int:
        table.tile_deck = table.chance.shuffled(list(range(len(LOCATIONS))))
        table.row = [table.tile_deck[0]]
        table.tile_at = 1
        return self.go_on()

    @step("setup.5")
    def threat_on_the_first_space(self, table: Table, move: int) -> int:
        table.threat = 0
        return self.go_on()

    @step("setup.7")
    def one_pearl_each(self, table: Table, move: int) -> int:
        table.pearls = [1] * table.seats
        return self.go_on()

    @step("setup.8")
    def choose_the_first_player_at_random(self, table: Table, move: int) -> int:
        first = table.chance.below(table.seats)
        table.tell(e.GAME_BEGUN, first)
        table.push(Turn(first))
        return self.go_on()


class Turn(Procedure):
    """A turn: plotting and one action, then locations, then the end of the turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Procedure:
        return Turn(self.seat).at_the_step_of(self)

    @step("turns.1")
    def begin(self, table: Table, move: int) -> int:
        table.tell(e.TURN_BEGUN, self.seat)
        if table.has(self.seat, RENT):
            table.pearls[self.seat] += 1
            table.tell(e.LANDLORD_PEARL, self.seat, 1)
        return self.go_on()

    @step("actions.1")
    def plot_and_carry_out_an_action(self, table: Table, move: int) -> int:
        seat = self.seat
        if move == NO_MOVE:
            return table.ask(seat, legal.TURN)
        if move == m.PLOT:
            return self.plot(table)
        if move == m.EXPLORE:
            table.push(Exploration(seat))
        elif move >= m.RECRUIT:
            table.push(Recruitment(seat, move - m.RECRUIT))
        elif move >= m.COUNCIL:
            table.take_stack(seat, move - m.COUNCIL, e.STACK_TAKEN)
            if table.has(seat, TWO_STACKS):
                table.push(SecondStack(seat))
        else:
            table.tell(e.NO_ACTION, seat)
        return self.go_on()

    def plot(self, table: Table) -> int:
        """Pay a pearl; the top lord goes to the free space farthest from the deck. rule: plotting.1, plotting.6."""
        lord = table.draw_lord()
        table.pearls[self.seat] -= 1
        table.court.append(lord)
        table.tell(e.LORD_PLOTTED, self.seat, lord)
        return GO

    @step("turns.2")
    def control_locations(self, table: Table, move: int) -> int:
        if table.keys_at_hand(self.seat) < KEYS_FOR_A_LOCATION:
            return self.go_on()
        if not table.row and not table.tiles_left():  # ruling: no_location
            return self.go_on()
        table.push(Control(self.seat))
        return GO

    @step("powers.3")
    def use_powers(self, table: Table, move: int) -> int:
        if not table.free[self.seat] & USABLE:  # the common case
            return self.go_on()
        if move == NO_MOVE and legal.POWERS.legal(table, self.seat):
            return table.ask(self.seat, legal.END_OF_TURN)
        return self.go_on()

    @step("lords.commander")
    def discard_down_to_six(self, table: Table, move: int) -> int:
        if move != NO_MOVE:
            table.discard_from_hand(self.seat, move - m.DISCARD, e.DISCARDED_FOR_COMMANDER)
        if len(table.hands[self.seat]) > HAND_LIMIT and table.suffers(self.seat, LIMITS):
            return table.ask(self.seat, legal.DISCARD_AT_END)
        return self.go_on()

    @step("turns.3")
    def end(self, table: Table, move: int) -> int:
        following = (self.seat + 1) % table.seats
        if table.extra_turns:  # rule: lords.invoker
            table.extra_turns -= 1
            following = self.seat
        elif following == table.final:  # rule: ending.3
            table.push(Scoring())
            return DONE
        table.push(Turn(following))
        return DONE


class SecondStack(Procedure):
    """The Alchemist's second stack."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Procedure:
        return SecondStack(self.seat).at_the_step_of(self)

    @step("lords.alchemist")
    def take_another_stack(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            full = legal.OTHER_STACKS.legal(table, self.seat)
            if not full:
                return DONE
            if len(full) > 1:
                return table.ask(self.seat, legal.SECOND_STACK)
            move = full[0]
        table.take_stack(self.seat, move - m.STACK, e.STACK_TAKEN)
        return DONE


class Exploration(Exploring):
    """Exploring the depths, card after card, until an ally is taken or a monster fought."""

    def copy(self) -> Procedure:
        return Exploration(self.seat, self.sold, self.bought, self.offered).at_the_step_of(self)

    @step("exploring.1")
    def reveal_a_card(self, table: Table, move: int) -> int:
        if table.deck_at == len(table.deck):
            if not table.discard:  # ruling: empty_deck
                table.tell(e.NOTHING_TO_REVEAL, self.seat)
                self.pc = CLEAR
                return GO
            table.rebuild_deck()
        card = table.deck[table.deck_at]
        table.deck_at += 1
        table.track.append(card)
        table.tell(e.CARD_REVEALED, self.seat, card, len(table.track))
        self.offered = 0
        self.pc = MEET if card == MONSTER else OFFER
        return GO

    @step("exploring.2")
    def offer_it_clockwise(self, table: Table, move: int) -> int:
        if move == m.BUY:
            return self.sell(table, (self.seat + self.offered + 1) % table.seats)
        if move == m.PASS:
            table.tell(e.OFFER_PASSED, (self.seat + self.offered + 1) % table.seats, table.track[-1])
            self.offered += 1
        while self.offered < table.seats - 1:
            seat = (self.seat + self.offered + 1) % table.seats
            if legal.BUYING.is_open(table, seat):
                return table.ask(seat, legal.OFFER)
            self.offered += 1
        return self.go_on()

    def sell(self, table: Table, buyer: int) -> int:
        """Sell the ally: price to the active player, card to the buyer, and on. rule: exploring.5, exploring.11."""
        card = table.track.pop()
        self.sold += 1
        self.bought |= 1 << buyer
        table.pearls[buyer] -= self.sold
        table.pearls[self.seat] += self.sold
        table.to_hand(buyer, card)
        table.tell(e.ALLY_BOUGHT, buyer, card, self.sold, self.seat)
        self.pc = REVEAL
        return GO

    @step("exploring.8")
    def take_it_or_go_on(self, table: Table, move: int) -> int:
        last = len(table.track) == TRACK  # rule: exploring.9
        if move == NO_MOVE and not last:
            return table.ask(self.seat, legal.KEEP)
        if move == m.GO_ON:
            table.tell(e.ALLY_LEFT, self.seat, table.track[-1])
            self.pc = REVEAL
            return GO
        card = table.track.pop()
        table.to_hand(self.seat, card)
        table.tell(e.ALLY_TAKEN, self.seat, card)
        if last:
            self.last_space(table)
        self.pc = CLEAR
        return GO

    @step("monsters.1")
    def fight_it_or_go_on(self, table: Table, move: int) -> int:
        last = len(table.track) == TRACK  # rule: monsters.7
        if move == NO_MOVE and not last:
            return table.ask(self.seat, legal.MONSTER)
        if move == m.GO_ON:
            if table.threat < LAST_THREAT:
                table.threat += 1
            table.tell(e.THREAT_RISES, table.threat + 1)
            self.pc = REVEAL
            return GO
        table.tell(e.MONSTER_FOUGHT, self.seat, table.threat + 1)
        if last:  # rule: monsters.8
            self.last_space(table)
        return self.go_on()

    def last_space(self, table: Table) -> None:
        """Take the pearl of the last space."""
        table.pearls[self.seat] += 1
        table.tell(e.LAST_SPACE, self.seat)

    @step("monsters.2")
    def take_the_reward(self, table: Table, move: int) -> int:
        seat = self.seat
        space = legal.reward_space(table, seat)
        goods = THREAT_GOODS[space]
        if move == NO_MOVE:
            if goods and table.tokens_left():
                return table.ask(seat, legal.REWARD)
            move = m.REWARD
        if space != table.threat:
            table.tell(e.THREAT_TAMED, seat, space + 1)
        keys = THREAT_KEYS[space]
        tokens = move - m.REWARD
        table.keys[seat] += keys
        table.pearls[seat] += goods - tokens
        table.tell(e.REWARD_TAKEN, seat, keys, goods - tokens, tokens)
        for _ in range(tokens):
            table.draw_token(seat)
        table.threat = 0  # rule: monsters.5
        return self.go_on()

    @step("exploring.12")
    def clear_the_track(self, table: Table, move: int) -> int:
        races = 0
        for card in table.track:
            if card == MONSTER:  # rule: exploring.13
                table.discard.append(card)
            else:
                table.council[RACE[card]].append(card)
                table.tell(e.TO_COUNCIL, card)
                races |= 1 << RACE[card]
        table.track = []
        if races and table.has(self.seat, HARVESTS):
            pearls = sum([races >> race & 1 for race in range(5)])
            table.pearls[self.seat] += pearls
            table.tell(e.SHIP_MASTER_PEARLS, self.seat, pearls)
        return DONE


REVEAL: Final = 0
OFFER: Final = 1
MEET: Final = 3
CLEAR: Final = 5


class Recruitment(Recruiting):
    """Recruiting a lord from the court."""

    def copy(self) -> Procedure:
        return Recruitment(self.seat, self.lord, self.any_ally).at_the_step_of(self)

    @step("recruiting.1")
    def name_the_lord(self, table: Table, move: int) -> int:
        self.any_ally = 1 if table.has(self.seat, ANY_ALLY) else 0  # rule: lords.master_of_magic
        table.tell(e.RECRUITING, self.seat, self.lord)
        return self.go_on()

    @step("recruiting.4")
    def lay_out_allies(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, legal.PAY)
        if move != m.PAID:
            table.hands[self.seat].remove(move - m.PAY)
            table.payment.append(move - m.PAY)
            return GO
        return self.go_on()

    @step("recruiting.6")
    def pay_the_rest_in_pearls(self, table: Table, move: int) -> int:
        paid = 0
        table.payment.sort()  # in which order they were laid out is nobody's business
        for card in table.payment:
            paid += VALUE[card]
            table.tell(e.ALLY_PAID, self.seat, card)
        missing = price(table, self.seat, LORDS[self.lord]) - paid
        if missing > 0:  # rule: recruiting.5
            table.pearls[self.seat] -= missing
            table.tell(e.PEARLS_PAID, self.seat, missing)
        return self.go_on()

    @step("recruiting.8")
    def affiliate_the_lowest(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            answers = legal.JOINING.legal(table, self.seat)
            if len(answers) > 1:
                return table.ask(self.seat, legal.AFFILIATE)
            move = answers[0]
        card = move - m.AFFILIATE
        table.payment.remove(card)
        table.discard += table.payment
        table.payment = []
        table.affiliated[self.seat].append(card)
        table.affiliated[self.seat].sort()
        table.tell(e.AFFILIATED, self.seat, card)
        return self.go_on()

    @step("recruiting.11")
    def the_lord_enters_play(self, table: Table, move: int) -> int:
        table.court.remove(self.lord)  # rule: court.1
        outcome = self.go_on()
        enter_play(table, self.seat, self.lord)
        return outcome

    @step("court.2")
    def refill_the_court(self, table: Table, move: int) -> int:
        if len(table.court) <= REFILL_AT:  # ruling: refill
            table.pearls[self.seat] += REFILL_PEARLS
            table.tell(e.COURT_PEARLS, self.seat)
            while table.court_has_room() and table.lords_left():
                lord = table.draw_lord()
                table.court.append(lord)
                table.tell(e.LORD_REVEALED, lord)
            if table.court_has_room():  # rule: ending.2
                trigger_the_end(table, self.seat, COURT_EMPTY)
        return self.go_on()

    @step("ending.1")
    def count_the_lords(self, table: Table, move: int) -> int:
        if len(table.lords[self.seat]) >= LORDS_TO_END:
            trigger_the_end(table, self.seat, SEVEN_LORDS)
        return self.go_on()


def trigger_the_end(table: Table, seat: int, ending: int) -> None:
    """Let every other player have one last turn; a second trigger changes nothing."""
    if table.final == NOBODY:
        table.final = seat
        table.ending = ending
        table.tell(e.LAST_TURNS, seat)


class Control(Controlling):
    """Taking control of a location with three keys."""

    def copy(self) -> Procedure:
        return Control(self.seat, self.spent, self.tokens_spent).at_the_step_of(self)

    @step("locations.2")
    def take_a_location_or_draw(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, legal.CONTROL)
        if move >= m.DRAW:
            table.draw_tiles(move - m.DRAW + 1)
            return self.go_on()
        table.take_from_row(move - m.LOCATION)
        return self.go_on()

    @step("locations.3")
    def keep_one_of_the_drawn(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            if len(table.drawn) > 1:
                return table.ask(self.seat, CHOOSE_DRAWN)
            return self.go_on()
        table.choose_drawn(move - m.LOCATION)
        return self.go_on()

    @step("locations.7")
    def spend_three_keys(self, table: Table, move: int) -> int:
        while self.spent < KEYS_FOR_A_LOCATION:
            if move == NO_MOVE:
                ways = legal.TOKEN_KEYS.legal(table, self.seat) + legal.LORD_KEYS.legal(table, self.seat)
                if len(ways) > 1 and table.keys_at_hand(self.seat) > KEYS_FOR_A_LOCATION - self.spent:
                    return table.ask(self.seat, legal.SPEND)
                move = ways[0]
            if move == m.KEY_TOKEN:
                table.keys[self.seat] -= 1
                self.tokens_spent += 1
                self.spent += 1
            else:
                lord = move - m.KEY_LORD
                self.spent += KEYS_FOR_A_LOCATION if THREE_KEYS >> lord & 1 else 1
                table.slide_under(self.seat, lord, table.drawn[0])
            move = NO_MOVE
        if self.tokens_spent:
            table.tell(e.KEYS_SPENT, self.seat, self.tokens_spent)
        return self.go_on()

    @step("locations.1")
    def control_it(self, table: Table, move: int) -> int:
        table.control(self.seat, table.drawn[0])
        return DONE


class Smokers(Procedure):
    """The Black Smokers, exchanged for any location of the deck."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Procedure:
        return Smokers(self.seat).at_the_step_of(self)

    @step("tiles.black_smokers")
    def exchange_them(self, table: Table, move: int) -> int:
        if not table.tiles_left():
            return DONE
        if move == NO_MOVE:
            return table.ask(self.seat, legal.EXCHANGE)
        if move == m.PASS:
            return DONE
        tile = move - m.LOCATION
        rest = [other for other in table.tile_deck[table.tile_at :] if other != tile]
        table.tile_deck = table.chance.shuffled(sorted(rest))
        table.tile_at = 0
        own = table.locations[self.seat]
        own[own.index(BLACK_SMOKERS)] = tile
        table.removed.append(BLACK_SMOKERS)
        table.move_lords_under(BLACK_SMOKERS, tile)
        table.tell(e.SMOKERS_EXCHANGED, self.seat, tile)
        return DONE


class Scoring(Procedure):
    """The end of the game."""

    def copy(self) -> Procedure:
        return Scoring().at_the_step_of(self)

    @step("scoring.1")
    def affiliate_from_hand(self, table: Table, move: int) -> int:
        for seat in range(table.seats):
            joined = 0
            for card in table.hands[seat]:  # sorted: the lowest of each race comes first
                if joined >> RACE[card] & 1:
                    table.discard.append(card)  # rule: scoring.2
                else:
                    joined |= 1 << RACE[card]
                    table.affiliated[seat].append(card)
                    table.tell(e.AFFILIATED_AT_END, seat, card)
            table.affiliated[seat].sort()
            table.hands[seat] = []
        return self.go_on()

    @step("scoring.7")
    def add_everything_up(self, table: Table, move: int) -> int:
        table.sheet = [score_sheet(table, seat) for seat in range(table.seats)]
        scores = [sum(line) for line in table.sheet]
        for seat in range(table.seats):
            if table.tokens[seat]:
                table.tell(e.TOKENS_SHOWN, seat, sum(table.tokens[seat]))
        for seat in range(table.seats):
            table.tell(e.SCORED, seat, scores[seat])
        return table.finish(winners(table, scores), scores, ENDINGS[table.ending], ENDING_RULES[table.ending])


def score_sheet(table: Table, seat: int) -> list[int]:
    """What a seat has scored: locations, lords, allies, monster tokens."""
    tiles = sum([LOCATIONS[tile].worth(table, seat) for tile in table.locations[seat]])  # rule: scoring.3
    lords = sum([LORDS[lord].influence for lord in table.lords[seat]])  # rule: scoring.4
    highest = [0] * 5
    for card in table.affiliated[seat]:  # rule: scoring.5
        highest[RACE[card]] = max(highest[RACE[card]], VALUE[card])
    return [tiles, lords, sum(highest), sum(table.tokens[seat])]


def winners(table: Table, scores: list[int]) -> list[int]:
    """The highest score; then the most pearls; then the most valuable lord; then a shared victory. rule: goal.1"""
    best: list[int] = []
    top: list[int] = []
    for seat in range(table.seats):
        lord = max([LORDS[lord].influence for lord in table.lords[seat]], default=0)
        standing = [scores[seat], table.pearls[seat], lord]  # rule: scoring.8, scoring.9
        if standing > top:
            top = standing
            best = [seat]
        elif standing == top:  # rule: scoring.10
            best.append(seat)
    return best


def score_at_once(table: Table) -> None:
    """End the game where it stands. ruling: length."""
    table.hands_back()
    table.ending = LENGTH
    table.stack.clear()
    scoring = Scoring()
    table.push(scoring)
    scoring.affiliate_from_hand(table, NO_MOVE)
    scoring.add_everything_up(table, NO_MOVE)
