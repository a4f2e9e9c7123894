import { topPhase } from '#kernel/game/phases.ts'
import { both, type Lesson, type LessonStep, type MomentTest, momentsOf } from '#screen/lesson.ts'
import { nearestOn } from '../game/board/centreline.ts'
import { fieldOf } from '../game/field.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import type { Phase } from '../game/phases/shapes.ts'
import type { View } from '../game/view.ts'
import { fromInches, SIGHT } from '../tables/table-top.ts'

type Test = MomentTest<View>

const SIDE = 'a'

const { phaseIs, given, turnIs, orBy } = momentsOf<Phase, View, PlayerOrder>(SIDE, ({ move }) => move)

const canMove = phaseIs('movement')

const canCharge: Test = ({ view, deciding }) => {
  const phase = topPhase(view)
  return deciding === SIDE && phase?.name === 'movement' && phase.step === 'charges'
}

/** SK-FIRE-18: so near to a wall or hedge that it covers them. */
const isBehindCover: Test = ({ view }) =>
  view.units.some(
    ({ side, where, position }) =>
      side === SIDE &&
      where === 'table' &&
      fieldOf(view.scenario).lines.some(
        ({ line }) => nearestOn(line, position).off <= fromInches(SIGHT.behindLinear),
      ),
  )

const FIRST_MOVE: readonly LessonStep<View>[] = [
  {
    id: 'welcome',
    title: 'Your first skirmish',
    text: 'You lead two French squads of 1914. The shrine is worth five points, every man lost one to the enemy, and there are six moves. All stand where the scenario has them. Esc leaves this bubble; it waits for you.',
    place: 'table',
    read: true,
    done: given('pass'),
  },
  {
    id: 'initiative',
    title: 'The initiative',
    text: 'Each move begins with a die for each side. The higher has the initiative: it says who moves first, and it fires first. Whoever moves second has seen where the enemy went.',
    place: 'orders',
    when: phaseIs('initiative'),
    done: orBy(2, given('choose-turn'), phaseIs('movement', 'fire')),
  },
  {
    id: 'walk',
    title: 'Walk to the wall',
    text: 'Drag a man: his whole squad goes along, 6″ a move. The card says what the way costs and who could fire at them there. Space makes a bend; Enter and the arrows do it by keyboard.',
    place: 'table',
    when: canMove,
    done: orBy(2, given('move')),
  },
  {
    id: 'undo',
    title: 'Nothing is final',
    text: 'Press Undo, or Ctrl+Z: the move is taken back. Dice that have fallen will fall the same way again, so undo is no cheat.',
    place: 'undo',
    when: both(given('move'), phaseIs('movement', 'fire')),
    done: orBy(2, ({ tookBack }) => tookBack),
  },
  {
    id: 'rest',
    title: 'The other squad',
    text: 'Move them both now. What is filled in first is what your staff would order: press the button to take it, or drag the squad elsewhere.',
    place: 'give',
    when: canMove,
    done: orBy(2, ({ view }) => view.step === 'fire' || view.step === 'melee' || view.step === 'morale'),
  },
  {
    id: 'fire',
    title: 'Fire',
    text: 'Every weapon fires once a move. Choose an enemy in the list or tap him: below stands the table of the shot, step by step, and the men hit for each face of the die. Then fire.',
    place: 'orders',
    when: phaseIs('fire'),
    done: orBy(3, given('fire')),
  },
  {
    id: 'die',
    title: 'Read the die',
    text: 'Range and circumstances give the table, the men firing its column, and one die its row: so many are hit. They fall when both sides have fired. “Working” opens every step with its rule.',
    place: 'result',
    read: true,
    when: given('fire'),
    done: orBy(3),
  },
]

const LATER: readonly LessonStep<View>[] = [
  {
    id: 'nerve',
    title: 'Nerve',
    text: 'A squad under fire for the first time, or down to half, throws a d10 against its score at the end of the move. Above it, a second die says how its nerve breaks: it stands, falls back or runs.',
    place: 'result',
    read: true,
    when: both(turnIs(2), phaseIs('initiative', 'movement')),
    done: orBy(4),
  },
  {
    id: 'cover',
    title: 'Behind the wall',
    text: 'Bring a squad within 2″ of a wall: fire across it loses 2 on the table, 1 across a hedge. “Lie down at the end” takes another 2 off, but lying men only crawl.',
    place: 'table',
    when: both(turnIs(2), canMove),
    done: orBy(4, isBehindCover),
  },
  {
    id: 'aim',
    title: 'Aimed fire',
    text: 'A squad that neither moves nor turns takes aim: 1 more on its table. Press Hold for one of them, then the button, and fire with it in the Fire phase.',
    place: 'orders',
    when: both(turnIs(2), canMove),
    done: orBy(4, given('hold')),
  },
  {
    id: 'flank',
    title: 'Round the flank',
    text: 'Fire from the side into a line is enfilade: 2 more. Lead a squad past the end of the walls, by the wood or the hedge; woods cost 2″ an inch, and more than 2″ of wood hides it. End within 10″ of an enemy, and it can charge next.',
    place: 'table',
    read: true,
    when: both(turnIs(3), canMove),
    done: orBy(5, given('charge')),
  },
  {
    id: 'charge',
    title: 'Charge',
    text: 'An enemy is within a charge of 10″. Charges come before all moves: press one, or drag the squad onto him, and read it: what he fires as they close, how many meet how many, and who would win the round.',
    place: 'orders',
    when: canCharge,
    done: orBy(6, given('charge')),
  },
  {
    id: 'melee',
    title: 'Hand to hand',
    text: 'Each side throws a die on its melee table, and twice as many fall as in fire. Whoever lost more goes back 3″ and is tested. It is fought out move by move, so bring more men than he has.',
    place: 'result',
    read: true,
    when: given('charge'),
    done: orBy(6),
  },
  {
    id: 'report',
    title: 'What it all comes to',
    text: 'The report tells the battle: its story, its turning points, and whether you were lucky. You know all you need: go on for the shrine. Three men within 3″ of it hold it while no enemy is as near.',
    place: 'report',
    read: true,
  },
]

/** A first battle: walk, take back, fire, nerve, cover, aim, flank, charge. */
export const LESSON: Lesson<View> = {
  title: 'Your first skirmish',
  about: 'Two squads a side of 1914 and a wayside shrine. Moves, aimed fire, cover, nerve, the charge.',
  scenario: 'shrine-1914',
  seed: 43,
  side: SIDE,
  meanwhile: 'Go on with your orders; the lesson waits for you.',
  steps: [...FIRST_MOVE, ...LATER],
}
