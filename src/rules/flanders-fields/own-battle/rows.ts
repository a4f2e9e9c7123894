import type { Spot, Weapon } from '../scenarios/scenario.ts'
import { BASES } from '../tables/index.ts'
import type { Side, Stand, TankType } from '../vocabulary.ts'

/** A stretch of the table's width. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Whose weapon, and which of them. */
export interface Piece {
  readonly owner: string
  readonly type: Weapon | 'command' | 'tank'
  readonly index: number
  readonly width: number
  readonly tank?: TankType
}

export interface Company {
  readonly owner: string
  readonly index: number
  readonly platoons: number
}

interface Row {
  readonly y: number
  readonly companies: Company[]
  readonly commands: Piece[]
  readonly weapons: Piece[]
  gap: number
}

const TENTH = 0.1
const LEAST_FREE = 0.5
const HAIR = 1e-9

export const widthOf = (type: Stand): number => {
  const base = BASES[type]
  return ('width' in base ? base.width : base.diameter) * TENTH
}

export const companyWidth = (platoons: number, gap: number): number =>
  platoons * widthOf('infantry') + (platoons - 1) * gap

/** What is shared out: the width without the outermost half centimetre on either side. */
export const shared = (width: number): Stretch => ({ from: LEAST_FREE, to: width - LEAST_FREE })

/** Part `at` of so many equal ones, from a side's own left. */
export const columnOf = ({ from, to }: Stretch, at: number, of: number, side: Side): Stretch => {
  const wide = (to - from) / of
  const place = side === 'attacker' ? at : of - 1 - at
  return { from: from + place * wide, to: from + (place + 1) * wide }
}

/** The middle of a stretch that is longer than the limit. */
export const within = ({ from, to }: Stretch, limit: number): Stretch => {
  if (to - from <= limit) return { from, to }
  const middle = (from + to) / 2
  return { from: middle - limit / 2, to: middle + limit / 2 }
}

/** Rows of a battalion, or of what a regiment has for itself, one behind the other. */
export interface Rows {
  readonly stretch: Stretch
  readonly rows: readonly Row[]
}

export const rowsAt = (stretch: Stretch, ys: readonly number[]): Rows => ({
  stretch,
  rows: ys.map((y) => ({ y, companies: [], commands: [], weapons: [], gap: 0 })),
})

const freeLength = ({ from, to }: Stretch, row: Row, gap: number, added = 0): number => {
  const { companies, commands, weapons } = row
  const used =
    companies.reduce((sum, { platoons }) => sum + companyWidth(platoons, gap), 0) +
    [...commands, ...weapons].reduce((sum, { width }) => sum + width, 0)
  const items = companies.length + commands.length + weapons.length + (added > 0 ? 1 : 0)
  return (to - from - used - added) / (items + 1)
}

const hasRoom = (stretch: Stretch, row: Row, gap: number, width: number): boolean =>
  freeLength(stretch, row, gap, width) >= LEAST_FREE - HAIR

/** Companies by letter, each in the first row not passed over; then the widest gaps at which they fit. */
export const fillCompanies = (
  { stretch, rows }: Rows,
  companies: readonly Company[],
  most: number,
  gaps: readonly number[],
): boolean => {
  const least = gaps.at(-1) ?? 0
  let at = 0
  for (const company of companies) {
    const width = companyWidth(company.platoons, least)
    let row = rows[at]
    while (row && !(row.companies.length < most && hasRoom(stretch, row, least, width))) row = rows[++at]
    if (!row) return false
    row.companies.push(company)
  }
  for (const row of rows)
    row.gap = gaps.find((gap) => freeLength(stretch, row, gap) >= LEAST_FREE - HAIR) ?? least
  return true
}

/** The command, in the first row behind the last company that has room. */
export const fillCommand = ({ stretch, rows }: Rows, command: Piece): boolean => {
  const last = rows.findLastIndex(({ companies }) => companies.length > 0)
  const row = rows.find((one, i) => i > last && hasRoom(stretch, one, one.gap, command.width))
  row?.commands.push(command)
  return row !== undefined
}

/** Weapons, each in the first row that has room. */
export const fillWeapons = ({ stretch, rows }: Rows, weapons: readonly Piece[]): boolean =>
  weapons.every((weapon) => {
    const row = rows.find((one) => hasRoom(stretch, one, one.gap, weapon.width))
    row?.weapons.push(weapon)
    return row !== undefined
  })

/** How many rows are used, from the first. */
export const usedRows = ({ rows }: Rows): number =>
  rows.findLastIndex(
    ({ companies, commands, weapons }) => companies.length + commands.length + weapons.length > 0,
  ) + 1

/** Where everything in the rows stands. */
export interface Placed {
  readonly companies: readonly (Company & { readonly at: Spot; readonly gap: number })[]
  readonly pieces: readonly (Piece & { readonly at: Spot })[]
}

/** The 1st, 3rd, 5th weapon to the left, the 2nd, 4th, 6th to the right, the later ones inward. */
const sequence = <M, W>(middle: readonly M[], weapons: readonly W[]): readonly (M | W)[] => [
  ...weapons.filter((_, i) => i % 2 === 0),
  ...middle,
  ...weapons.filter((_, i) => i % 2 === 1).toReversed(),
]

export const placedIn = ({ stretch, rows }: Rows, side: Side): Placed => {
  const companies: (Company & { at: Spot; gap: number })[] = []
  const pieces: (Piece & { at: Spot })[] = []
  for (const row of rows) {
    const free = freeLength(stretch, row, row.gap)
    let from = side === 'attacker' ? stretch.from : -stretch.to
    for (const item of sequence([...row.companies, ...row.commands], row.weapons)) {
      const width = 'platoons' in item ? companyWidth(item.platoons, row.gap) : item.width
      const middle = from + free + width / 2
      const at: Spot = [side === 'attacker' ? middle : -middle, row.y]
      if ('platoons' in item) companies.push({ ...item, at, gap: row.gap })
      else pieces.push({ ...item, at })
      from += free + width
    }
  }
  return { companies, pieces }
}
