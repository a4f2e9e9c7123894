import { along, CIRCLE, HALF, type Heading, QUARTER, turned } from '#kernel/geometry/angle.ts'
import type { Area } from '#screen/area.ts'
import { shownCircle } from '#table/shown.ts'
import { gunOf } from '../../game/fire/direct.ts'
import { smallArmOf } from '../../game/fire/shot.ts'
import { allowanceOf } from '../../game/moves/allowance.ts'
import { straightReach } from '../../game/moves/reach.ts'
import { lengthPaid } from '../../game/moves/way.ts'
import { isEstimating } from '../../game/shells/estimates.ts'
import { asSide, sideIndex } from '../../game/sides.ts'
import type { Unit } from '../../game/state.ts'
import { isOnTable, unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { weaponsOf } from '../../game/weapons.ts'
import { ARTILLERY_FACTORS, RANGE_COLUMNS, type RangeRow, SMALL_ARM_FACTORS } from '../../tables/index.ts'
import { fromInches, MORALE_REACH, SNIPER_REACH } from '../../tables/table-top.ts'
import type { SmallArm } from '../../vocabulary.ts'
import { arcAsFar, DIAGONAL, frontOf } from '../chosen.ts'
import { deviationAreas } from './plots.ts'
import { seenLines } from './seen-lines.ts'

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

const starAbout = ({ position }: Unit, farAlong: (heading: Heading) => number): Area['outline'] => ({
  shape: 'polygon',
  points: Array.from({ length: SPOKES }, (_, i) => {
    const heading = turned(0, (i * CIRCLE) / SPOKES)
    return along(position, heading, farAlong(heading))
  }),
})

const chargeShape = (view: View, unit: Unit): Area['outline'] => {
  const allowance = allowanceOf(view, unit, 'charge')
  return starAbout(unit, (heading) => {
    const end = along(unit.position, heading, allowance)
    return Math.min(lengthPaid(view, unit, 'charge', [unit.position, end], allowance), allowance)
  })
}

/** SK-MOV-01: in straight lines over the ground as it is. */
const reach = (view: View, unit: Unit): readonly Area[] => [
  {
    id: `reach-${unit.id}`,
    style: 'reach',
    outline: starAbout(unit, (heading) => straightReach(view, unit, heading)),
    label: 'moves',
    clear: true,
  },
  ...(unit.vehicle || unit.weapon !== null || unit.prone
    ? []
    : [
        {
          id: `charge-${unit.id}`,
          style: 'range',
          outline: chargeShape(view, unit),
          label: 'charges',
          clear: true,
        } as const,
      ]),
]

/** SK-FIRE-01, SK-ART-01: the row of the weapon that a unit is there for; none of a mortar, which fires what was plotted. */
const rowOf = (unit: Unit): RangeRow => {
  const weapons = weaponsOf(unit)
  const gun = weapons.flatMap((weapon) => gunOf(unit, weapon) ?? [])[0]
  if (gun) return ARTILLERY_FACTORS[gun]
  const arms = weapons.flatMap((weapon) => smallArmOf(unit, weapon) ?? [])
  const arm = FOREMOST.find((one) => arms.includes(one))
  return arm ? SMALL_ARM_FACTORS[arm] : []
}

const FOREMOST: readonly SmallArm[] = ['hmg', 'rifle', 'lmg', 'pistol']

/** SK-FIRE-01: each column with its basic factor. */
const bands = (view: View, unit: Unit): readonly Area[] => {
  const row = rowOf(unit)
  const most = view.scenario.sight ?? Number.POSITIVE_INFINITY
  return RANGE_COLUMNS.flatMap((limit, i): readonly Area[] => {
    const factor = row[i]
    if (factor === undefined || (RANGE_COLUMNS[i - 1] ?? 0) >= most) return []
    return [
      {
        id: `band-${unit.id}-${limit}`,
        style: 'range',
        side: sideIndex(view, unit.side),
        outline: arcAsFar(view, unit, fromInches(Math.min(limit, most))),
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
  seen: seenLines,
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
