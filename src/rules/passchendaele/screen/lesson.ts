import { type Lesson, type LessonMoment, type LessonStep, momentsOf } from '#screen/lesson.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import type { Phase } from '../game/phases/shapes.ts'
import type { View } from '../game/view.ts'
import { asOrder } from './order-written.ts'

type Moment = LessonMoment<View>

const SIDE = 'entente'
const FIRST = 'left-division'
const GUNS = 'left-artillery'

const { phaseIs, given, turnIs } = momentsOf<Phase, View, PlayerOrder>(SIDE, ({ turn }) => turn)

const isTold =
  (unit: string, order: string) =>
  ({ writing }: Moment): boolean => {
    const written = asOrder(writing)
    return (
      written?.kind === 'initial-orders' &&
      written.orders.some((one) => one.unit === unit && one.order === order)
    )
  }

const ordersSealed = given('initial-orders')

const isAnother = ({ chosen }: Moment): boolean => chosen !== undefined && chosen !== FIRST

const FIRST_ORDERS: readonly LessonStep<View>[] = [
  {
    id: 'welcome',
    title: 'Your first battle',
    text: 'You lead the two blue divisions. Across the craters lies one German trench, behind it a farm worth six points. This bubble goes with you: leave it with Esc whenever you like and come back when you please.',
    place: 'table',
    read: true,
    done: ordersSealed,
  },
  {
    id: 'choose',
    title: 'Choose a unit',
    text: 'The Left Division is chosen: a yellow line runs round it. Now tap the Right Division on the table; with the keyboard, Tab goes from unit to unit.',
    place: 'table',
    when: phaseIs('initial-orders'),
    done: (moment) => isAnother(moment) || ordersSealed(moment),
  },
  {
    id: 'advance',
    title: 'Give it an order',
    text: 'Go back to the Left Division and tell it to advance. What the order is likely to bring stands on the button before you commit yourself; nothing is sent until you give all the orders.',
    place: 'orders',
    when: phaseIs('initial-orders'),
    done: (moment) => isTold(FIRST, 'advance')(moment) || ordersSealed(moment),
  },
  {
    id: 'guns',
    title: 'Let the guns fall first',
    text: 'Choose the Left Artillery. Its sheaf is the shaded square on the German trench: whoever stands in it is shelled every turn. Your staff has laid it well; you could drag it elsewhere.',
    place: 'table',
    when: phaseIs('initial-orders'),
    done: (moment) => moment.chosen === GUNS || ordersSealed(moment),
  },
  {
    id: 'seal',
    title: 'Seal the orders',
    text: 'That is enough: the others hold or fire as your staff has written. Give the orders. Both sides show theirs at the same moment.',
    place: 'give',
    when: phaseIs('initial-orders'),
    done: ordersSealed,
  },
]

const FIRST_TURN: readonly LessonStep<View>[] = [
  {
    id: 'check',
    title: 'A check decides',
    text: 'Every turn each unit is checked: two dice, less whatever fire is on it. Choose the Left Division and let it carry on. The odds of its check stand beside it.',
    place: 'orders',
    when: phaseIs('activate'),
    done: (moment) => given('carry-on', 'change')(moment) || turnIs(2)(moment),
  },
  {
    id: 'result',
    title: 'Read the dice',
    text: 'Here are the two dice, what was taken off for fire, and what came of it. Every figure opens to its working and the rule behind it.',
    place: 'result',
    read: true,
    when: given('carry-on', 'change'),
    done: (moment) => given('move')(moment) || turnIs(2)(moment),
  },
  {
    id: 'move',
    title: 'Drag it forward',
    text: 'It may move two inches. Drag its middle stand towards the Germans, or leave the move straight on, and confirm. The drag is the ruler: it says how far, and what waits there.',
    place: 'table',
    when: phaseIs('move'),
    done: (moment) => given('move')(moment) || turnIs(3)(moment),
  },
  {
    id: 'undo',
    title: 'Nothing is final',
    text: 'Press Undo, or Ctrl+Z: the move is taken back. Move again as you like. Dice that have fallen will fall the same way, so undo is no cheat.',
    place: 'undo',
    when: given('move'),
    done: ({ tookBack }) => tookBack,
  },
  {
    id: 'rest',
    title: 'Finish the turn',
    text: 'Move the division again if you took the move back, then carry on with your other units. Those out of danger can be done all at once. After you the Germans move, and you are told what they did.',
    place: 'give',
    done: turnIs(2),
  },
]

const ASSAULT: readonly LessonStep<View>[] = [
  {
    id: 'again',
    title: 'Into the trench',
    text: 'A new turn. If you are asked, move first. Then choose the Left Division and carry on: two more inches bring it into the German trench.',
    place: 'orders',
    when: (moment) => turnIs(2)(moment) && moment.deciding === SIDE,
    done: (moment) => phaseIs('move')(moment) || phaseIs('consolidate')(moment) || turnIs(3)(moment),
  },
  {
    id: 'combat',
    title: 'Close combat',
    text: 'Move straight on until it touches the enemy stand. Three stands against one that has been shelled: the odds are shown before you confirm. The fight follows at once, round by round.',
    place: 'orders',
    when: (moment) => turnIs(2)(moment) && phaseIs('move')(moment),
    done: (moment) => phaseIs('consolidate')(moment) || given('consolidate')(moment) || turnIs(3)(moment),
  },
  {
    id: 'ground',
    title: 'The ground is won',
    text: 'The victors may step forward onto the ground they took. Ground counts for whoever stands on it at the end: two points for this part of the trench.',
    place: 'orders',
    when: phaseIs('consolidate'),
    done: (moment) => given('consolidate')(moment) || turnIs(3)(moment),
  },
  {
    id: 'report',
    title: 'What it all comes to',
    text: 'The report tells the battle so far: its story, its turning points, and whether you were lucky. That is all you need. Play on for the farm, or begin another battle.',
    place: 'report',
    read: true,
    when: (moment) => given('consolidate')(moment) || turnIs(3)(moment) || moment.over,
  },
]

/** One Trench: choose, order, shell, check, drag, undo, storm, report. */
export const LESSON: Lesson<View> = {
  title: 'Your first battle',
  about: 'Two divisions of 1917 against one trench. Orders, shells, the check that decides, close combat.',
  scenario: 'one-trench',
  options: { attachment: 'listed' },
  // With this one the Left Division gets forward in both turns and storms the trench in the second.
  seed: 17,
  side: SIDE,
  meanwhile: 'Go on with your units; the lesson waits for you.',
  steps: [...FIRST_ORDERS, ...FIRST_TURN, ...ASSAULT],
}
