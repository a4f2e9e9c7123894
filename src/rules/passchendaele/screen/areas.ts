import type { AnyOrder } from '#kernel/game/game.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import type { Area } from '#screen/area.ts'
import { shownArrow, shownCircle, shownFan, shownRange, shownSquare } from '#table/shown.ts'
import { fireOn, zoneRange } from '../game/board/fire-count.ts'
import { keepsSheaves } from '../game/board/sheaves.ts'
import { pointOf } from '../game/destinations.ts'
import { sheafOf } from '../game/phases/sheaf-orders.ts'
import type { Base, Sheaf, Unit } from '../game/state.ts'
import { unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { hasPoints } from '../reckoning/load.ts'
import { fromInches, GUN_TABLE, MORTAR_RANGE, ZONE_ARC } from '../tables/index.ts'
import { isGuns, type SideName, sideIndex, type Troop } from '../vocabulary.ts'
import { fireLines, withFireOf } from './fire-plan.ts'
import { deploymentLimits } from './limits.ts'
import { asOrder, toldIn } from './order-written.ts'

/** The table as if only one unit fired; the others still stand in the way. */
export const firingAlone = (view: View, firer: Unit): View => ({
  ...view,
  gas: [],
  units: view.units.map((unit) => (unit === firer ? unit : { ...unit, status: 'disordered' })),
})

const zoneOf = (view: View, unit: Unit, base: Base, style: 'zone' | 'danger'): Area[] => {
  if (isGuns(base.troop)) return []
  const side = sideIndex(unit.side)
  const id = `${style}-${base.id}`
  if (base.troop === 'trench-mortar') {
    return [{ id, style, side, outline: shownRange(base, fromInches(MORTAR_RANGE)) }]
  }
  const outline = shownFan(base, fromInches(zoneRange(view)), fromDegrees(ZONE_ARC))
  return [{ id, style, side, outline }]
}

/** The template by which the sheaf of a gun base is moved. */
export const templateOf = (base: string): string => `sheaf-of-${base}`

export const sheafAreas = (
  id: string,
  troop: Troop,
  { squares, shell }: Pick<Sheaf, 'squares' | 'shell'>,
  side?: SideName,
): Area[] => {
  const heavy = isGuns(troop) && GUN_TABLE[troop].he === 'heavy-artillery'
  return squares.map(({ box, stack }, i) => ({
    id: `${id}-${i}`,
    style: shell === 'gas' ? 'gas' : heavy ? 'fire-heavy' : 'fire-light',
    outline: shownSquare(box),
    ...(side === undefined ? {} : { side: sideIndex(side) }),
    ...(stack > 1 ? { number: stack } : {}),
  }))
}

const objectiveAreas = (view: View): Area[] =>
  view.objectives.map(({ name, title = name, at, points, holder }) => ({
    id: `objective-${name}`,
    style: 'objective',
    outline: shownCircle(at, fromInches(0.6)),
    label: title,
    number: points,
    ...(holder === 'none' ? {} : { side: sideIndex(holder) }),
  }))

/** From the unit to where it is sent. */
export const goalArrow = (unit: Unit, at: { readonly x: number; readonly y: number }): Area[] => {
  const [first] = unit.bases
  if (!first) return []
  return [{ id: `goal-${unit.id}`, style: 'path', outline: shownArrow(first.centre, at), secret: true }]
}

const sheavesLying = (view: View): Area[] => [
  ...view.units.flatMap((unit) =>
    keepsSheaves(unit)
      ? unit.bases.flatMap(({ id, troop, sheaf }) =>
          sheaf && sheaf.shell === 'he' ? sheafAreas(`sheaf-${id}`, troop, sheaf, unit.side) : [],
        )
      : [],
  ),
  ...view.gas.flatMap(({ guns, squares }, i) => sheafAreas(`gas-${i}`, guns, { squares, shell: 'gas' })),
]

/** Objectives and sheaves as the order being written would have them. */
const written = (view: View, writing: AnyOrder | undefined, chosen: string | undefined): Area[] => {
  return toldIn(asOrder(writing)).flatMap(({ unit: id, objective, sheaves = [] }) => {
    const unit = unitNamed(view, id)
    if (!unit) return []
    const at = objective !== undefined && id === chosen ? pointOf(view, objective) : undefined
    return [
      ...sheaves.flatMap((sheaf) => {
        const troop = unit.bases.find((base) => base.id === sheaf.base)?.troop
        return troop
          ? sheafAreas(`new-${sheaf.base}`, troop, sheafOf(sheaf), unit.side).map((area) => ({
              ...area,
              template: templateOf(sheaf.base),
            }))
          : []
      }),
      ...(at ? goalArrow(unit, at) : []),
    ]
  })
}

/** What a chosen unit commands, and what it is under. */
const aboutUnit = (view: View, unit: Unit): Area[] => [
  ...unit.bases.flatMap((base) => zoneOf(view, unit, base, 'zone')),
  ...unit.bases.flatMap((base): Area[] =>
    isGuns(base.troop)
      ? [
          {
            id: `range-${base.id}`,
            style: 'range',
            // PA-SHEAF-10: from the edge of the base
            outline: shownRange(base, fromInches(GUN_TABLE[base.troop].range)),
          },
        ]
      : [],
  ),
  ...view.units
    .filter(({ side }) => side !== unit.side)
    .flatMap((firer) =>
      hasPoints(fireOn(firingAlone(view, firer), unit))
        ? firer.bases.flatMap((base) => zoneOf(view, firer, base, 'danger'))
        : [],
    ),
  ...(unit.goal ? goalArrow(unit, unit.goal.at) : []),
  ...fireLines(unit),
]

export const shownAreas = (
  view: View,
  chosen: string | undefined,
  writing: AnyOrder | undefined,
): readonly Area[] => {
  const unit = chosen === undefined ? undefined : unitNamed(view, chosen)
  return [
    ...objectiveAreas(view),
    ...deploymentLimits(view),
    ...sheavesLying(view),
    ...written(view, writing, chosen),
    ...(unit ? aboutUnit(view, unitNamed(withFireOf(view, asOrder(writing)), unit.id) ?? unit) : []),
  ]
}
