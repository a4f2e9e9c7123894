import { memo } from '#kernel/memo.ts'
import { bought, STANDARD, type Troops } from '../../scenarios/forces/troops.ts'
import { ARM } from '../../tables/index.ts'
import { FIELD_UNITS, type FieldUnit } from '../../vocabulary.ts'
import { unitFrom } from '../phases/replacements/new-unit.ts'
import { eachSide, otherSide, type SideName } from '../sides.ts'
import type { State } from '../state.ts'
import type { Unit } from '../unit.ts'
import type { View } from '../view.ts'
import { beginningOf } from './beginning.ts'
import { type Hideouts, hideoutsOf } from './hideouts.ts'
import { type Wear, wearOf } from './wear.ts'

/** An enemy on the table, and what a unit of its name is like. */
interface Seen {
  readonly unit: Unit
  readonly like: Unit
}

/** An enemy who is not on the table. */
interface Unseen {
  readonly like: Unit
  /** Has taken off and is not to be seen any more: he has been shot down. By the id under which he flew. */
  readonly flewAs: string | null
}

/** What a side can tell about its enemy from its view, once for all that it imagines. */
export interface Known {
  readonly view: View
  readonly viewer: SideName
  readonly enemy: SideName
  /** The campaign as it began. */
  readonly start: State
  readonly wear: Wear
  readonly seen: readonly Seen[]
  readonly unseen: readonly Unseen[]
  readonly hideouts: Hideouts
}

const USUAL: Readonly<Partial<Record<FieldUnit, Troops>>> = STANDARD

/** How good a unit of a kind is, of which no more is known. */
const ratingsOf = (start: State, side: SideName, type: FieldUnit) => {
  const like = start.units.find((unit) => unit.side === side && unit.type === type)
  const { strength, experience, morale } = like ?? USUAL[type] ?? bought(type, 5, 2, 3)
  return { type, strength, experience, morale }
}

/** A unit that has joined since the campaign began. */
export const joined = (
  { view, enemy, start }: Pick<Known, 'view' | 'enemy' | 'start'>,
  units: readonly Unit[],
  type: FieldUnit,
): Unit => unitFrom({ ...view, units }, enemy, ratingsOf(start, enemy, type))

const numberIn = (id: string, side: SideName, type: FieldUnit): number => {
  const kind = `${side}-${type}-`
  return id.startsWith(kind) ? Number(id.slice(kind.length)) || 0 : 0
}

/** All the units the enemy has or had: those he began with, and whoever must have joined since, for they are numbered. */
const rosterOf = (
  parts: Pick<Known, 'view' | 'enemy' | 'start'>,
  names: readonly string[],
): readonly Unit[] => {
  const { start, enemy } = parts
  const roster = start.units.filter(({ side }) => side === enemy)
  for (const type of FIELD_UNITS) {
    let most = 0
    for (const id of names) most = Math.max(most, numberIn(id, enemy, type))
    for (let number = roster.filter((unit) => unit.type === type).length; number < most; number++)
      roster.push(joined(parts, roster, type))
  }
  return roster
}

/** GF-OBS-17: who of the roster goes under which marker is anybody's guess: the first of his kind who is not accounted for. */
const accountFor = (
  parts: Pick<Known, 'view' | 'enemy' | 'start'>,
  roster: Unit[],
  taken: Set<string>,
  suits: (unit: Unit) => boolean,
  type: FieldUnit,
): Unit => {
  let found = roster.find((unit) => !taken.has(unit.id) && suits(unit))
  if (!found) {
    found = joined(parts, roster, type)
    roster.push(found)
  }
  taken.add(found.id)
  return found
}

const isAircraft = ({ type }: Unit): boolean => ARM[type] === 'aircraft'

const gathered = (view: View, viewer: SideName): Known => {
  const enemy = otherSide(viewer)
  const start = beginningOf(view)
  const onTable = view.units.filter(({ side }) => side === enemy)
  const down = view.armies[enemy].sorties
    .map(({ unit }) => unit)
    .filter((id) => !onTable.some((unit) => unit.id === id))
  const parts = { view, enemy, start }
  const roster = [...rosterOf(parts, [...onTable.map(({ id }) => id), ...down])]
  const taken = new Set([...onTable.map(({ id }) => id), ...down])
  const byId = (id: string): Unit | undefined => roster.find((unit) => unit.id === id)
  const seen = onTable.map((unit) => ({
    unit,
    like: byId(unit.id) ?? accountFor(parts, roster, taken, ({ type }) => type === unit.type, unit.type),
  }))
  const shotDown = down.map((id) => ({
    like: byId(id) ?? accountFor(parts, roster, taken, isAircraft, 'reconnaissance'),
    flewAs: id,
  }))
  const known = new Set([...seen, ...shotDown].map(({ like }) => like.id))
  return {
    ...parts,
    viewer,
    wear: wearOf(view, viewer),
    seen,
    unseen: [
      ...shotDown,
      ...roster.filter(({ id }) => !known.has(id)).map((like) => ({ like, flewAs: null })),
    ],
    hideouts: hideoutsOf(view, viewer),
  }
}

const knownFrom = eachSide((viewer) => memo((view: View) => gathered(view, viewer)))

export const knownOf = (view: View, viewer: SideName): Known => knownFrom[viewer](view)
