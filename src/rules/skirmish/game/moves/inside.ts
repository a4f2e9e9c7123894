import type { Refusal } from '#kernel/game/game.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { CAPACITIES } from '../../tables/organisation.ts'
import { isDestroyed } from '../board/ground.ts'
import type { House } from '../field.ts'
import { figureAt } from '../figure-at.ts'
import { nameOf } from '../names.ts'
import { unitWith } from '../records.ts'
import type { State, Unit } from '../state.ts'
import { isFoot, servesWeapon } from '../units.ts'

/** SK-MOV-14: how many figures find room in a structure. */
export const capacityOf = ({ kind }: House): number =>
  CAPACITIES.find(({ structures }) => structures.includes(kind))?.figures ?? 0

/** SK-STR-12: whether a unit may go into a structure and finds room there. */
export const entryRefusal = (state: State, unit: Unit, house: House): Refusal | undefined => {
  if (isDestroyed(state, house)) return refuse('rubble', `${house.name} is rubble.`, 'SK-STR-08')
  if (!isFoot(unit) || (servesWeapon(unit) && unit.weapon !== 'hmg'))
    return refuse('cannot-enter', 'Only men on foot and heavy machine guns go into structures.', 'SK-STR-12')
  const inside = state.units.filter((other) => other.where === 'table' && other.inside === house.id)
  const enemy = inside.find((other) => other.side !== unit.side)
  if (enemy) return refuse('enemy-held', `${nameOf(state, enemy.id)} holds it.`, 'SK-MOV-37')
  const men = inside.reduce((sum, other) => sum + other.figures.length, unit.figures.length)
  return men > capacityOf(house)
    ? refuse('full', `There is room for ${capacityOf(house)} figures in ${house.name}.`, 'SK-MOV-14')
    : undefined
}

/** A unit as it is inside. */
export const insideOf = (unit: Unit, house: House): Unit =>
  unitWith(unit, {
    inside: house.id,
    trench: null,
    prone: false,
    position: house.middle,
    facing: house.faces === undefined ? unit.facing : fromDegrees(house.faces),
    figures: unit.figures.map((figure) => figureAt(figure, house.middle)),
  })
