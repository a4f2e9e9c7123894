import { failure, type Result, success } from '#kernel/procedure/result.ts'
import type { Army } from './army.ts'
import {
  commandOf,
  companiesOf,
  gunsOf,
  isAway,
  type NoRoom,
  type Numbered,
  numbered,
  onTable,
  ownerOf,
  piecesOf,
} from './pieces.ts'
import {
  columnOf,
  companyWidth,
  fillCommand,
  fillCompanies,
  fillWeapons,
  type Piece,
  type Placed,
  placedIn,
  type Rows,
  rowsAt,
  type Stretch,
  shared,
  usedRows,
  widthOf,
  within,
} from './rows.ts'

const ROWS = [24, 21.5, 19, 16.5, 14, 11.5, 9, 6.5] as const
const GUN_ROW = 2.5
const TANK_ROW = 28.2
const LIMIT = 44
const GAPS = [1, 0.5] as const
const RAW = [0] as const
const WEAPONS = ['lmg', 'machine-gun', 'at-rifle', 'flamethrower', 'light-mortar'] as const
const REGIMENTAL = ['machine-gun', 'medium-mortar', 'heavy-mortar'] as const

const gapsOf = ({ battalion }: Numbered): readonly number[] => (battalion.quality === 'raw' ? RAW : GAPS)

/** A regiment's part of the width and its battalions there, in front and behind. */
interface Part {
  readonly regiment: number
  readonly stretch: Stretch
  readonly front: readonly Numbered[]
  readonly behind: readonly Numbered[]
}

/** Room for two companies abreast and what stands beside them. */
const columnWidth = (battalions: readonly Numbered[]): number =>
  2 * Math.max(...battalions.map((one) => companyWidth(one.battalion.platoons, gapsOf(one).at(-1) ?? 0))) + 3

const partsOf = (army: Army, width: number): readonly Part[] => {
  const present = onTable(army)
  const { from, to } = shared(width)
  const wide = (to - from) / present.length
  let before = 0
  return army.regiments.flatMap((regiment, r): Part[] => {
    if (isAway(regiment)) return []
    const own = present.filter((one) => one.regiment === r)
    const stretch = { from: from + before * wide, to: from + (before + own.length) * wide }
    before += own.length
    const fit = Math.floor((stretch.to - stretch.from) / columnWidth(own))
    const inFront = Math.min(own.length, Math.max(1, fit))
    return [{ regiment: r, stretch, front: own.slice(0, inFront), behind: own.slice(inFront) }]
  })
}

/** The numbers of the battalions in front, from 0. */
export const frontsOf = (army: Army, width: number): readonly number[] =>
  partsOf(army, width).flatMap(({ front }) => front.map(({ number }) => number))

const fillBattalion = (rows: Rows, one: Numbered, most: number): boolean =>
  fillCompanies(rows, companiesOf(one), most, gapsOf(one)) &&
  fillCommand(rows, commandOf('battalion', one.number)) &&
  fillWeapons(rows, piecesOf(ownerOf('battalion', one.number), one.battalion.weapons, WEAPONS))

/** FF-ORG-09: tanks of a battalion that is not in front go to its regiment's first. */
const tanksOf = (
  army: Army,
  { regiment, front }: Part,
  { number, battalion }: Numbered,
): readonly Piece[] => {
  const first = front[0]?.number === number
  const others = numbered(army).filter(
    (one) => one.regiment === regiment && !front.some((ahead) => ahead.number === one.number),
  )
  const tanks = [...battalion.tanks, ...(first ? others.flatMap((one) => one.battalion.tanks) : [])]
  return tanks.map((tank, index) => ({
    owner: ownerOf('battalion', number),
    type: 'tank',
    index,
    width: widthOf('heavy-tank'),
    tank,
  }))
}

const fillPart = (army: Army, part: Part): Result<readonly Rows[], NoRoom> => {
  const { regiment, stretch, front, behind } = part
  const filled: Rows[] = []
  for (const [i, one] of front.entries()) {
    const column = columnOf(stretch, i, front.length, 'attacker')
    const rows = rowsAt(within(column, LIMIT), ROWS)
    const tanks = rowsAt(column, [TANK_ROW])
    if (!(fillBattalion(rows, one, 2) && fillWeapons(tanks, tanksOf(army, part, one))))
      return failure('width')
    filled.push(rows, tanks)
  }
  const ahead = Math.max(...filled.map((rows) => (rows.rows.length > 1 ? usedRows(rows) : 0)))
  let last = ahead
  for (const [i, one] of behind.entries()) {
    const rows = rowsAt(within(columnOf(stretch, i, behind.length, 'attacker'), LIMIT), ROWS.slice(ahead))
    if (!fillBattalion(rows, one, 4)) return failure('width')
    last = Math.max(last, ahead + usedRows(rows))
    filled.push(rows)
  }
  const staff = rowsAt(stretch, ROWS.slice(last))
  const owner = ownerOf('regiment', regiment)
  const assets = piecesOf(owner, army.regiments[regiment]?.assets ?? {}, REGIMENTAL)
  if (!(fillCommand(staff, commandOf('regiment', regiment)) && fillWeapons(staff, assets)))
    return failure('width')
  const guns = rowsAt(stretch, [GUN_ROW])
  if (!fillWeapons(guns, gunsOf(army, regiment))) return failure('guns')
  return success([...filled, staff, guns])
}

/** The attacker's default set-up. */
export const attackSetUp = (army: Army, width: number): Result<Placed, NoRoom> => {
  const placed: Placed[] = []
  for (const part of partsOf(army, width)) {
    const filled = fillPart(army, part)
    if (!filled.ok) return filled
    placed.push(...filled.value.map((rows) => placedIn(rows, 'attacker')))
  }
  return success({
    companies: placed.flatMap(({ companies }) => companies),
    pieces: placed.flatMap(({ pieces }) => pieces),
  })
}
