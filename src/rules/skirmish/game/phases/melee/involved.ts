import { distance, middleOf, type Point } from '#kernel/geometry/point.ts'
import { shapeGapToPoint } from '#kernel/geometry/shape.ts'
import { fromInches, MELEE_REACH, TOLERANCE } from '../../../tables/table-top.ts'
import type { Side } from '../../../vocabulary.ts'
import { houseNamed } from '../../board/ground.ts'
import { distanceToUnit } from '../../board/obstacles.ts'
import { isTouching } from '../../contact/touching.ts'
import { otherSide } from '../../sides.ts'
import type { Figure, Melee, State, Unit } from '../../state.ts'
import { unitNamed } from '../../units.ts'

export const meanOf = (units: readonly Unit[]): Point =>
  middleOf(units.flatMap(({ figures }) => figures.map(({ at }) => at)))

export const unitsIn = (state: State, { units }: Melee, side: Side): readonly Unit[] =>
  units.flatMap((id) => {
    const unit = unitNamed(state, id)
    return unit?.side === side && unit.where === 'table' ? [unit] : []
  })

/** SK-GEN-18: from a man, or from the structure he is in, to the nearest man of an enemy or to his structure. */
const apart = (state: State, unit: Unit, figure: Figure, enemy: Unit): number => {
  const house = unit.inside === null ? undefined : houseNamed(state, unit.inside)
  return house
    ? Math.min(...enemy.figures.map(({ at }) => shapeGapToPoint(house.shape, at)))
    : distanceToUnit(state, enemy, figure.at)
}

const touches = (state: State, unit: Unit, figure: Figure, enemy: Unit): boolean =>
  enemy.figures.some((man) => isTouching(state, unit, figure, enemy, man))

/** SK-MEL-40: of those who came along a trench the two leading men fight, though only one of them touches. */
const leadingMen = (state: State, { newcomers }: Melee, unit: Unit, enemies: readonly Unit[]) => {
  const met =
    unit.trench !== null && newcomers.includes(unit.id)
      ? enemies.find(
          (enemy) =>
            enemy.trench !== null && unit.figures.some((figure) => touches(state, unit, figure, enemy)),
        )
      : undefined
  if (!met) return undefined
  const far = (figure: Figure): number => Math.min(...met.figures.map(({ at }) => distance(at, figure.at)))
  return unit.figures.toSorted((one, other) => far(one) - far(other)).slice(0, MELEE_REACH.inFile)
}

/** SK-MEL-05, SK-MEL-27: who touches an enemy in the first move. */
const firstInvolved = (
  state: State,
  melee: Melee,
  unit: Unit,
  enemies: readonly Unit[],
): readonly Figure[] => {
  const leading = leadingMen(state, melee, unit, enemies)
  if (leading) return unit.figures.filter((figure) => leading.includes(figure))
  if (unit.inside === null) {
    const open = enemies.filter(({ inside }) => inside === null)
    const inTheOpen = unit.figures.filter((figure) =>
      open.some((enemy) => touches(state, unit, figure, enemy)),
    )
    // SK-MEL-38: two at the wall to each of those inside
    const garrison = enemies.filter(({ inside }) => inside !== null)
    const most = garrison.reduce((sum, { figures }) => sum + figures.length * 2, 0)
    const atWall = unit.figures.filter(
      (figure) =>
        !inTheOpen.includes(figure) && garrison.some((enemy) => touches(state, unit, figure, enemy)),
    )
    return [...inTheOpen, ...atWall.slice(0, most)]
  }
  const [occupant] = unit.figures
  const atWall = occupant
    ? enemies.flatMap((enemy) => enemy.figures.filter((man) => isTouching(state, enemy, man, unit, occupant)))
        .length
    : 0
  return unit.figures.slice(0, Math.max(1, atWall))
}

/** The men of a unit who fight in this round: later all within 6 inches of an enemy. */
export const involvedOf = (
  state: State,
  melee: Melee,
  unit: Unit,
  enemies: readonly Unit[],
): readonly Figure[] => {
  if (melee.rounds === 0) return firstInvolved(state, melee, unit, enemies)
  const near = fromInches(MELEE_REACH.involved) + fromInches(TOLERANCE)
  return unit.figures.filter((figure) => enemies.some((enemy) => apart(state, unit, figure, enemy) <= near))
}

/** The men of a side who fight in this round; one at least. */
export const menInvolved = (
  state: State,
  melee: Melee,
  side: Side,
): readonly { readonly unit: Unit; readonly figure: Figure }[] => {
  const enemies = unitsIn(state, melee, otherSide(side))
  const units = unitsIn(state, melee, side)
  const men = units.flatMap((unit) =>
    involvedOf(state, melee, unit, enemies).map((figure) => ({ unit, figure })),
  )
  const [first] = units
  return men.length > 0 || !first ? men : first.figures.slice(0, 1).map((figure) => ({ unit: first, figure }))
}
