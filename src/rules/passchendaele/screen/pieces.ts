import type { AnyOrder } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { shapeGap, shapeHolds } from '#kernel/geometry/shape.ts'
import { several, words } from '#kernel/words.ts'
import type { Piece } from '#screen/piece.ts'
import type { ShownUnit } from '#screen/tabletop.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import type { Base, Unit } from '../game/state.ts'
import { isOnTable } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { placeName } from '../place-names.ts'
import { fieldOf } from '../scenarios/field.ts'
import { toInches } from '../tables/index.ts'
import { type Order, sideIndex } from '../vocabulary.ts'
import { ORDER_WORDS } from '../wording.ts'
import { toDo } from './desks/index.ts'
import { asPlaced } from './desks/placing.ts'
import { MARKERS, STATUS_MARKS, SYMBOLS, shortName } from './naming.ts'
import { asOrder } from './order-written.ts'
import { turnedBases } from './writing/facing.ts'

/** Units that stand on the table, or that the side to deploy holds in its hand. */
const visible = (view: View): readonly Unit[] => {
  const phase = topPhase(view)
  const waiting = new Set(view.phases.flatMap((one) => (one.name === 'deploy' ? one.units : [])))
  const inHand = phase?.name === 'deploy' ? phase.units : []
  return view.units.filter(({ id }) => !waiting.has(id) || inHand.includes(id))
}

/** "in Ruined Farm", "1.5 inches from Ruined Farm" */
export const whereIs = (view: View, base: Base): string => {
  let name = ''
  let least = Number.POSITIVE_INFINITY
  for (const { area, shape } of fieldOf(view.table).patches) {
    const inside = shapeHolds(shape, base.centre)
    const distance = inside ? 0 : Math.max(1, shapeGap(shape, base))
    if (distance < least) {
      least = distance
      name = inside
        ? `in ${placeName(area.name)}`
        : `${toInches(distance).toFixed(1)} inches from ${placeName(area.name)}`
    }
  }
  return name
}

/** The order that counts for the marker: as it is being written, else as it stands. */
const orderOf = (unit: Unit, order: PlayerOrder | undefined): Order => {
  const told = order?.kind === 'initial-orders' ? order.orders.find((one) => one.unit === unit.id) : undefined
  return told?.order ?? unit.order
}

/** Bases as the order being written sets them down or turns them. */
const standing = (view: View, unit: Unit, order: PlayerOrder | undefined): readonly Base[] => {
  if ((order?.kind === 'carry-on' || order?.kind === 'change') && order.unit === unit.id) {
    return turnedBases(view, unit, order)
  }
  return asPlaced(unit, order)
}

export const shownPieces = (view: View, writing: AnyOrder | undefined): readonly Piece[] => {
  const order = asOrder(writing)
  return visible(view).flatMap((unit) =>
    standing(view, unit, order).map((base) => ({
      id: base.id,
      unit: unit.id,
      side: sideIndex(unit.side),
      centre: base.centre,
      heading: base.heading,
      width: base.width,
      depth: base.depth,
      symbol: SYMBOLS[base.troop],
      name: unit.name,
      text: `${words(base.troop)} base at ${toInches(base.centre.x).toFixed(1)}, ${toInches(base.centre.y).toFixed(1)}, ${whereIs(view, base)}`,
      status: STATUS_MARKS[unit.status],
      order: MARKERS[orderOf(unit, order)],
      done: unit.checked,
    })),
  )
}

export const shownUnits = (
  view: View,
  side: string | undefined,
  writing: AnyOrder | undefined,
): readonly ShownUnit[] => {
  const todo = toDo(view, side)
  const written = asOrder(writing)
  return view.units.map((unit) => {
    const bases = several(unit.bases.length, 'base')
    const order = ORDER_WORDS[orderOf(unit, written)]
    const gone = !isOnTable(unit)
    return {
      id: unit.id,
      side: sideIndex(unit.side),
      name: unit.name,
      label: shortName(unit.name),
      text: gone ? `${unit.name}: gone` : `${unit.name}: ${bases}, ${unit.status}, ordered to ${order}`,
      strength: `${unit.bases.length}/${unit.strength}`,
      status: gone ? 'gone' : unit.status,
      order,
      done: unit.checked,
      gone,
      todo: todo.has(unit.id),
    }
  })
}
