import { boundsOf } from '#kernel/geometry/bounds.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import type { Area } from '#screen/area.ts'
import { isInDugout } from '../../game/board/ground.ts'
import { sightlines } from '../../game/board/sight.ts'
import type { Unit } from '../../game/state.ts'
import { isOnTable, servesWeapon } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { fromInches } from '../../tables/table-top.ts'
import { mapLabel } from '../naming.ts'
import { spotOf } from './sight.ts'

/** SK-FIRE-24, SK-FIRE-40: the men of a unit and the middle of its weapon or its hull. */
const endsOf = (unit: Unit): readonly Point[] => {
  const men = unit.vehicle ? [] : unit.figures.filter(({ hit }) => !hit).map(({ at }) => at)
  const model = unit.vehicle || (servesWeapon(unit) && unit.inside === null)
  return model ? [unit.position, ...men] : men
}

/** SK-FIRE-24: lines from each man, or from the middle of a hull, to each of another unit, the shortest first. */
const linesBetween = (view: View, unit: Unit, other: Unit) => {
  return endsOf(unit)
    .flatMap((here) =>
      endsOf(other).map((there) => {
        const from = spotOf(view, unit, here, there)
        const to = spotOf(view, other, there, from)
        return { from, to, far: distance(from, to) }
      }),
    )
    .toSorted((one, two) => one.far - two.far)
}

const lineTo = (view: View, unit: Unit, other: Unit): readonly Area[] => {
  const lines = linesBetween(view, unit, other)
  const stopped = sightlines(
    view,
    { by: unit, at: other },
    boundsOf(lines.flatMap(({ from, to }) => [from, to])),
  )
  const below = isInDugout(view, unit) || isInDugout(view, other)
  const clear = below ? undefined : lines.find(({ from, to }) => stopped(from, to) === undefined)
  const [nearest] = lines
  const shown = clear ?? nearest
  if (!shown) return []
  const why = below ? 'dugout' : (stopped(shown.from, shown.to) ?? 'distance')
  return [
    {
      id: `seen-${unit.id}-${other.id}`,
      style: clear ? 'reach' : 'danger',
      outline: { shape: 'line', points: [shown.from, shown.to] },
      label: clear
        ? `${mapLabel(other)} ${(shown.far / fromInches(1)).toFixed(1)} in`
        : `${mapLabel(other)}: ${WHY[why]}`,
      clear: true,
    },
  ]
}

/** SK-FIRE-18: a line to every enemy unit, from the man nearest to it; broken where something hides it. */
export const seenLines = (view: View, unit: Unit): readonly Area[] =>
  view.units
    .filter((other) => other.side !== unit.side && isOnTable(other))
    .flatMap((other) => lineTo(view, unit, other))

const WHY = {
  distance: 'too far in the night',
  building: 'hidden by a building',
  vehicle: 'hidden by a vehicle',
  hill: 'hidden by a hill',
  wood: 'hidden by a wood',
  smoke: 'hidden by smoke',
  friend: 'friends in the line',
  dugout: 'in a dugout',
} as const
