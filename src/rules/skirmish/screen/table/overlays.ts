import { along, CIRCLE, HALF, type Heading, QUARTER, turned } from '../../../../kernel/geometry/angle.ts'
import { boundsOf } from '../../../../kernel/geometry/bounds.ts'
import { distance } from '../../../../kernel/geometry/point.ts'
import type { Area } from '../../../../screen/area.ts'
import { shownCircle } from '../../../../table/shown.ts'
import { sightlines } from '../../game/board/sight.ts'
import { allowanceOf } from '../../game/moves/allowance.ts'
import { lengthPaid } from '../../game/moves/way.ts'
import { isEstimating } from '../../game/shells/estimates.ts'
import { asSide } from '../../game/sides.ts'
import type { Unit } from '../../game/state.ts'
import { isOnTable, unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { RANGE_COLUMNS, SMALL_ARM_FACTORS } from '../../tables/index.ts'
import { fromInches, MORALE_REACH, SNIPER_REACH } from '../../tables/table-top.ts'
import type { MoveMode, SmallArm } from '../../vocabulary.ts'
import { DIAGONAL, frontFan, frontOf } from '../chosen.ts'
import { mapLabel, sideIndex } from '../naming.ts'
import { deviationAreas } from './plots.ts'

export const OVERLAYS = [
  { id: 'reach', title: 'How far the chosen unit moves and charges' },
  { id: 'bands', title: 'Range columns of the chosen unit' },
  { id: 'quadrants', title: 'Front, flanks and rear of the chosen unit' },
  { id: 'seen', title: 'Whom the chosen unit sees' },
  { id: 'deviation', title: 'How far our plotted shells may stray' },
  { id: 'rings', title: 'Rings of 6, 10, 12 and 20 inches' },
] as const

type Overlay = (typeof OVERLAYS)[number]['id']

/** Directions in which the reach of a unit is tried. */
const SPOKES = 48

const reachShape = (view: View, unit: Unit, mode: MoveMode): Area['outline'] => {
  const allowance = allowanceOf(view, unit, mode)
  const spoke = (i: number): Heading => turned(0, (i * CIRCLE) / SPOKES)
  return {
    shape: 'polygon',
    points: Array.from({ length: SPOKES }, (_, i) => {
      const end = along(unit.position, spoke(i), allowance)
      const far = lengthPaid(view, unit, mode, [unit.position, end], allowance)
      return along(unit.position, spoke(i), Math.min(far, allowance))
    }),
  }
}

/** SK-MOV-01: in straight lines over the ground as it is. */
const reach = (view: View, unit: Unit): readonly Area[] => [
  {
    id: `reach-${unit.id}`,
    style: 'reach',
    outline: reachShape(view, unit, 'normal'),
    label: 'moves',
    clear: true,
  },
  ...(unit.vehicle || unit.weapon !== null || unit.prone
    ? []
    : [
        {
          id: `charge-${unit.id}`,
          style: 'range',
          outline: reachShape(view, unit, 'charge'),
          label: 'charges',
          clear: true,
        } as const,
      ]),
]

const armOf = ({ figures, weapon }: Unit): SmallArm => {
  if (weapon === 'hmg') return 'hmg'
  return figures.some(({ role }) => role !== 'officer') ? 'rifle' : 'pistol'
}

/** SK-FIRE-01: each column with its basic factor. */
const bands = (view: View, unit: Unit): readonly Area[] => {
  const row = SMALL_ARM_FACTORS[armOf(unit)]
  const most = view.scenario.sight ?? Number.POSITIVE_INFINITY
  return RANGE_COLUMNS.flatMap((limit, i): readonly Area[] => {
    const factor = row[i]
    if (factor === undefined || (RANGE_COLUMNS[i - 1] ?? 0) >= most) return []
    return [
      {
        id: `band-${unit.id}-${limit}`,
        style: 'range',
        side: sideIndex(view, unit.side),
        outline: frontFan(view, unit, fromInches(Math.min(limit, most))),
      },
      {
        id: `band-${unit.id}-${limit}-at`,
        style: 'cell',
        outline: {
          shape: 'line',
          points: [along(unit.position, unit.facing, fromInches(Math.min(limit, most)))],
        },
        label: `${limit} in: ${factor}`,
        clear: true,
      },
    ]
  })
}

/** Inches that the lines between quadrants are drawn to. */
const QUADRANT = 12

/** SK-GEN-10 */
const quadrants = (view: View, unit: Unit): readonly Area[] => {
  const [left, right] = frontOf(view, unit)
  const lines = [
    [left, turned(unit.facing, -DIAGONAL)],
    [right, turned(unit.facing, DIAGONAL)],
    [right, turned(unit.facing, HALF - DIAGONAL)],
    [left, turned(unit.facing, HALF + DIAGONAL)],
  ] as const
  const names = [
    ['front', 0],
    ['right flank', QUARTER],
    ['rear', HALF],
    ['left flank', -QUARTER],
  ] as const
  return [
    ...lines.map(
      ([from, heading], i): Area => ({
        id: `quadrant-${unit.id}-${i}`,
        style: 'path',
        side: sideIndex(view, unit.side),
        outline: { shape: 'line', points: [from, along(from, heading, fromInches(QUADRANT))] },
      }),
    ),
    ...names.map(
      ([label, turn]): Area => ({
        id: `quadrant-${unit.id}-${label}`,
        style: 'cell',
        outline: {
          shape: 'line',
          points: [along(unit.position, turned(unit.facing, turn), fromInches(QUADRANT / 2))],
        },
        label,
        clear: true,
      }),
    ),
  ]
}

const placesOf = ({ figures, position, vehicle, inside }: Unit) =>
  vehicle || inside !== null || figures.length === 0 ? [position] : figures.map(({ at }) => at)

/** SK-FIRE-18: a line to every enemy unit, from the man nearest to it; broken where something hides it. */
const seen = (view: View, unit: Unit): readonly Area[] =>
  view.units
    .filter((other) => other.side !== unit.side && isOnTable(other))
    .flatMap((other): readonly Area[] => {
      const from = placesOf(unit)
      const to = placesOf(other)
      const stopped = sightlines(view, { by: unit, at: other }, boundsOf([...from, ...to]))
      const pairs = from
        .flatMap((a) => to.map((b) => ({ a, b, far: distance(a, b) })))
        .toSorted((one, two) => one.far - two.far)
      const clear = pairs.find(({ a, b }) => stopped(a, b) === undefined)
      const [nearest] = pairs
      const shown = clear ?? nearest
      if (!shown) return []
      const why = clear ? undefined : stopped(shown.a, shown.b)
      return [
        {
          id: `seen-${unit.id}-${other.id}`,
          style: clear ? 'reach' : 'danger',
          outline: { shape: 'line', points: [shown.a, shown.b] },
          label: clear
            ? `${mapLabel(other)} ${(shown.far / fromInches(1)).toFixed(1)} in`
            : `${mapLabel(other)}: ${WHY[why ?? 'distance']}`,
          clear: true,
        },
      ]
    })

const WHY = {
  distance: 'too far in the night',
  building: 'hidden by a building',
  vehicle: 'hidden by a vehicle',
  hill: 'hidden by a hill',
  wood: 'hidden by a wood',
  smoke: 'hidden by smoke',
  friend: 'friends in the line',
} as const

/** What the rings of the rules are for. */
const RINGS = [
  { inches: MORALE_REACH.leader, label: `${SNIPER_REACH.fromUnit} in: leaders, snipers` },
  { inches: MORALE_REACH.fallingBack, label: `${MORALE_REACH.fallingBack} in: others falling back` },
  { inches: MORALE_REACH.flank, label: `${MORALE_REACH.odds} in: flanks and odds` },
  { inches: MORALE_REACH.armour, label: `${MORALE_REACH.armour} in: armour` },
] as const

const rings = (view: View, unit: Unit): readonly Area[] =>
  RINGS.map(({ inches, label }) => ({
    id: `ring-${unit.id}-${inches}`,
    style: 'range',
    side: sideIndex(view, unit.side),
    outline: shownCircle(unit.position, fromInches(inches)),
    label,
    clear: true,
  }))

const SHOW: Readonly<Record<Exclude<Overlay, 'deviation'>, (view: View, unit: Unit) => readonly Area[]>> = {
  reach,
  bands,
  quadrants,
  seen,
  rings,
}

/** What can be shown over the table when the player wants to see it, about the unit he has chosen. */
export const overlay = (view: View, by: string, id: string, chosen: string | undefined): readonly Area[] => {
  // SK-BOM-16: rings, columns and reaches would all measure.
  if (isEstimating(view)) return []
  const found = OVERLAYS.find((one) => one.id === id)
  const side = asSide(by)
  if (found?.id === 'deviation') return side ? deviationAreas(view, side) : []
  const unit = chosen === undefined ? undefined : unitNamed(view, chosen)
  return found && unit && isOnTable(unit) ? SHOW[found.id](view, unit) : []
}
