import { topPhase } from '#kernel/game/phases.ts'
import { within } from '#kernel/geometry/gap.ts'
import { both, type Lesson, type LessonStep, type MomentTest, momentsOf } from '#screen/lesson.ts'
import { goingOf } from '../game/moves/mover.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import type { Phase } from '../game/phases/shapes.ts'
import { isRifles, standsOf, unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { COMMAND_RANGE } from '../tables/index.ts'
import type { OrderUnit } from '../vocabulary.ts'
import { asOrder } from './writing/orders.ts'

type Test = MomentTest<View>

const SIDE = 'attacker'

const { phaseIs, given, turnIs, orBy } = momentsOf<Phase, View, PlayerOrder>(SIDE, ({ turn }) => turn)

/** Own units of these kinds have been ordered. */
const ordered =
  (...kinds: readonly OrderUnit[]): Test =>
  ({ view, given: all }) =>
    all.some(({ side, order }) => {
      const known = side === SIDE && order.kind === 'order' ? asOrder(order) : undefined
      const unit = known?.kind === 'order' ? unitNamed(view, known.unit) : undefined
      return unit !== undefined && kinds.includes(unit.kind)
    })

/** The unit that spends its actions now is of this kind. */
const acts =
  (kind: OrderUnit): Test =>
  ({ view, deciding }) => {
    const phase = topPhase(view)
    return deciding === SIDE && phase?.name === 'actions' && unitNamed(view, phase.unit)?.kind === kind
  }

/** After the first turn; what the staff did in that teaches nothing. */
const hasAssaulted: Test = ({ given: all }) => {
  const ended = all.findIndex(({ side, order }) => side === SIDE && order.kind === 'end-turn')
  return all.some(({ side, order }, i) => {
    const known =
      side === SIDE && order.kind === 'move' && ended >= 0 && i > ended ? asOrder(order) : undefined
    return known?.kind === 'move' && known.stands.some(({ assault }) => assault !== undefined)
  })
}

const hasHadOrders: Test = ({ view }) => view.battalions.every(({ side, done }) => side !== SIDE || done)

const isMarked: Test = ({ view }) =>
  view.units.some(
    ({ id, side, kind }) =>
      side === SIDE && kind === 'rifle-company' && standsOf(view, id).some(({ markers }) => markers > 0),
  )

/** The company that acts has an enemy within one move. */
const isInReach: Test = ({ view }) => {
  const phase = topPhase(view)
  if (phase?.name !== 'actions') return false
  return standsOf(view, phase.unit).some(
    (stand) =>
      stand.markers === 0 &&
      isRifles(stand) &&
      view.stands.some(
        (enemy) =>
          enemy.side !== SIDE && within(stand, enemy, goingOf(view, stand)('cross-country').distance),
      ),
  )
}

const BEGINNING: readonly LessonStep<View>[] = [
  {
    id: 'welcome',
    title: 'Your first battle',
    text: 'You lead the red battalion. The French hold a wood worth one point and a farm worth two, and you have seven turns. Esc leaves this bubble; it waits for you.',
    place: 'table',
    read: true,
    done: given('deploy'),
  },
  {
    id: 'deploy',
    title: 'Set your men down',
    text: 'They stand where the scenario has them. You could drag them elsewhere behind the line; for now press the button and set the battalion down as it is.',
    place: 'give',
    when: phaseIs('deploy'),
    done: orBy(1, given('deploy')),
  },
]

const FIRST_TURN: readonly LessonStep<View>[] = [
  {
    id: 'battalion',
    title: 'A battalion at a time',
    text: 'A commander gives all his orders before the next one begins. You have but one battalion: begin with it.',
    place: 'give',
    when: phaseIs('battalion-orders'),
    done: orBy(2, given('battalion')),
  },
  {
    id: 'order',
    title: 'One die, so many actions',
    text: 'Machine guns come first, then guns, then companies. The machine gun is chosen: order it. One die says how many actions it has, and its odds stand on the button. A 1 always fails.',
    place: 'give',
    when: phaseIs('battalion-orders'),
    done: orBy(2, given('order')),
  },
  {
    id: 'die',
    title: 'Read the die',
    text: 'Here is the die, what was added to it, and the actions it gave. The button beside it opens the working and the rules behind it.',
    place: 'result',
    read: true,
    when: given('order'),
    done: orBy(2, given('fire', 'move', 'end-unit')),
  },
  {
    id: 'fire',
    title: 'Fire',
    text: 'An action is a move, fire or recovery. Press Fire: the button says at whom, how far off and how well covered he is, and how likely a hit is.',
    place: 'orders',
    when: phaseIs('actions'),
    done: orBy(2, given('fire')),
  },
  {
    id: 'marker',
    title: 'Suppression',
    text: 'A hit kills, or leaves a marker: the stand is suppressed and neither moves nor fires until it has recovered. The third marker destroys it. Fire again if an action is left, or be done with the machine gun.',
    place: 'result',
    read: true,
    when: given('fire'),
    done: orBy(2, ordered('artillery', 'rifle-company')),
  },
  {
    id: 'battery',
    title: 'Leave it to the staff',
    text: 'The battery is next, before any company. Leave it to your staff: further down, under “Let the staff do the rest of”, press its name. The staff plays as the computer would, and says why.',
    place: 'orders',
    when: phaseIs('battalion-orders'),
    done: orBy(2, ordered('artillery', 'rifle-company')),
  },
  {
    id: 'company',
    title: 'Now the infantry',
    text: 'Order a company. The die may give it no action at all; then order the next one.',
    place: 'give',
    when: phaseIs('battalion-orders'),
    done: orBy(3, acts('rifle-company'), given('move')),
  },
  {
    id: 'move',
    title: 'Drag it forward',
    text: 'Drag a stand: its whole company goes along, and the drag says how far and what waits there. Then confirm. At the keyboard Enter takes it up and the arrows push it.',
    place: 'table',
    when: acts('rifle-company'),
    done: orBy(3, given('move')),
  },
  {
    id: 'undo',
    title: 'Nothing is final',
    text: 'Press Undo, or Ctrl+Z: the move is taken back. Dice that have fallen will fall the same way again, so undo is no cheat.',
    place: 'undo',
    when: given('move'),
    done: orBy(3, ({ tookBack }) => tookBack),
  },
  {
    id: 'rest',
    title: 'The rest of the battalion',
    text: 'Move the company again and order the others, or let the staff do the rest of II Battalion.',
    place: 'orders',
    when: phaseIs('battalion-orders', 'actions'),
    done: orBy(2, hasHadOrders),
  },
  {
    id: 'end',
    title: 'End of the turn',
    text: `All have their orders. Commanders move last, twice each, without a die. A unit farther than ${COMMAND_RANGE} cm from its commander has 1 off its order die, so drag him after his companies. Then end the turn. The French have theirs, and you are told what they did.`,
    place: 'give',
    when: both(hasHadOrders, phaseIs('battalion-orders', 'command-move')),
    done: turnIs(2),
  },
]

const LATER: readonly LessonStep<View>[] = [
  {
    id: 'recover',
    title: 'Up again',
    text: 'The French have hit back: some of your men carry markers. Order their company, and with its first action shake off suppression: that takes one marker off each of its stands.',
    place: 'orders',
    when: both(turnIs(2), phaseIs('battalion-orders', 'actions')),
    done: orBy(3, given('recover'), (moment) =>
      both(turnIs(2), phaseIs('battalion-orders', 'actions'), (now) => !isMarked(now))(moment),
    ),
  },
  {
    id: 'closer',
    title: 'Fire, then go',
    text: 'Machine gun and battery first, so that the enemy cannot shoot back; then bring a company within a move of him. As often as you like, the staff does the rest of the turn.',
    place: 'orders',
    when: both(turnIs(2), phaseIs('battalion-orders', 'actions', 'command-move')),
    done: orBy(4, hasAssaulted, both(turnIs(2), acts('rifle-company'), isInReach)),
  },
  {
    id: 'assault',
    title: 'Assault',
    text: 'The enemy is within a move. Drag a stand onto one of his and read the odds. Unless suppressed he fires first; then each throws a die, and the lower is destroyed.',
    place: 'table',
    when: both(acts('rifle-company'), isInReach),
    done: orBy(5, hasAssaulted),
  },
  {
    id: 'ground',
    title: 'The ground is won',
    text: 'The winner may take the place of the loser. An objective counts for the side whose riflemen were last there alone.',
    place: 'orders',
    when: phaseIs('take-ground', 'follow-up'),
    done: orBy(
      5,
      given('take-ground', 'follow-up'),
      both(hasAssaulted, phaseIs('actions', 'battalion-orders', 'command-move')),
    ),
  },
  {
    id: 'report',
    title: 'What it all comes to',
    text: 'The report tells the battle so far: its story, its turning points, and whether you were lucky. You know all you need. Play on for the farm; half its platoons lost, a battalion is tested and may run.',
    place: 'report',
    read: true,
  },
]

/** A first battle: order, fire, suppress, move, take back, lead, recover, storm, report. */
export const LESSON: Lesson<View> = {
  title: 'Your first battle',
  about: 'A battalion of 1914 against a wood and a trench. The order die, fire, suppression, moves, assault.',
  scenario: 'first-battle',
  seed: 117,
  side: SIDE,
  meanwhile: 'Go on with your orders; the lesson waits for you.',
  steps: [...BEGINNING, ...FIRST_TURN, ...LATER],
}
