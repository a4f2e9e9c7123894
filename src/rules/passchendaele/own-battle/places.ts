import { HOUSE_RULES } from '../options.ts'
import { checksAs, type ScenarioUnit } from '../scenarios/scenario.ts'
import { ROWS } from '../tables/pick-up.ts'
import { BASE_SIZES } from '../tables/table-top.ts'
import { isLineTroop, type Troop } from '../vocabulary.ts'
import type { Mustered, Row } from './forces.ts'
import type { Part } from './form.ts'
import { type Laid, type Line, lineAt, onTable, type Spot } from './ground.ts'
import type { Terms } from './terms.ts'

export const widthOf = (troops: readonly Troop[]): number =>
  troops.reduce((sum, troop) => sum + BASE_SIZES[troop].width, 0)

/** 7.9, spread: the i-th of n, counted from 0. */
const spread = (width: number, i: number, n: number): number => (width * (2 * i + 1)) / (2 * n)

/** Bases side by side about a middle. */
const shoulderToShoulder = (troops: readonly Troop[], middle: number): readonly number[] => {
  let west = middle - widthOf(troops) / 2
  return troops.map((troop) => {
    const { width } = BASE_SIZES[troop]
    west += width
    return west - width / 2
  })
}

/** 7.9: infantry spread over its stretch of the front, MG between the first two, mortar between the last two. */
const alongTheStretch = (troops: readonly Troop[], from: number, to: number): readonly number[] => {
  const infantry = troops.filter(isLineTroop)
  const at = infantry.map((_, i) => from + spread(to - from, i, infantry.length))
  const between = (a = from, b = a): number => (a + b) / 2
  let next = 0
  return troops.map((troop) => {
    if (troop === 'machine-gun') return between(at[0], at[1])
    if (troop === 'trench-mortar') return between(at.at(-2), at.at(-1))
    return at[next++] ?? from
  })
}

type Placing = (unit: Mustered, i: number, row: readonly Mustered[]) => readonly Spot[]

/** PA-SETUP-15: the reading that we play. */
const WIDEST_GAP = Number(HOUSE_RULES['max-gap'].values[0])

/** PA-SETUP-15: bases of a unit that stand too far apart, drawn together about their middle. */
const keptTogether = (troops: readonly Troop[], at: readonly number[]): readonly number[] => {
  const [first = 0, last = first] = [at[0], at.at(-1)]
  const apart = Math.min(...troops.map((troop) => BASE_SIZES[troop].width)) + WIDEST_GAP
  const step = at.length > 1 ? (last - first) / (at.length - 1) : 0
  if (step <= apart) return at
  const middle = (first + last) / 2
  return at.map((_, k) => middle + (k - (at.length - 1) / 2) * apart)
}

/** Single bases spread over the whole row, those of one unit next to one another. */
const basesSpread =
  (width: number, v: number): Placing =>
  ({ troops }, i, row) => {
    const all = row.reduce((sum, one) => sum + one.troops.length, 0)
    const before = row.slice(0, i).reduce((sum, one) => sum + one.troops.length, 0)
    const at = troops.map((_, k) => spread(width, before + k, all))
    return keptTogether(troops, at).map((u) => [u, v])
  }

/** Units spread over the row, each in close order on a line. */
const unitsSpread =
  (width: number, line: (u: number) => number): Placing =>
  ({ troops }, i, row) =>
    shoulderToShoulder(troops, spread(width, i, row.length)).map((u) => [u, line(u)])

const tanksSpread =
  (width: number): Placing =>
  ({ troops }, i, row) => {
    const middle = spread(width, i, row.length)
    return troops.length === 1
      ? [[middle, ROWS.tanks]]
      : troops.map((_, k) => [middle + (2 * k - 1) * ROWS.pairOfTanks, ROWS.tanks])
  }

