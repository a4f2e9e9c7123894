import { memo } from '#kernel/memo.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import type { Figure, State, Unit } from '../game/state.ts'
import { casualtiesIn, tableFor } from '../reckoning/casualties.ts'
import { HIGHEST_TABLE } from '../tables/index.ts'
import { MUSTER } from '../tables/organisation.ts'
import type { Thresholds } from './thresholds.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const
const MOST_FIGURES = 40

type Options = State['options']

/** The mean of every cell of the casualty tables, by table and figures. */
const meansBy = memo((options: Options): readonly (readonly number[])[] =>
  Array.from({ length: HIGHEST_TABLE + 1 }, (_, table) =>
    Array.from({ length: MOST_FIGURES + 1 }, (__, figures) =>
      table === 0 || figures === 0
        ? 0
        : FACES.reduce((sum, face) => sum + casualtiesIn(table, face, figures, options), 0) / FACES.length,
    ),
  ),
)

/** The men that so many figures hit on the average of the die, no more than there are. */
export const meanHits = (
  { options }: Pick<State, 'options'>,
  total: number,
  figures: number,
  most: number,
): number => {
  const table = tableFor(total, options, SILENT)
  return Math.min(most, meansBy(options)[table]?.[Math.min(figures, MOST_FIGURES)] ?? 0)
}

/** The muster points of one man. */
const priceOf = (unit: Unit, { role }: Figure): number => {
  const man = MUSTER.figure[unit.quality]
  switch (role) {
    case 'officer':
      return MUSTER.officer
    case 'lmg-gunner':
    case 'lmg-loader':
      return MUSTER.lmg / 2
    case 'hmg-gunner':
      return MUSTER.hmg[unit.quality] / unit.strength
    case 'gunner':
      return unit.weapon === null || unit.weapon === 'hmg' || unit.weapon === 'wagon'
        ? man
        : MUSTER.guns[unit.weapon] / unit.strength
    case 'sniper':
      return MUSTER.sniper
    case 'bomber':
      return man + MUSTER.bomber
    case 'crew':
      return unit.vehicle ? 2 * man : man
    default:
      return unit.mounted ? man + MUSTER.mounted : man
  }
}

/** What the scenario gives for one man of a unit, in points. */
const awardFor = ({ scenario }: State, { side, strength, id }: Unit): number => {
  let points = 0
  for (const award of scenario.awards) {
    if (award.kind === 'figures-lost' && award.to !== side) points += award.each
    else if (award.kind === 'units-lost' && award.to !== side) points += award.each / strength
    else if (award.kind === 'unit-gone' && award.unit === id) points += award.points / strength
  }
  return points
}

interface Man {
  readonly price: number
  readonly points: number
  readonly nearHalf: boolean
  readonly crewed: boolean
}

const manIn = memo((unit: Unit, state: State): Man => {
  const { figures, strength, weapon } = unit
  const sum = figures.reduce((total, figure) => total + priceOf(unit, figure), 0)
  return {
    price: figures.length === 0 ? 0 : sum / figures.length,
    points: awardFor(state, unit),
    nearHalf: figures.length * 2 <= strength + 2 && figures.length > 2,
    crewed: weapon !== null && weapon !== 'wagon',
  }
})

/** SK 9.11: what the next man of a unit is worth to its side. */
export const worthOfMan = (state: State, unit: Unit, by: Thresholds): number => {
  const { price, points, nearHalf, crewed } = manIn(unit, state)
  return price * (nearHalf ? by.nearHalf : 1) * (crewed ? by.crewed : 1) + by.point * points
}

export const worthOfUnit = (state: State, unit: Unit, by: Thresholds): number =>
  worthOfMan(state, unit, by) * unit.figures.length

/** SK 9.10: down to half its men. */
export const isWornDown = ({ figures, strength }: Unit): boolean => figures.length * 2 <= strength
