import { words } from '../../../kernel/words.ts'
import type { AskedOdds } from '../../../screen/odds.ts'
import type { UnitCard } from '../../../screen/tabletop.ts'
import { checkInput, fireOn } from '../game/board/fire-count.ts'
import { coverOfUnit } from '../game/board/ground.ts'
import type { Unit } from '../game/state.ts'
import { isOnTable, unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { type FireOn, hasPoints } from '../reckoning/load.ts'
import { orderReason } from '../reckoning/orders.ts'
import { toInches } from '../tables/index.ts'
import { ORDERS } from '../vocabulary.ts'
import { COLUMN_WORDS, ORDER_WORDS } from '../wording.ts'
import { firingAlone } from './areas.ts'
import { fireWords } from './fire-words.ts'
import { ORDER_TITLES, sideIndex } from './naming.ts'

/** From worst to best. */
const LADDER: readonly string[] = ['removed', 'disordered', 'pinned', 'wavering', 'solid']

const countsFor = (unit: Unit): AskedOdds['counts'] => [
  { title: 'arrives', holds: ({ received }) => received === true },
  {
    title: 'gets worse',
    holds: ({ newStatus }) => LADDER.indexOf(String(newStatus)) < LADDER.indexOf(unit.status),
  },
  { title: 'falls back', holds: ({ fallBack }) => fallBack === true },
  { title: 'removed', holds: ({ newStatus }) => newStatus === 'removed' },
  { title: 'moves', holds: ({ inches }) => Number(inches) > 0 },
  {
    title: 'recovers',
    holds: ({ newStatus }) => LADDER.indexOf(String(newStatus)) > LADDER.indexOf(unit.status),
  },
]

const oddsFor = (view: View, unit: Unit, fire: FireOn): readonly AskedOdds[] => {
  const input = checkInput(view, unit, fire, unit.order)
  const counts = countsFor(unit)
  return [
    { title: `Carry on (${ORDER_WORDS[unit.order]})`, procedure: 'carry-on', input, counts: counts.slice(1) },
    ...ORDERS.filter((order) => order !== unit.order && orderReason(unit.troop, order) === 'ok').map(
      (order) => ({
        title: ORDER_TITLES[order],
        procedure: 'change-orders',
        input: { ...input, newOrder: order },
        counts,
      }),
    ),
  ]
}

const goalWords = ({ goal }: Unit): string =>
  goal ? `${toInches(goal.at.x).toFixed(1)}, ${toInches(goal.at.y).toFixed(1)}` : ''

/** The unit as on its paper card, the fire on it, and what its check would bring. */
export const unitCard = (view: View, id: string): UnitCard | undefined => {
  const unit = unitNamed(view, id)
  if (!unit) return undefined
  const side = sideIndex(unit.side)
  const troops = `${unit.quality} ${words(unit.troop)}`
  if (!isOnTable(unit)) {
    return {
      name: unit.name,
      side,
      facts: [{ label: 'Troops', value: `${troops}, gone` }],
    }
  }
  const fire = fireOn(view, unit)
  const total = fireWords(fire)
  const firers = view.units.flatMap((firer) => {
    const theirs = fireOn(firingAlone(view, firer), unit)
    return hasPoints(theirs) ? [{ name: firer.name, text: fireWords(theirs) }] : []
  })
  return {
    name: unit.name,
    side,
    facts: [
      { label: 'Troops', value: troops },
      { label: 'Strength', value: `${unit.bases.length} of ${unit.strength} bases` },
      { label: 'Status', value: unit.status },
      { label: 'Order', value: ORDER_WORDS[unit.order] },
      ...(unit.goal ? [{ label: 'Objective', value: goalWords(unit), secret: true }] : []),
      { label: 'Cover', value: COLUMN_WORDS[coverOfUnit(view, unit)] },
      { label: 'Under fire', value: total || 'no' },
    ],
    lists: firers.length === 0 ? [] : [{ title: 'Fire on it', lines: firers }],
    odds: { title: 'Odds of its check', rows: 'Order', asked: oddsFor(view, unit, fire) },
  }
}
