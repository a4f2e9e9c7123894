import type { ShownStack } from '#screen/beside.ts'
import { stackIn } from '../game/board/zones.ts'
import { peopleOf } from '../game/names.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import { otherSide, type SideName } from '../game/sides.ts'
import { unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { referenceOf } from '../reckoning/grid.ts'
import { zoneChosen } from './card.ts'
import { isLegal } from './legal.ts'
import { isOpen, unitWords } from './naming.ts'

/** The waves of a zone, of the chosen unit's side or of the side that looks. */
export const shownStack = (
  view: View,
  side: SideName | undefined,
  chosen: string,
): ShownStack | undefined => {
  const unit = unitNamed(view, chosen)
  const zone = zoneChosen(view, chosen) ?? unit?.place
  if (zone === undefined || zone < 0) return undefined
  const viewer = side ?? unit?.side ?? 'a'
  const whose = unit?.side ?? (stackIn(view, zone, viewer).length > 0 ? viewer : otherSide(viewer))
  const stack = stackIn(view, zone, whose)
  if (stack.length < 2) return undefined
  const reference = referenceOf(view.country, zone)
  const units = stack.map((one) => ({ id: one.id, name: one.name, text: unitWords(view, one) }))
  const title = `${peopleOf(view, whose)} waves in ${reference}, leading first`
  const orderOf = (ids: readonly string[]): PlayerOrder => ({
    kind: 'order-waves',
    zone: reference,
    units: [...ids],
  })
  // GF-TURN-04: the order in which they stand already would be refused
  const other = orderOf(stack.map(({ id }) => id).toReversed())
  const may = side === whose && stack.every(isOpen) && isLegal(view, side, other)
  return may ? { title, units, order: orderOf } : { title, units }
}
