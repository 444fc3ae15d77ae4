"""Law 5: nothing leaks. No bot and no page can know more than the seat does."""

from hypothesis import given, settings
from hypothesis import strategies as st

from incognita.core import CHANCE, OVER, Game, Rng
from tests.laws.conserved import census_of
from tests.laws.walks import EVERY_GAME, SEEDS, a_position, choices, everybody, examples, walk


@EVERY_GAME
@given(data=st.data())
def test_a_seat_cannot_tell_determinised_states_apart(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game)
    seed = data.draw(SEEDS)
    for eyes in everybody(state):
        twin = state.determinise(eyes, Rng(seed))
        assert twin.view(eyes) == state.view(eyes)
        assert (twin.actor(), twin.actors()) == (state.actor(), state.actors())
        if eyes in state.actors():
            assert twin.legal(eyes) == state.legal(eyes)
            assert game.plans(twin) == game.plans(state)
        assert twin.scores() == state.scores()


@EVERY_GAME
@given(data=st.data())
def test_the_guess_depends_on_nothing_that_is_hidden(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game)
    first, second = data.draw(SEEDS), data.draw(SEEDS)
    for eyes in everybody(state):
        twin = state.determinise(eyes, Rng(first))
        guess = state.determinise(eyes, Rng(second))
        assert twin.determinise(eyes, Rng(second)).dump() == guess.dump()


@EVERY_GAME
@given(data=st.data())
def test_guessing_leaves_the_true_state_alone_and_invents_nothing(
    game: Game, data: st.DataObject
) -> None:
    state = a_position(data, game)
    before = state.dump()
    for eyes in everybody(state):
        twin = state.determinise(eyes, Rng(data.draw(SEEDS)))
        assert census_of(game, twin) == census_of(game, state)
        walk(twin, Rng(1), 30)
    assert state.dump() == before


@EVERY_GAME
@settings(max_examples=examples(25))
@given(data=st.data())
def test_reasons_tell_a_seat_nothing_hidden(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game)
    for seat in range(state.players()):
        twin = state.determinise(seat, Rng(data.draw(SEEDS)))
        for action in range(0, game.action_count(), 7):
            assert twin.refusal(seat, action) == state.refusal(seat, action)


@EVERY_GAME
@given(data=st.data())
def test_outcomes_that_look_alike_leave_the_same_view(game: Game, data: st.DataObject) -> None:
    """A seat to which two outcomes look alike has the same view after either."""
    state = a_position(data, game)
    if state.actor() != CHANCE:
        return
    for eyes in everybody(state):
        views_after: dict[str, object] = {}
        for outcome, _weight in state.outcomes():
            after = state.copy()
            after.apply(outcome)
            description = repr(game.describe_for(state, outcome, eyes))
            assert views_after.setdefault(description, after.view(eyes)) == after.view(eyes)


@EVERY_GAME
@given(data=st.data())
def test_a_watcher_is_shown_no_more_than_any_seat(game: Game, data: st.DataObject) -> None:
    """What a spectator is told about an event, every seat is told as well."""
    state = a_position(data, game)
    if state.actor() == CHANCE:
        actions = [outcome for outcome, _weight in state.outcomes()]
    else:
        actions = state.legal()
    for action in actions:
        watched = game.describe_for(state, action, -1)
        full = game.describe(state, action)
        if watched["kind"] == "hidden":
            assert watched == {"kind": "hidden", "seat": full["seat"]}
            continue
        for name, fact in watched.items():
            assert fact in (full[name], -1)


@EVERY_GAME
@settings(max_examples=examples(30))
@given(data=st.data())
def test_two_tables_with_the_same_glimpses_give_the_same_views(
    game: Game, data: st.DataObject
) -> None:
    """Along a whole stretch of play: what was not shown to a seat never reaches its view.

    The true table and a guess of it are played on side by side with the same visible events; the
    stretch ends as soon as something visible can only happen at one of the two tables, all that was
    decided at once is revealed, or the game is over, which reveals the rest.
    """
    state = walk(
        game.start(**data.draw(choices(game))),
        Rng(data.draw(SEEDS)),
        data.draw(st.integers(0, 300)),
    )
    eyes = data.draw(st.sampled_from(everybody(state)))
    twin = state.determinise(eyes, Rng(data.draw(SEEDS)))
    rng = Rng(data.draw(SEEDS))
    for _ in range(60):
        if state.actor() == CHANCE:
            outcome = state.sample(rng)
            seen = game.describe_for(state, outcome, eyes)
            alike = [
                other
                for other, _weight in twin.outcomes()
                if game.describe_for(twin, other, eyes) == seen
            ]
            if not alike:
                break
            state.apply(outcome)
            twin.apply(alike[rng.below(len(alike))])
        else:
            seat = state.actor()
            common = sorted(set(state.legal(seat)) & set(twin.legal(seat)))
            if not common:
                break
            action = common[rng.below(len(common))]
            assert game.describe_for(state, action, eyes) == game.describe_for(twin, action, eyes)
            last, loose = state.actors() == [seat], state.undoable(seat)
            simultaneous = state.simultaneous()
            state.apply(action, seat)
            twin.apply(action, seat)
            if simultaneous and last and state.undoable(seat) <= loose:
                break
        if OVER in (state.actor(), twin.actor()):
            break
        assert state.view(eyes) == twin.view(eyes)
