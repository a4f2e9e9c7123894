import { NO_DICE } from '#kernel/chance/no-dice.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { eastward, northward } from '#kernel/geometry/angle.ts'
import { whollyOnTable } from '#kernel/geometry/bounds.ts'
import type { Box } from '#kernel/geometry/box.ts'
import { gapToPoint } from '#kernel/geometry/gap.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { doing } from '#kernel/words.ts'
import { sheafPlacement } from '../../procedures/sheaf-placement.ts'
import { GUN_TABLE, INCH, pointAt, toInches } from '../../tables/index.ts'
import { type Guns, isGuns, type Shell, type SideName } from '../../vocabulary.ts'
import type { SheafOrder } from '../forms.ts'
import type { Base, Sheaf, Square, State, Unit } from '../state.ts'
import { baseNamed } from '../units.ts'

/** The squares of a sheaf where the order puts them, stacked ones as one. */
const squaresOf = ({ x, y, rotation, squares }: SheafOrder): readonly Square[] => {
  const heading = fromDegrees(rotation)
  const origin = pointAt({ x, y })
  const east = eastward(heading)
  const north = northward(heading)
  const stacks: { column: number; row: number; stack: number }[] = []
  for (const [column = 0, row = 0] of squares) {
    const known = stacks.find((square) => square.column === column && square.row === row)
    if (known) known.stack++
    else stacks.push({ column, row, stack: 1 })
  }
  return stacks.map(({ column, row, stack }) => ({
    box: {
      centre: {
        x: origin.x + Math.round(INCH * (column * north + row * east)),
        y: origin.y + Math.round(INCH * (row * north - column * east)),
      },
      heading,
      width: INCH,
      depth: INCH,
    },
    stack,
  }))
}

/** PA-SHEAF-09: edge to edge or stacked. */
const isOnePattern = ({ squares }: SheafOrder): boolean => {
  const joined = squares.slice(0, 1)
  const left = squares.slice(1)
  for (let i = 0; i < joined.length; i++) {
    const [column = 0, row = 0] = joined[i] ?? []
    for (let j = left.length - 1; j >= 0; j--) {
      const [otherColumn = 0, otherRow = 0] = left[j] ?? []
      if (Math.abs(column - otherColumn) + Math.abs(row - otherRow) <= 1) joined.push(...left.splice(j, 1))
    }
  }
  return joined.length > 0 && left.length === 0
}

export const sheafOf = (order: SheafOrder): Sheaf => ({
  squares: squaresOf(order),
  shell: order.shell,
  laid: false,
})

/** Whether a base reaches every square of a sheaf (PA-SHEAF-10). */
export const inRangeOf = (base: Base, sheaf: Sheaf): boolean =>
  isGuns(base.troop) &&
  sheaf.squares.every(
    ({ box }) =>
      toInches(gapToPoint(base, box.centre)) <= (isGuns(base.troop) ? GUN_TABLE[base.troop].range : 0),
  )

/** What is wrong with a sheaf, said of the unit whose it is. */
const FAULTS = {
  'order-not-fire-barrage': ['fires only with a barrage order.', 'PA-FIRE-07'],
  disordered: ['is disordered and does not fire.', 'PA-SHEAF-05'],
  'not-four-squares': ['has a sheaf of more or fewer than four squares.', 'PA-SHEAF-09'],
  'out-of-range': ['has a square of its sheaf out of range', 'PA-SHEAF-10'],
  'gas-stacked': ['cannot stack gas.', 'PA-SHEAF-11'],
  'no-gas-shell': ['has guns of a size that has no gas shell.', 'PA-SHEAF-12'],
} as const

const faultRefusal = ({ name }: Unit, fault: keyof typeof FAULTS, guns: Guns, farthest: number): Refusal => {
  const [words, clause] = FAULTS[fault]
  const far =
    fault === 'out-of-range'
      ? `: it would fall ${Math.ceil(farthest * 10) / 10} inches away, and the guns reach ${GUN_TABLE[guns].range}.`
      : ''
  return refuse(fault, `${doing(name, words)}${far}`, clause)
}

/** PA-SHEAF-16: gas sheaves a side may still lay. */
export const gasLeft = (state: State, side: SideName): number =>
  (state.table.gasLimit[side] ?? Number.POSITIVE_INFINITY) - state.gasLaid[side]

/** PA-SHEAF-16: whether so many more gas sheaves are too many. */
export const gasRefusal = (state: State, side: SideName, count: number): Refusal | undefined =>
  count > 0 && count > gasLeft(state, side)
    ? refuse('no-gas-left', 'There is not enough gas shell left for that.', 'PA-SHEAF-16')
    : undefined

export const gasCount = (sheaves: readonly { readonly shell: Shell }[]): number => {
  let count = 0
  for (const { shell } of sheaves) if (shell === 'gas') count++
  return count
}

/** Why one sheaf cannot be laid so. */
const sheafRefusal = (state: State, unit: Unit, order: SheafOrder): Refusal | undefined => {
  const base = baseNamed(unit, order.base)
  if (!base || !isGuns(base.troop)) {
    return refuse('unknown-base', `${unit.name} has no gun base "${order.base.slice(0, 60)}".`)
  }
  return isOnePattern(order)
    ? placementRefusal(state, unit, base, base.troop, order)
    : refuse('not-one-pattern', `The squares of the sheaf of ${unit.name} lie apart.`, 'PA-SHEAF-09')
}

/** Why guns cannot lay a sheaf of one pattern there. */
export const placementRefusal = (
  state: State,
  unit: Unit,
  base: Box,
  guns: Guns,
  order: SheafOrder,
): Refusal | undefined => {
  const squares = squaresOf(order)
  const measured = squares.map(({ box, stack }) => ({ range: toInches(gapToPoint(base, box.centre)), stack }))
  const { reasons } = sheafPlacement.resolve(
    {
      guns,
      squares: measured,
      shell: order.shell,
      order: 'fire-barrage',
      status: 'solid',
      options: state.options,
    },
    NO_DICE,
    SILENT,
  )
  const [reason] = reasons
  if (reason) return faultRefusal(unit, reason, guns, Math.max(...measured.map(({ range }) => range)))
  return squares.every(({ box }) => whollyOnTable(state.table, box))
    ? undefined
    : refuse(
        'sheaf-off-table',
        `A sheaf of ${unit.name} would reach over the edge of the table.`,
        'PA-SHEAF-17',
      )
}

/** Why the sheaves of a unit cannot be laid so. The gas is for the caller to count. */
export const sheavesRefusal = (
  state: State,
  unit: Unit,
  sheaves: readonly SheafOrder[],
): Refusal | undefined => {
  const named = new Set<string>()
  for (const sheaf of sheaves) {
    if (named.has(sheaf.base)) {
      return refuse('sheaf-twice', `A gun base of ${unit.name} is given two sheaves.`, 'PA-TROOP-10')
    }
    named.add(sheaf.base)
    const refusal = sheafRefusal(state, unit, sheaf)
    if (refusal) return refusal
  }
  return undefined
}
