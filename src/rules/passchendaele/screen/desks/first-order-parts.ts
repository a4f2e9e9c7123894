import type { AnyOrder } from '#kernel/game/game.ts'
import type { Parts } from '#screen/writing.ts'
import type { UnitOrder } from '../../game/forms.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { ORDER_WORDS } from '../../wording.ts'
import { asOrder } from '../order-written.ts'
import { aimOf } from '../writing/patterns.ts'
import { placeWords, shellWords } from '../writing/sheaf-words.ts'

const objectiveWords = ({ objective }: UnitOrder): string => {
  if (objective === undefined) return ''
  return typeof objective === 'string'
    ? `, for ${objective}`
    : `, for ${objective.x.toFixed(1)}, ${objective.y.toFixed(1)}`
}

/** "advance, for Langemarck"; "barrage, HE at 18, 15½". */
const toldWords = (told: UnitOrder): string => {
  const aims = (told.sheaves ?? []).flatMap((sheaf) => {
    const aim = aimOf(sheaf)
    return aim ? [`${shellWords(sheaf.shell)} at ${placeWords(aim.centre)}`] : []
  })
  return [`${ORDER_WORDS[told.order]}${objectiveWords(told)}`, ...aims].join('; ')
}

const toldBy = (order: AnyOrder): readonly UnitOrder[] => {
  const read = asOrder(order)
  return read?.kind === 'initial-orders' ? read.orders : []
}

/** PA-TURN-01: every unit has its part of the first orders. */
export const firstOrderParts = (view: View): Parts => ({
  told: (order) =>
    toldBy(order).map((told) => ({
      unit: told.unit,
      name: unitNamed(view, told.unit)?.name ?? told.unit,
      text: toldWords(told),
      part: told,
    })),
  taking(order, from, units) {
    const taken = toldBy(from).filter(({ unit }) => units.includes(unit))
    const stay = toldBy(order).filter(({ unit }) => !taken.some((told) => told.unit === unit))
    return { kind: 'initial-orders', orders: [...stay, ...taken] }
  },
})
