import { failure, type Result, success } from '#kernel/procedure/result.ts'
import type { Period } from '../vocabulary.ts'
import type { Army } from './army.ts'
import { COLUMN } from './cells.ts'
import type { Lines } from './lines.ts'
import {
  commandOf,
  companiesOf,
  gunsOf,
  isAway,
  type NoRoom,
  type Numbered,
  onTable,
  ownerOf,
  piecesOf,
} from './pieces.ts'
import {
  columnOf,
  fillCommand,
  fillCompanies,
  fillWeapons,
  type Piece,
  type Placed,
  placedIn,
  type Rows,
  rowsAt,
  shared,
  within,
} from './rows.ts'
import type { Terms } from './terms.ts'

const BEHIND = [0, 2.5, 5, 7.5] as const
const FRONT_LIMIT = 44
const REAR_LIMIT = 32
const GAPS = [3, 2, 1, 0.5] as const
const RAW = [0] as const
const WEAPONS = ['machine-gun', 'lmg', 'at-rifle', 'flamethrower', 'light-mortar'] as const
const COMMAND_ROW = 8
const GUN_ROW = 3

const gapsOf = ({ battalion }: Numbered): readonly number[] => (battalion.quality === 'raw' ? RAW : GAPS)

const rowsFrom = (y: number, count: number): readonly number[] =>
  BEHIND.slice(0, count).map((back) => y + back)

/** Companies and machine guns of a battalion in its front rows; the others are in its rear rows. */
const inFront = (period: Period, works: Terms['works'], machineGuns: number) => {
  if (works === 'deep') return { companies: 1, machineGuns: Math.min(1, machineGuns) }
  return period === 'early'
    ? { companies: 3, machineGuns }
    : { companies: 2, machineGuns: Math.ceil(machineGuns / 2) }
}

/** What a regiment deals to the battalions in front: machine guns in turn, mortars with the first. */
const dealtTo = (army: Army, front: readonly Numbered[], { number }: Numbered): readonly Piece[] =>
  army.regiments.flatMap((regiment, r) => {
    if (isAway(regiment)) return []
    const own = front.filter((one) => one.regiment === r)
    const last = front.at(-1)
    const hosts = own.length > 0 ? own : last ? [last] : []
    const at = hosts.findIndex((host) => host.number === number)
    if (at < 0) return []
    const owner = ownerOf('regiment', r)
    const guns = piecesOf(owner, regiment.assets, ['machine-gun']).filter((_, i) => i % hosts.length === at)
    return at === 0 ? [...guns, ...piecesOf(owner, regiment.assets, ['medium-mortar', 'heavy-mortar'])] : guns
  })

const fillFront = (
  army: Army,
  { period, works, width }: Terms,
  lines: Lines,
  front: readonly Numbered[],
): readonly Rows[] | undefined => {
  const filled: Rows[] = []
  for (const [i, one] of front.entries()) {
    const { battalion, number } = one
    const owner = ownerOf('battalion', number)
    const column = columnOf(shared(width), i, front.length, 'defender')
    const ahead = inFront(period, works, battalion.weapons['machine-gun'] ?? 0)
    const companies = companiesOf(one)
    const guns = piecesOf(owner, battalion.weapons, ['machine-gun'])
    const first = rowsAt(within(column, FRONT_LIMIT), rowsFrom(lines.front, 3))
    const second = rowsAt(within(column, REAR_LIMIT), rowsFrom(lines.second, 4))
    const fits =
      fillCompanies(first, companies.slice(0, ahead.companies), 3, gapsOf(one)) &&
      fillCommand(first, commandOf('battalion', number)) &&
      fillWeapons(first, [
        ...guns.slice(0, ahead.machineGuns),
        ...piecesOf(owner, battalion.weapons, ['lmg', 'at-rifle', 'flamethrower']),
      ]) &&
      fillCompanies(second, companies.slice(ahead.companies), 2, gapsOf(one)) &&
      fillWeapons(second, [
        ...guns.slice(ahead.machineGuns),
        ...dealtTo(army, front, one),
        ...piecesOf(owner, battalion.weapons, ['light-mortar']),
      ])
    if (!fits) return undefined
    filled.push(first, second)
  }
  return filled
}

const fillThird = (width: number, y: number, behind: readonly Numbered[]): readonly Rows[] | undefined => {
  const filled: Rows[] = []
  for (const [i, one] of behind.entries()) {
    const column = columnOf(shared(width), i, behind.length, 'defender')
    const rows = rowsAt(within(column, FRONT_LIMIT), rowsFrom(y, 4))
    const fits =
      fillCompanies(rows, companiesOf(one), 4, gapsOf(one)) &&
      fillCommand(rows, commandOf('battalion', one.number)) &&
      fillWeapons(rows, piecesOf(ownerOf('battalion', one.number), one.battalion.weapons, WEAPONS))
    if (!fits) return undefined
    filled.push(rows)
  }
  return filled
}

const fillStaff = (army: Army, { width, length }: Terms): Result<readonly Rows[], NoRoom> => {
  const present = army.regiments.flatMap((regiment, r) => (isAway(regiment) ? [] : [r]))
  const filled: Rows[] = []
  for (const [i, regiment] of present.entries()) {
    const part = columnOf(shared(width), i, present.length, 'defender')
    const command = rowsAt(part, [length - COMMAND_ROW])
    const guns = rowsAt(part, [length - GUN_ROW])
    if (!fillCommand(command, commandOf('regiment', regiment))) return failure('width')
    if (!fillWeapons(guns, gunsOf(army, regiment))) return failure('guns')
    filled.push(command, guns)
  }
  return success(filled)
}

/** The defender's default set-up. */
export const defenceSetUp = (army: Army, terms: Terms, lines: Lines): Result<Placed, NoRoom> => {
  const present = onTable(army)
  const { third } = lines
  const reserve = present.length >= 3 && third !== undefined ? Math.floor(present.length / 3) : 0
  const front = present.slice(0, present.length - reserve)
  if (front.length > terms.width / COLUMN) return failure('width')
  const ahead = fillFront(army, terms, lines, front)
  const behind = third === undefined ? [] : fillThird(terms.width, third, present.slice(front.length))
  if (!(ahead && behind)) return failure('width')
  const staff = fillStaff(army, terms)
  if (!staff.ok) return staff
  const placed = [...ahead, ...behind, ...staff.value].map((rows) => placedIn(rows, 'defender'))
  return success({
    companies: placed.flatMap(({ companies }) => companies),
    pieces: placed.flatMap(({ pieces }) => pieces),
  })
}
