import { topPhase } from '../../../kernel/game/phases.ts'
import { capitalised, words } from '../../../kernel/words.ts'
import { HIGHEST_RATING } from '../tables/index.ts'
import { FIELD_UNITS, type FieldUnit } from '../vocabulary.ts'
import type { Army } from './army.ts'
import type { Terms } from './board/country.ts'
import { copy, copyArmy, copyAssault, copyUnit, copyZone } from './copy.ts'
import type { Phase } from './phases/phase.ts'
import { otherSide, type SideName } from './sides.ts'
import type { Assault, Box, State, Tunnel } from './state.ts'
import type { Unit } from './unit.ts'
import type { Zone } from './zone.ts'

/** What a side sees has the shape of the campaign; what it may not know is left out or blank. */
export type View = State

const TYPE_NAMES: ReadonlyMap<FieldUnit, string> = new Map(
  FIELD_UNITS.map((type) => [type, capitalised(words(type))]),
)

/** GF-DEP-02, GF-RAID-05: of an enemy on the table the type is known, and the figures last reported. */
const seenUnit = (unit: Unit, wave: number): Unit =>
  Object.assign(copyUnit(unit), {
    name: unit.figures ? unit.name : (TYPE_NAMES.get(unit.type) ?? unit.type),
    stosstruppe: unit.figures !== null && unit.stosstruppe,
    captured: unit.figures !== null && unit.captured,
    strength: unit.figures?.strength ?? 0,
    experience: unit.figures?.experience ?? 0,
    morale: unit.figures?.morale ?? 0,
    maxMorale: unit.figures?.morale ?? 0,
    establishment: 0,
    experienceCap: HIGHEST_RATING,
    parked: null,
    aboard: null,
    stood: null,
    wave,
    duty: 'none',
    raided: false,
    missions: 0,
    sortied: false,
    drafts: 0,
    beforeDrafts: 0,
    standing: 'on-entry',
    worked: false,
  } as const)

const isKnown = (unit: Unit): boolean =>
  (unit.revealed || unit.spotted) && unit.gone === null && !unit.onItsWay

/** Its place among those of its stack that are on the table, so that no gap tells of others. */
const seenWave = (unit: Unit, known: readonly Unit[]): number =>
  known.filter(({ place, side, wave }) => place === unit.place && side === unit.side && wave < unit.wave)
    .length

/** Everything that stands on the table, as the enemy sees it. */
export const seenUnits = (units: readonly Unit[]): readonly Unit[] => {
  const known = units.filter(isKnown)
  return known.map((unit) => seenUnit(unit, seenWave(unit, known)))
}

/** The enemy's units; while both sides place theirs in secret, the table as they left it. */
const enemiesOf = (state: State, enemy: SideName): readonly Unit[] => {
  const phase = topPhase(state)
  const seen = phase?.name === 'deployment' ? phase.last : seenUnits(state.units)
  return seen.filter(({ side }) => side === enemy)
}

/** Stores, plans and losses are the owner's affair; points and what is announced are not. */
const seenArmy = (army: Army, state: State): Army =>
  Object.assign(copyArmy(army), {
    shells: 0,
    luxuries: 0,
    canisters: 0,
    supply: 0,
    pool: 0,
    lost: 0,
    recovered: 0,
    // Who is in the air is there to be seen.
    sorties: army.sorties.filter(({ flying }) => flying),
    // GF-RAID-08, GF-BOMB-02: what is announced, but not who it comes from; in an assault fire is secret
    raids: army.raids.map((raid) => ({ ...raid, unit: '' })),
    fire: state.assault ? [] : army.fire.map((mission) => ({ ...mission, unit: '' })),
  })

/** GF-REP-03: while both sides buy in secret, what was known of a side before. */
const knownBefore = (state: State, side: SideName): Partial<Army> => {
  const phase = topPhase(state)
  return phase?.name === 'replacements' ? phase.last[side] : {}
}

const seenAssault = (assault: Assault, viewer: SideName, units: readonly Unit[]): Assault =>
  assault.announcer === viewer
    ? assault
    : Object.assign(copyAssault(assault), {
        engaged: assault.engaged.filter((id) => units.some((unit) => unit.id === id)),
      })

/** How strong the guns of a barrage are is known to those who fire it. */
const seenBox = (box: Box): Box => ({ ...box, guns: box.guns.map(({ type }) => ({ type, strength: 0 })) })

/** GF-RAID-08: tunnels that raiders have reported. */
const seenTunnel = (tunnel: Tunnel): Tunnel => ({
  ...tunnel,
  dug: 0,
  next: null,
  dugIn: 0,
  explosives: 0,
})

/** GF-OBS-13: what has fallen in a zone would tell of units that nobody has seen. */
const seenZone = (zone: Zone): Zone =>
  zone.fallen === 0 ? zone : Object.assign(copyZone(zone), { fallen: 0, wrecks: { a: 0, b: 0 } })

/** Movers that were driven off the board are out of sight again; whom a party underground is from is not to be seen. */
const seenPhase = (phase: Phase, viewer: SideName, units: readonly Unit[]): Phase => {
  const isKnown = (id: string): boolean => units.some((unit) => unit.id === id)
  if (phase.name === 'movement' && phase.side !== viewer)
    return { ...phase, moved: phase.moved.filter(isKnown) }
  if (phase.name === 'replacements') return { ...phase, arrived: phase.arrived.filter(isKnown) }
  if (phase.name !== 'mine-fight') return phase
  const seenParty = (party: typeof phase.attackers) => (isKnown(party.unit) ? party : { ...party, unit: '' })
  return { ...phase, attackers: seenParty(phase.attackers), defenders: seenParty(phase.defenders) }
}

/** Where the enemy's units begin is his affair. */
const seenTerms = (terms: Terms, isOwn: (id: string) => boolean): Terms =>
  terms.placed.every(({ unit }) => isOwn(unit))
    ? terms
    : { ...terms, placed: terms.placed.filter(({ unit }) => isOwn(unit)) }

/** What a side may know; after the end, and for the umpire, everything. */
export const view = (state: State, viewer: string): View => {
  if ((viewer !== 'a' && viewer !== 'b') || state.ending) return copy(state)
  const enemy = otherSide(viewer)
  const isOwn = (id: string): boolean => state.units.some((unit) => unit.id === id && unit.side === viewer)
  const units = [...state.units.filter(({ side }) => side === viewer), ...enemiesOf(state, enemy)]
  const army = Object.assign(seenArmy(state.armies[enemy], state), knownBefore(state, enemy))
  return Object.assign(copy(state), {
    terms: seenTerms(state.terms, isOwn),
    units,
    zones: state.assault ? state.zones.map(seenZone) : state.zones,
    armies: enemy === 'a' ? { a: army, b: state.armies.b } : { a: state.armies.a, b: army },
    tunnels: state.tunnels.flatMap((tunnel) =>
      tunnel.side === viewer ? [tunnel] : tunnel.known ? [seenTunnel(tunnel)] : [],
    ),
    boxes: state.boxes.map((box) => (box.side === viewer ? box : seenBox(box))),
    assault: state.assault && seenAssault(state.assault, viewer, units),
    phases: state.phases.map((phase) => seenPhase(phase, viewer, units)),
  })
}

/** The campaign with the names a side knows: whoever hears of an enemy he has not identified hears of its type. */
export const asNamed = (state: State, viewer: string): State => {
  if ((viewer !== 'a' && viewer !== 'b') || state.ending) return state
  return Object.assign(copy(state), {
    units: state.units.map((unit) => (unit.side === viewer ? unit : seenUnit(unit, unit.wave))),
  })
}
