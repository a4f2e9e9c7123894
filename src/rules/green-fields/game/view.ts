import { topPhase } from '#kernel/game/phases.ts'
import { memo, memoEach, recentMemo } from '#kernel/memo.ts'
import type { Terms } from '../scenarios/terms.ts'
import type { Army } from './army.ts'
import type { Phase } from './phases/shapes.ts'
import { armyWith, assaultWith, stateWith, zoneWith } from './records.ts'
import { enemiesSeen, isInSight, ownUnits } from './seen-units.ts'
import { eachSide, otherSide, type SideName } from './sides.ts'
import type { Assault, Box, State, Tunnel } from './state.ts'
import { idToEnemy, type Unit } from './unit.ts'
import { idFor, unitNamed } from './units.ts'
import { NO_WRECKS, type Zone } from './zone.ts'

/** What a side sees has the shape of the campaign; what it may not know is left out or blank. */
export type View = State

/** The units that each side sees: its own, and the enemy's on the table. */
const unitsFor = eachSide((viewer) => {
  const ownOf = ownUnits(viewer)
  const enemiesOf = enemiesSeen(otherSide(viewer))
  return recentMemo((units: State['units']): readonly Unit[] => ownOf(units).concat(enemiesOf(units)))
})

/** While both sides place theirs in secret, the enemy's are seen as they left the table. */
const unitsWhilePlacing = (
  units: readonly Unit[],
  last: readonly Unit[],
  viewer: SideName,
): readonly Unit[] => [
  ...units.filter(({ side }) => side === viewer),
  ...last.filter(({ side }) => side !== viewer),
]

/** Stores, plans and losses are the owner's affair; points and what is announced are not. */
const seenArmy = (army: Army, fire: Army['fire']): Army =>
  armyWith(army, {
    shells: 0,
    luxuries: 0,
    canisters: 0,
    supply: 0,
    pool: 0,
    lost: 0,
    recovered: 0,
    // Who is in the air is there to be seen, but not with how many (GF-AIR-14).
    sorties: army.sorties.filter(({ flying }) => flying).map((sortie) => ({ ...sortie, strength: null })),
    // GF-RAID-08: what is announced, but not who it comes from
    raids: army.raids.map((raid) => ({ ...raid, unit: '' })),
    fire,
  })

/** GF-BOMB-02: in the week fire is announced, but not who it comes from; in an assault it is secret. */
const armySeen = {
  week: recentMemo((army: Army) =>
    seenArmy(
      army,
      army.fire.map((mission) => ({ ...mission, unit: '' })),
    ),
  ),
  assault: recentMemo((army: Army) => seenArmy(army, [])),
}

/** GF-REP-03: while both sides buy in secret, what was known of a side before. */
const enemyArmy = (state: State, enemy: SideName, phase: Phase | undefined): Army => {
  const { armies, assault } = state
  const seen = armySeen[assault ? 'assault' : 'week'](armies[enemy])
  const army =
    seen.sorties.length === 0
      ? seen
      : armyWith(seen, {
          sorties: seen.sorties.map((one) => ({ ...one, unit: idFor(state, one.unit, otherSide(enemy)) })),
        })
  return phase?.name === 'replacements' ? armyWith(army, phase.last[enemy]) : army
}

/** Those of some units that a side sees, its own or on the table, by the ids it knows them by (GF-OBS-17). */
type Known = (ids: readonly string[]) => readonly string[]

const seenAssault = (assault: Assault, viewer: SideName, known: Known): Assault =>
  assault.announcer === viewer
    ? assault
    : // In an order of its own: the roster's tells too much.
      assaultWith(assault, { engaged: known(assault.engaged).toSorted() })

/** How strong the guns of a barrage are is known to those who fire it. */
const seenBoxes = eachSide((viewer) =>
  memoEach(
    (box: Box): Box =>
      box.side === viewer ? box : { ...box, guns: box.guns.map(({ type }) => ({ type, strength: 0 })) },
  ),
)