/** 7.9: a little to the west of each first-wave division in turn; more of them stand farther west. */
const besideDivisions =
  (width: number, line: Line, front: readonly Mustered[]): Placing =>
  (_, i) => {
    const k = i % Math.max(1, front.length)
    const division = front[k]
    const round = Math.floor(i / Math.max(1, front.length))
    const west = spread(width, k, front.length) - widthOf(division?.troops ?? []) / 2
    const u = west - ROWS.storm - round * (BASE_SIZES.stosstruppen.width + 0.1)
    return [[u, lineAt(line, u)]]
  }

const placingsOf = (
  { width, defenceDivisions }: Terms,
  { front, attack, defence }: Laid,
  part: Part,
  first: readonly Mustered[],
): Readonly<Record<Row, Placing>> => {
  const rows = ROWS.defence
  const attacks = part === 'attack'
  return {
    front: attacks
      ? unitsSpread(width, (u) => lineAt(attack, u))
      : ({ troops }, k) => {
          const stretch = width / defenceDivisions
          return alongTheStretch(troops, stretch * k, stretch * (k + 1)).map((u) => [u, lineAt(defence, u)])
        },
    'second-wave': unitsSpread(width, () => ROWS.secondWave),
    eingreif: unitsSpread(width, () => front + rows.eingreif),
    storm: besideDivisions(width, attack, first),
    tanks: tanksSpread(width),
    field: basesSpread(width, attacks ? ROWS.field : front + rows.field),
    heavy: basesSpread(width, attacks ? ROWS.heavy : front + rows.heavy),
    heavier: basesSpread(width, ROWS.heavier),
    'eingreif-field': basesSpread(width, front + rows.eingreifField),
  }
}

interface Placed extends Mustered {
  readonly spots: readonly Spot[]
}

/** Everybody of a side in the place that 7.9 gives him, in the attacker's frame. */
const placedForce = (terms: Terms, laid: Laid, part: Part, force: readonly Mustered[]): readonly Placed[] => {
  const rowOf = (row: Row) => force.filter((unit) => unit.row === row)
  const placings = placingsOf(terms, laid, part, rowOf('front'))
  return force.map((unit) => {
    const row = rowOf(unit.row)
    return { ...unit, spots: placings[unit.row](unit, row.indexOf(unit), row) }
  })
}

/** PA-TROOP-14: what a base is called that is listed by itself. */
const DETACHED: Partial<Record<Troop, string>> = {
  'machine-gun': 'MG Battalion',
  'trench-mortar': 'Trench Mortars',
}

const detachedGroup = ({ group }: Mustered): Mustered['group'] =>
  group === 'front-line' ? 'front-support' : group === 'eingreif' ? 'eingreif-support' : group

/** One unit of the scenario, or, where nothing is attached, one for each of its MG and mortar bases besides. */
const unitsOf = (terms: Terms, unit: Placed): readonly ScenarioUnit[] => {
  const { name, nation, quality, group, troops, spots } = unit
  const place = onTable(terms)
  const bases = troops.map((troop, i) => {
    const [x, y] = place(spots[i] ?? [0, 0])
    return [troop, x, y] as const
  })
  const whole: ScenarioUnit = { name, nation, quality, group, bases }
  if (terms.attachments === 'attached' || !isLineTroop(checksAs(bases))) return [whole]
  return [
    { ...whole, bases: bases.filter(([troop]) => DETACHED[troop] === undefined) },
    ...bases.flatMap((base): ScenarioUnit[] => {
      const called = DETACHED[base[0]]
      if (called === undefined) return []
      return [
        {
          name: name.replace('Division', called),
          nation,
          quality,
          group: detachedGroup(unit),
          bases: [base],
        },
      ]
    }),
  ]
}

export const unitsPlaced = (
  terms: Terms,
  laid: Laid,
  part: Part,
  force: readonly Mustered[],
): readonly ScenarioUnit[] => placedForce(terms, laid, part, force).flatMap((unit) => unitsOf(terms, unit))
