import { gap } from '#kernel/geometry/gap.ts'
import type { Area } from '#screen/area.ts'
import { shownRange } from '#table/shown.ts'
import { countsForCohesion, gapAllowed, keepsCohesion } from '../game/moves/cohesion.ts'
import { asSide, sideIndex } from '../game/sides.ts'
import type { Unit } from '../game/state.ts'
import { isCommand, standsOf } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { COMMAND_RANGE, fromCm } from '../tables/index.ts'
import type { Side } from '../vocabulary.ts'
import { commandedBy } from './commanded.ts'

export const OVERLAYS = [
  { id: 'command', title: 'Command range, 25 cm' },
  { id: 'cohesion', title: 'Cohesion of our companies' },
  { id: 'machine-guns', title: 'Ground under enemy machine guns' },
] as const

type Overlay = (typeof OVERLAYS)[number]['id']

const rings = (view: View, side: Side): readonly Area[] =>
  view.stands
    .filter((stand) => stand.side === side && isCommand(stand))
    .map((stand) => ({
      id: `ring-${stand.id}`,
      style: 'range',
      side: sideIndex(view, side),
      outline: shownRange(stand, fromCm(COMMAND_RANGE)),
    }))

/** FF-FORM-02: each stand with the nearest of its company; in the colour of danger where that is too far. */
const links = (view: View, unit: Unit): readonly Area[] => {
  const stands = standsOf(view, unit.id).filter(countsForCohesion)
  const most = gapAllowed(view, unit)
  return stands.flatMap((stand): readonly Area[] => {
    const [near] = stands
      .filter((other) => other !== stand)
      .map((other) => ({ other, far: gap(stand, other) }))
      .sort((a, b) => a.far - b.far)
    if (!near) return []
    return [
      {
        id: `link-${stand.id}`,
        style: near.far > most ? 'danger' : 'path',
        outline: { shape: 'line', points: [stand.centre, near.other.centre] },
        ...(near.far > most ? { label: 'too far apart' } : {}),
      },
    ]
  })
}

const SHOW: Readonly<Record<Overlay, (view: View, side: Side) => readonly Area[]>> = {
  command: rings,
  cohesion: (view, side) =>
    view.units
      .filter((unit) => unit.side === side && keepsCohesion(unit))
      .flatMap((unit) => links(view, unit)),
  'machine-guns': (view, side) =>
    view.stands
      .filter((stand) => stand.side !== side && stand.type === 'machine-gun' && !stand.stowed)
      .flatMap((stand) => commandedBy(view, stand)),
}

/** What can be shown over the table when the player wants to see it. */
export const overlay = (view: View, by: string, id: string): readonly Area[] => {
  const found = OVERLAYS.find((one) => one.id === id)
  const side = asSide(by)
  return found && side ? SHOW[found.id](view, side) : []
}
