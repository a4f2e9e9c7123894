import { words } from '#kernel/words.ts'
import type { Edit, EditGroup } from '#screen/writing.ts'
import type { FireMission } from '../../game/army.ts'
import { isGun } from '../../game/phases/bombardment/guns.ts'
import { targetWords } from '../../game/phases/bombardment/mission-words.ts'
import { plannedFor } from '../../game/phases/bombardment/plans.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import { isOnBoard, type Unit } from '../../game/unit.ts'
import type { View } from '../../game/view.ts'
import { referenceOf } from '../../reckoning/grid.ts'
import { isLegal } from '../legal.ts'
import { pressed, type Writer } from './pattern.ts'

const targetOf = (view: View, { target }: FireMission): string =>
  typeof target === 'number' ? referenceOf(view.country, target) : target === 'depot' ? target : target.unit

/** Guns without a mission that could have that of the chosen one, as far as the shells go. */
const joining = ({ view, side }: Writer, planned: FireMission): readonly (readonly [Unit, PlayerOrder])[] => {
  const { shells, fire } = view.armies[side]
  const target = targetOf(view, planned)
  return view.units
    .filter((unit) => unit.side === side && isGun(unit) && !plannedFor(view, side, unit.id))
    .map((unit) => [unit, { kind: 'fire', unit: unit.id, mission: planned.mission, target }] as const)
    .filter(([, order]) => isLegal(view, side, order))
    .slice(0, Math.max(0, shells - fire.length))
}

/** What one gun is told, told to those of its zone, of its kind or to all. */
export const massedFire = (writer: Writer): readonly EditGroup[] => {
  const { view, side, unit } = writer
  const planned = unit && plannedFor(view, side, unit.id)
  if (!unit || !planned) return []
  const able = joining(writer, planned)
  const edit = (title: string, isMeant: (gun: Unit) => boolean): readonly Edit[] => {
    const orders = able.filter(([gun]) => isMeant(gun)).map(([, order]) => order)
    return orders.length === 0 ? [] : [{ title: `${title} (${orders.length} more)`, orders }]
  }
  const alike = able.filter(([gun]) => gun.type === unit.type).length
  return pressed(`The same target, ${targetWords(view, planned.target)}, for`, [
    ...(isOnBoard(unit)
      ? edit(`All guns in ${referenceOf(view.country, unit.place)}`, (gun) => gun.place === unit.place)
      : []),
    ...(alike < able.length ? edit(`All ${words(unit.type)}`, (gun) => gun.type === unit.type) : []),
    ...edit('All guns', () => true),
  ])
}
