import {
  type Army,
  type Assault,
  otherSide,
  type SideName,
  type State,
  type Tunnel,
  type Unit,
} from './state.ts'

/** What a side sees has the shape of the campaign; what it may not know is left out or blank. */
export type View = State

/** GF-DEP-02, GF-RAID-05: of an enemy on the table the type is known, and the figures last reported. */
const seenUnit = (unit: Unit): Unit => ({
  ...unit,
  strength: unit.figures?.strength ?? 0,
  experience: unit.figures?.experience ?? 0,
  morale: unit.figures?.morale ?? 0,
  maxMorale: unit.figures?.morale ?? 0,
  establishment: 0,
  experienceCap: 0,
  parked: null,
  aboard: null,
  duty: 'none',
  raided: false,
  missions: 0,
  sortied: false,
  drafts: 0,
  beforeDrafts: 0,
  standing: 'on-entry',
})

const isKnown = (unit: Unit): boolean => unit.revealed && unit.gone === null && !unit.onItsWay

/** Stores, plans and losses are the owner's affair; points and what is announced are not. */
const seenArmy = (army: Army, state: State): Army => ({
  ...army,
  shells: 0,
  luxuries: 0,
  canisters: 0,
  supply: 0,
  pool: 0,
  lost: 0,
  recovered: 0,
  sorties: [],
  // GF-BOMB-02: announced in the week, secret in an assault
  fire: state.assault ? [] : army.fire,
})

const seenAssault = (assault: Assault, viewer: SideName, units: readonly Unit[]): Assault =>
  assault.announcer === viewer
    ? assault
    : { ...assault, engaged: assault.engaged.filter((id) => units.some((unit) => unit.id === id)) }

/** GF-RAID-08: tunnels that raiders have reported. */
const seenTunnel = (tunnel: Tunnel): Tunnel => ({ ...tunnel, dug: 0, next: null, explosives: 0 })

/** What a side may know; after the end, and for the umpire, everything. */
export const view = (state: State, viewer: string): View => {
  if ((viewer !== 'a' && viewer !== 'b') || state.ending) return { ...state }
  const enemy = otherSide(viewer)
  const units = state.units.flatMap((unit) =>
    unit.side === viewer ? [unit] : isKnown(unit) ? [seenUnit(unit)] : [],
  )
  return {
    ...state,
    units,
    armies: { ...state.armies, [enemy]: seenArmy(state.armies[enemy], state) },
    tunnels: state.tunnels.flatMap((tunnel) =>
      tunnel.side === viewer ? [tunnel] : tunnel.known ? [seenTunnel(tunnel)] : [],
    ),
    assault: state.assault && seenAssault(state.assault, viewer, units),
  }
}
