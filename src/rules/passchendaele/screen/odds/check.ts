import type { Outcome } from '#kernel/procedure/procedure.ts'
import { spelled } from '#kernel/words.ts'
import type { AskedChance, AskedOdds, Danger, EditOdds } from '#screen/odds.ts'
import { checkInput, fireOn } from '../../game/board/fire-count.ts'
import type { Unit } from '../../game/state.ts'
import type { View } from '../../game/view.ts'
import { type FireOn, hasPoints, shellPoints } from '../../reckoning/load.ts'
import { runnersTo } from '../../reckoning/runners.ts'
import { isMoving, type Order } from '../../vocabulary.ts'
import { fireWords } from '../fire-words.ts'
import { ORDER_TITLES } from '../naming.ts'

/** From worst to best. */
const LADDER: readonly string[] = ['removed', 'disordered', 'pinned', 'wavering', 'solid']

type Count = AskedOdds['counts'][number]

const rank = (status: unknown): number => LADDER.indexOf(String(status))

const isWorse =
  (unit: Unit) =>
  ({ newStatus }: Outcome): boolean =>
    rank(newStatus) < rank(unit.status)

const isBetter =
  (unit: Unit) =>
  ({ newStatus }: Outcome): boolean =>
    rank(newStatus) > rank(unit.status)

const ARRIVES: Count = { title: 'arrives', holds: ({ received }) => received === true }
const MOVES: Count = { title: 'moves', holds: ({ inches }) => Number(inches) > 0 }

/** A check of a unit, under its order or with runners bringing it another. */
interface AskedCheck {
  readonly procedure: string
  readonly input: Readonly<Record<string, unknown>>
}

const carryOnCheck = (view: View, unit: Unit, order: Order = unit.order): AskedCheck => ({
  procedure: 'carry-on',
  input: checkInput(view, unit, fireOn(view, unit), order),
})

const changeCheck = (view: View, unit: Unit, order: Order): AskedCheck => ({
  procedure: 'change-orders',
  input: { ...carryOnCheck(view, unit).input, newOrder: order },
})

const worse = (check: AskedCheck, unit: Unit, title = 'gets worse'): AskedChance => ({
  ...check,
  title,
  holds: isWorse(unit),
})

/** What is hoped for of a unit that carries on: that it moves, or else that it recovers. */
const hopeOf = (check: AskedCheck, unit: Unit): { readonly likely?: AskedChance } => {
  if (isMoving(unit.order)) return { likely: { ...check, ...MOVES } }
  return unit.status === 'solid' ? {} : { likely: { ...check, title: 'recovers', holds: isBetter(unit) } }
}

export const carryOnOdds = (view: View, unit: Unit): EditOdds => {
  const check = carryOnCheck(view, unit)
  return { ...hopeOf(check, unit), feared: worse(check, unit) }
}

export const changeOdds = (view: View, unit: Unit, order: Order): EditOdds => {
  const check = changeCheck(view, unit, order)
  return { likely: { ...check, ...ARRIVES }, feared: worse(check, unit, 'worse') }
}

/** The first check of a battle under an order that nobody had to bring. */
export const firstCheckOdds = (view: View, unit: Unit, order: Order): { readonly odds?: EditOdds } =>
  hasPoints(fireOn(view, unit)) ? { odds: { feared: worse(carryOnCheck(view, unit, order), unit) } } : {}

/** "four runners". */
export const runnerWords = (view: View, unit: Unit): string => {
  const fire = fireOn(view, unit)
  const { diceCount } = runnersTo(
    { quality: unit.quality, status: unit.status, gas: fire.gas },
    shellPoints(fire) > 0,
  )
  return `${spelled(diceCount)} ${diceCount === 1 ? 'runner' : 'runners'}`
}

/** Everything that may become of a unit at its check, each outcome counted once. */
const fates = (unit: Unit): readonly Count[] => {
  const gone = ({ newStatus }: Outcome): boolean => newStatus === 'removed'
  const back = (outcome: Outcome): boolean => !gone(outcome) && outcome.fallBack === true
  const sinks = (outcome: Outcome): boolean => !gone(outcome) && !back(outcome) && isWorse(unit)(outcome)
  const stands = (outcome: Outcome): boolean => !gone(outcome) && !back(outcome) && !sinks(outcome)
  return [
    { title: 'moves on', holds: (outcome) => stands(outcome) && MOVES.holds(outcome) },
    { title: 'recovers', holds: (one) => stands(one) && !MOVES.holds(one) && isBetter(unit)(one) },
    { title: 'no change', holds: (one) => stands(one) && !MOVES.holds(one) && !isBetter(unit)(one) },
    { title: 'gets worse', holds: sinks },
    { title: 'falls back', holds: back },
    { title: 'is removed', holds: gone },
  ]
}

/** All that may become of a unit that carries on, or is sent another order. */
export const fatesOf = (view: View, unit: Unit, title: string, order: Order | undefined): AskedOdds => ({
  title,
  ...(order === undefined ? carryOnCheck(view, unit) : changeCheck(view, unit, order)),
  counts: [...(order === undefined ? [] : [ARRIVES]), ...fates(unit)],
})

/** Whether an order arrives, and what is feared meanwhile. */
export const arrivalOf = (view: View, unit: Unit, order: Order): AskedOdds => ({
  title: ORDER_TITLES[order],
  ...changeCheck(view, unit, order),
  counts: [ARRIVES, { title: 'gets worse', holds: isWorse(unit) }],
})

/** How likely it is that a unit must fall back at its check. */
export const fallBackChance = (view: View, unit: Unit): AskedChance => ({
  ...carryOnCheck(view, unit),
  title: 'falls back',
  holds: ({ newStatus, fallBack }) => newStatus !== 'removed' && fallBack === true,
})

/** What waits for a unit that would stand so: the fire on it, and what its next check would bring. */
export const dangersAt = (view: View, moved: Unit): readonly Danger[] => {
  const fire = fireOn(view, moved)
  if (!hasPoints(fire)) return [{ text: 'No fire there' }]
  return [
    {
      text: `There: ${fireWords(fire)}`,
      chance: worse(carryOnCheck(view, moved), moved, 'worse next check'),
    },
  ]
}

const addedFire = (before: FireOn, after: FireOn): string =>
  fireWords({
    smallArms: after.smallArms - before.smallArms,
    trenchMortar: after.trenchMortar - before.trenchMortar,
    fieldArtillery: after.fieldArtillery - before.fieldArtillery,
    heavyArtillery: after.heavyArtillery - before.heavyArtillery,
    gas: after.gas && !before.gas,
  }) || 'no points'

/** What a change of the fire on a unit does to its check. */
export const effectOn = (before: View, after: View, unit: Unit, own: boolean): Danger => ({
  text: `${own ? 'Our own ' : ''}${unit.name}: ${addedFire(fireOn(before, unit), fireOn(after, unit))}`,
  before: worse(carryOnCheck(before, unit), unit),
  chance: worse(carryOnCheck(after, unit), unit),
  ...(own ? { own } : {}),
})