/** GF-RAID-08: tunnels that raiders have reported. */
const seenTunnels = eachSide((viewer) =>
  recentMemo((tunnels: State['tunnels']): readonly Tunnel[] =>
    tunnels.flatMap((tunnel): readonly Tunnel[] => {
      if (tunnel.side === viewer) return [tunnel]
      return tunnel.known ? [{ ...tunnel, dug: 0, next: null, dugIn: 0, explosives: 0 }] : []
    }),
  ),
)

/** GF-OBS-13: what has fallen in a zone, and wrecks nobody saw, would tell of units that nobody has seen. */
const seenZones = eachSide((viewer) => {
  const enemy = otherSide(viewer)
  return memoEach((zone: Zone): Zone => {
    const { fallen, wrecks, unseenWrecks } = zone
    if (fallen === 0 && unseenWrecks.a === 0 && unseenWrecks.b === 0) return zone
    return zoneWith(zone, {
      fallen: 0,
      wrecks: { ...wrecks, [enemy]: wrecks[enemy] - unseenWrecks[enemy] },
      unseenWrecks: NO_WRECKS,
    })
  })
})

/** Movers that were driven off the board are out of sight again; whom a party underground is from is not to be seen. */
const seenPhase = (phase: Phase, { tunnels }: State, viewer: SideName, known: Known): Phase => {
  if (phase.name === 'movement' && phase.side !== viewer) return { ...phase, moved: known(phase.moved) }
  if (phase.name === 'replacements') return { ...phase, arrived: known(phase.arrived) }
  if (phase.name !== 'mine-fight') return phase
  const digger = tunnels.find(({ id }) => id === phase.tunnel)?.side
  const seenParty = (party: typeof phase.attackers) => ({ ...party, unit: known([party.unit])[0] ?? '' })
  return {
    ...phase,
    attackers: seenParty(phase.attackers),
    defenders: seenParty(phase.defenders),
    // GF-MINE-07
    named: { ...phase.named, [digger === viewer ? 'defenders' : 'attackers']: 0 },
  }
}

/** Where the enemy's units begin is his affair. Terms of its own for each side: what is remembered by them is not mixed up. */
const seenTerms = eachSide((viewer) =>
  memo((terms: Terms, units: State['units']): Terms => {
    const isOwn = (unit: string): boolean => units.some(({ id, side }) => id === unit && side === viewer)
    return {
      ...terms,
      placed: terms.placed.filter(({ unit }) => isOwn(unit)),
      heldBack: terms.heldBack.filter(isOwn),
    }
  }),
)

/** What a side may know; after the end, and for the umpire, everything. */
export const view = (state: State, viewer: string): View => {
  if ((viewer !== 'a' && viewer !== 'b') || state.ending) return stateWith(state)
  const enemy = otherSide(viewer)
  const { units, armies, assault } = state
  const phase = topPhase(state)
  const army = enemyArmy(state, enemy, phase)
  const known: Known = (ids) => {
    const seen: string[] = []
    for (const id of ids) {
      const unit = unitNamed(state, id)
      if (unit?.side === viewer) seen.push(id)
      else if (unit && isInSight(unit)) seen.push(idToEnemy(unit))
    }
    return seen
  }
  return {
    scenario: state.scenario,
    options: state.options,
    country: state.country,
    terms: seenTerms[viewer](state.terms, units),
    week: state.week,
    loser: state.loser,
    step: state.step,
    units:
      phase?.name === 'deployment' ? unitsWhilePlacing(units, phase.last, viewer) : unitsFor[viewer](units),
    zones: seenZones[viewer](state.zones),
    bridges: state.bridges,
    armies: enemy === 'a' ? { a: army, b: armies.b } : { a: armies.a, b: army },
    tunnels: seenTunnels[viewer](state.tunnels),
    boxes: seenBoxes[viewer](state.boxes),
    assault: assault && seenAssault(assault, viewer, known),
    phases: state.phases.map((one) => seenPhase(one, state, viewer, known)),
    // How much the enemy has written is his affair.
    given: enemy === 'a' ? { a: 0, b: state.given.b } : { a: state.given.a, b: 0 },
    agreed: state.agreed,
    ending: null,
  }
}
