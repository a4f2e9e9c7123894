import { along, farAlong, QUARTER, turned } from '#kernel/geometry/angle.ts'
import { idOf, type Table } from '../../../scenarios/table.ts'
import { isLineTroop, type SideName, type Troop } from '../../../vocabulary.ts'
import { baseAt } from '../../play.ts'
import { unitWith } from '../../records.ts'
import type { Attachment, Base, State, Unit } from '../../state.ts'

type Attachable = 'trench-mortar' | 'machine-gun'

export const isAttachable = (troop: Troop): troop is Attachable =>
  troop === 'trench-mortar' || troop === 'machine-gun'

/** PA-TROOP-13: infantry and cavalry divisions. */
export const isDivision = ({ troop }: Unit): boolean => isLineTroop(troop)

/** A mortar or MG base, and the unit it now belongs to. */
export interface Loose {
  readonly unit: Unit
  readonly base: Base
  readonly troop: Attachable
}

export const looseBases = ({ units }: Pick<State, 'units'>, side: SideName): readonly Loose[] =>
  units.flatMap((unit) =>
    unit.side === side
      ? unit.bases.flatMap((base) => (isAttachable(base.troop) ? [{ unit, base, troop: base.troop }] : []))
      : [],
  )

/** The division a base goes with; none if it stands alone. */
export const divisionOf = ({ unit }: Loose): string | undefined => (isDivision(unit) ? unit.id : undefined)

/** "38th (Welsh) Division" lends its name: "38th MG Battalion", "38th Trench Mortars". */
const nameAlone = (division: string, troop: Attachable): string =>
  `${division.replace(/ *\([^)]*\)/g, '').replace(/ Division$/, '')} ${troop === 'machine-gun' ? 'MG Battalion' : 'Trench Mortars'}`

const GROUP_ALONE = {
  'front-line': 'front-support',
  'front-support': 'front-support',
  eingreif: 'eingreif-support',
  'eingreif-support': 'eingreif-support',
  attacker: 'attacker',
} as const

/** PA-TROOP-14: what a base is that leaves its division. */
const standingAlone = (
  { firstNames = {} }: Table,
  { unit, base, troop }: Loose,
  taken: ReadonlySet<string>,
): Unit => {
  const id = idOf(nameAlone(firstNames[unit.id] ?? unit.name, troop))
  return unitWith(unit, {
    id: taken.has(id) ? base.id : id,
    name: nameAlone(unit.name, troop),
    troop,
    group: GROUP_ALONE[unit.group],
    strength: 1,
    bases: [base],
  })
}

/** In a free set-up a base is thought of at the right end of its division, with which it is set down. */
const atTheEnd = ({ table, options }: State, bases: readonly Base[], { base, unit }: Loose): Base => {
  if (options.deployment !== 'free') return base
  const right = turned(table.enemy[unit.side], QUARTER)
  const far = ({ centre }: Base): number => farAlong(right, centre)
  const end = bases.reduce((most, one) => (far(one) > far(most) ? one : most), bases[0] ?? base)
  return baseAt(base, along(end.centre, right, (end.width + base.width) / 2), base.heading)
}

const joinedBy = (state: State, unit: Unit, loose: readonly Loose[]): Unit => {
  const leaving = new Set(unit.bases.flatMap(({ id, troop }) => (isAttachable(troop) ? [id] : [])))
  let bases = unit.bases.filter(({ id }) => !leaving.has(id))
  for (const one of loose)
    bases = [...bases, unit.bases.includes(one.base) ? one.base : atTheEnd(state, bases, one)]
  // As they stand from west to east, which is how scenarios list them.
  bases.sort((a, b) => a.centre.x - b.centre.x || a.centre.y - b.centre.y)
  const same = bases.length === unit.bases.length && bases.every((base) => unit.bases.includes(base))
  return same ? unit : unitWith(unit, { bases, strength: bases.length })
}

/** Where each mortar and MG base of a side goes, by its id, once these changes are made. */
export const goesWith = (
  state: Pick<State, 'units'>,
  side: SideName,
  changes: readonly Attachment[],
): ReadonlyMap<Loose, string | undefined> =>
  new Map(
    looseBases(state, side).map((one) => {
      const change = changes.find(({ base }) => base === one.base.id)
      return [one, change ? (change.to ?? undefined) : divisionOf(one)]
    }),
  )

/** PA-TROOP-13 to PA-TROOP-15: the units of the battle with these changes in one side. */
export const regrouped = (state: State, side: SideName, changes: readonly Attachment[]): readonly Unit[] => {
  if (changes.length === 0) return state.units
  const goes = [...goesWith(state, side, changes)]
  const ids = new Set(state.units.map(({ id }) => id))
  return state.units.flatMap((unit): readonly Unit[] => {
    if (unit.side !== side) return [unit]
    if (isDivision(unit)) {
      const joining = goes.flatMap(([one, to]) => (to === unit.id ? [one] : []))
      const leaving = goes.flatMap(([one, to]) => (one.unit === unit && to === undefined ? [one] : []))
      return [joinedBy(state, unit, joining), ...leaving.map((one) => standingAlone(state.table, one, ids))]
    }
    const gone = new Set(goes.flatMap(([one, to]) => (to === undefined ? [] : [one.base])))
    const bases = unit.bases.filter((base) => !gone.has(base))
    if (bases.length === unit.bases.length) return [unit]
    return bases.length === 0 ? [] : [unitWith(unit, { bases, strength: bases.length })]
  })
}
