import { words } from '#kernel/words.ts'
import type { AskedOdds } from '#screen/odds.ts'
import type { UnitCard } from '#screen/tabletop.ts'
import { fireOn } from '../game/board/fire-count.ts'
import { coverOfUnit } from '../game/board/ground.ts'
import type { Unit } from '../game/state.ts'
import { isOnTable, unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { hasPoints } from '../reckoning/load.ts'
import { orderReason } from '../reckoning/orders.ts'
import { toInches } from '../tables/index.ts'
import { ORDERS, sideIndex } from '../vocabulary.ts'
import { COLUMN_WORDS, ORDER_WORDS } from '../wording.ts'
import { firingAlone } from './areas.ts'
import { firesAt } from './fire-plan.ts'
import { fireWords } from './fire-words.ts'
import { arrivalOf, fatesOf } from './odds/check.ts'

/** The odds of every order it may have, in as few words as fit beside each other. */
const oddsFor = (view: View, unit: Unit): readonly AskedOdds[] => [
  fatesOf(view, unit, `Carry on (${ORDER_WORDS[unit.order]})`, undefined),
  ...ORDERS.filter((order) => order !== unit.order && orderReason(unit.troop, order) === 'ok').map((order) =>
    arrivalOf(view, unit, order),
  ),
]

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
      ...firesAt(view, unit).map((value) => ({ label: 'Fires', value })),
      ...(unit.goal ? [{ label: 'Objective', value: goalWords(unit), secret: true }] : []),
      { label: 'Cover', value: COLUMN_WORDS[coverOfUnit(view, unit)] },
      { label: 'Under fire', value: total || 'no' },
    ],
    lists: firers.length === 0 ? [] : [{ title: 'Fire on it', lines: firers }],
    odds: { title: 'Odds of its check', rows: 'Order', asked: oddsFor(view, unit) },
  }
}
