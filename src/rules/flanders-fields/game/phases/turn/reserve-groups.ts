import { FIRST_ARRIVAL } from '../../../tables/index.ts'
import type { Side } from '../../../vocabulary.ts'
import { nameOf } from '../../names.ts'
import type { Battalion, State } from '../../state.ts'

/** FF-END-05, FF-END-08: what comes by one die. */
export interface ReserveGroup {
  /** Its name for the players. */
  readonly name: string
  /** The first turn a die is thrown for it. */
  readonly from: number
  /** Units and command stands, in the order in which they are listed. */
  readonly ids: readonly string[]
}

const isWaiting = ({ units, stands, lost, arrived }: State, id: string): boolean =>
  !arrived.includes(id) &&
  (units.some((unit) => unit.id === id && unit.at === 'reserve') ||
    (id.endsWith('h') && !stands.some((stand) => stand.id === id) && !lost.some((one) => one.id === id)))

/** The tanks of each group of a side, as the set-up numbered them. */
const tanksOf = ({ scenario, units, battalions }: State, side: Side) => {
  const { groups = [], regiments } = scenario[side]
  const printed = regiments.flatMap((regiment) => regiment.battalions)
  const own = battalions.filter((battalion) => battalion.side === side)
  const used = new Map<string, number>()
  return groups.map((group) => {
    const host = own[group.battalion - 1]?.id ?? ''
    const there = printed[group.battalion - 1]
    const first = used.get(host) ?? (there && 'tanks' in there ? (there.tanks?.length ?? 0) : 0)
    used.set(host, first + group.tanks.length)
    const ids = units
      .filter(({ id, kind }) => kind === 'tank' && id.startsWith(`${host}k`))
      .slice(first, first + group.tanks.length)
      .map(({ id }) => id)
    return { ...group, host, ids }
  })
}

/** FF-ORG-09: the command and weapons of a regiment that come with its first battalion, none of it being on the table. */
const regimentWith = (
  { scenario, battalions, regiments, units }: State,
  { id, regiment, side }: Battalion,
) => {
  const printed =
    scenario[side].regiments[
      regiments.filter((one) => one.side === side).findIndex((one) => one.id === regiment)
    ]
  const first = battalions.find((one) => one.regiment === regiment)
  if (!printed?.reserve || first?.id !== id) return []
  const own = units.filter((unit) => unit.regiment === regiment && !unit.battalion && unit.at === 'reserve')
  return [`${regiment}h`, ...own.map((unit) => unit.id)]
}

/** Who of a side is still to come by a die: battalions by number, then separate groups (FF-END-05). */
export const reserveGroups = (state: State, side: Side): readonly ReserveGroup[] => {
  if (!state.units.some(({ at }) => at === 'reserve')) return []
  const tanks = tanksOf(state, side)
  const apart = new Set(tanks.flatMap(({ ids }) => ids))
  const groups: ReserveGroup[] = []
  for (const battalion of state.battalions) {
    const { id, name } = battalion
    if (battalion.side !== side) continue
    const own = state.units.filter(
      (unit) => unit.battalion === id && unit.at === 'reserve' && !apart.has(unit.id),
    )
    if (own.length === 0) continue
    const together = tanks.filter(({ host, together: comes }) => comes && host === id)
    const ids = [
      `${id}h`,
      ...own.map((unit) => unit.id),
      ...together.flatMap((group) => group.ids),
      ...regimentWith(state, battalion),
    ]
    groups.push({ name, from: FIRST_ARRIVAL, ids })
  }
  for (const { host, ids, from = FIRST_ARRIVAL, together } of tanks)
    if (!together) groups.push({ name: `the tanks of ${nameOf(state, host)}`, from, ids })
  return groups
    .map((group) => ({ ...group, ids: group.ids.filter((id) => isWaiting(state, id)) }))
    .filter(({ ids }) => ids.length > 0)
}
