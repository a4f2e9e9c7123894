import type { Side } from '../../../vocabulary.ts'
import type { Battalion, Stand, State } from '../../state.ts'
import { battalionOf, unitNamed } from '../../units.ts'

/** Battalions with anything to set down; the others are in reserve. */
export const battalionsToDeploy = (state: State): readonly Battalion[] => {
  const present = new Set(state.stands.map((stand) => battalionOf(state, stand)?.id))
  return state.battalions.filter(({ id }) => present.has(id))
}

const regimentOf = (state: State, { unit }: Stand): string =>
  unitNamed(state, unit)?.regiment ?? unit.slice(0, -1)

/** FF-END-06: regimental stands go with the first battalion of their regiment to be set down. */
const waitsForRegiment = (state: State, left: readonly string[], regiment: string): boolean => {
  const own = battalionsToDeploy(state).filter((battalion) => battalion.regiment === regiment)
  return own.length > 0 && own.every(({ id }) => left.includes(id))
}

/** What is set down with a battalion. */
export const partyOf = (
  state: State,
  left: readonly string[],
  { id, regiment }: Battalion,
): readonly Stand[] => {
  const first = waitsForRegiment(state, left, regiment)
  return state.stands.filter((stand) => {
    const battalion = battalionOf(state, stand)
    return battalion ? battalion.id === id : first && regimentOf(state, stand) === regiment
  })
}

/** Stands that are on the table already. */
export const deployedStands = (state: State, left: readonly string[]): readonly Stand[] => {
  if (left.length === 0) return state.stands
  const waiting = new Map(state.regiments.map(({ id }) => [id, waitsForRegiment(state, left, id)]))
  return state.stands.filter((stand) => {
    const battalion = battalionOf(state, stand)
    return battalion ? !left.includes(battalion.id) : !waiting.get(regimentOf(state, stand))
  })
}

export const leftOf = ({ battalions }: State, left: readonly string[], side: Side): readonly Battalion[] =>
  battalions.filter((battalion) => battalion.side === side && left.includes(battalion.id))
