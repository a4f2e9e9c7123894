import { ARM } from '../tables/index.ts'
import type { Artillery, FieldUnit, Ground, Mount, Nation, SIDES, Status, Works } from '../vocabulary.ts'
import type { Country, Terms } from './board/country.ts'
import { hasUnits } from './board/occupation.ts'
import type { GameOptions } from './options.ts'
import type { Phase } from './phases/phase.ts'
import type { FireMission, Raid, Sortie } from './plans.ts'
import type { Step } from './steps.ts'

export type { Country, Terms, Verdict, WaterEdge } from './board/country.ts'
export { hasUnits } from './board/occupation.ts'
export { type FireMission, PERIODS, type Period, type Raid, type Sortie } from './plans.ts'

/*
 * A campaign in progress. All of it is read-only: `apply` puts a changed copy of a unit or zone in the place of the old
 * one, so that copies of the state share whatever has not changed. Where something may be absent it is null, so that it
 * is the same after being saved as JSON.
 */

export type SideName = (typeof SIDES)[number]

/** A side by the name that screens and other programs have for it. */
export const asSide = (side: string | undefined): SideName | undefined =>
  side === 'a' || side === 'b' ? side : undefined

export const otherSide = (side: SideName): SideName => (side === 'a' ? 'b' : 'a')

/** A zone by its number: row by row from side a's base line, A1 first (GF-SCALE-02). */
export type ZoneNumber = number

/** Instead of the number of a zone: behind the own base line. */
export const OFF_BOARD = -1
/** Instead of the number of a zone: destroyed, or away over the enemy's rear edge. */
export const GONE = -2
/** Instead of the number of a zone: transport that carries a unit and goes where it goes (GF-MOVE-12). */
export const CARRYING = -3

export interface Zone {
  readonly ground: Ground
  readonly trench: Works
  readonly emplacement: Works
  readonly owner: SideName
  readonly shellHoles: number
  /** The listed roads through it. */
  readonly roadCut: boolean
  /** GF-TERR-10 */
  readonly track: 'none' | 'laid' | 'cut'
  readonly wireHits: number
  /** Ground hits and bombs of this week or assault turn, and missions in which a die was rolled (GF-DEG-07). */
  readonly artilleryHits: number
  readonly bomberHits: number
  readonly missions: number
  readonly gas: 'none' | 'smoke' | 'persistent'
  /** Sides whose raiders or airmen have reported it since the last deployment (GF-OBS-13). */
  readonly reported: readonly SideName[]
  /** Sides whose airmen have seen it in this assault: until the next guns have fired (GF-OBS-13). */
  readonly glimpsed: readonly SideName[]
  /** Strength points fallen here in this assault (GF-VP-06), and of each side's tanks among them (GF-DATE-04). */
  readonly fallen: number
  readonly wrecks: Readonly<Record<SideName, number>>
  /** A mine went off here; decoration (GF-MINE-05). */
  readonly crater: boolean
  /** Casualty bases set up here; decoration (GF-VP-06). */
  readonly bases: number
}

/** What the enemy last learnt of a unit. */
export interface Figures {
  readonly week: number
  readonly strength: number
  readonly experience: number
  readonly morale: number
}

export const STANDING_ORDERS = ['on-entry', 'first-chance', 'hold'] as const
export type StandingOrder = (typeof STANDING_ORDERS)[number]

export interface Unit {
  readonly id: string
  readonly name: string
  readonly side: SideName
  readonly type: FieldUnit
  readonly nation: Nation
  readonly stosstruppe: boolean
  /** Tanks of the enemy put to use (GF-DATE-04). */
  readonly captured: boolean
  /** Strength when bought (GF-REP-01). */
  readonly establishment: number
  readonly experienceCap: number
  readonly strength: number
  readonly experience: number
  readonly morale: number
  readonly maxMorale: number
  /** What it rides, were it mounted; `mounted` says whether it is. */
  readonly mount: Mount
  readonly mounted: boolean
  /** Where its horses or bicycles wait. */
  readonly parked: ZoneNumber | null
  /** The motor transport it rides on. */
  readonly aboard: string | null
  /** Zone, `OFF_BOARD`, `GONE` or `CARRYING`. */
  readonly place: ZoneNumber
  /** Off board: the column it stands behind (GF-SCALE-06). */
  readonly column: number
  /** During deployment: where it stood before it was placed elsewhere (GF-DEP-07). */
  readonly stood: ZoneNumber | null
  /** Its place in the stack: the lowest number leads. */
  readonly wave: number
  readonly status: Status
  readonly gone: 'destroyed' | 'exited' | null
  /** Stands on the table where the enemy sees it. */
  readonly revealed: boolean
  readonly figures: Figures | null
  /** Off board and spotted by the enemy this week (GF-BOMB-08). */
  readonly spotted: boolean

  /** This week: */
  readonly duty: 'none' | 'idle' | 'resting' | 'working' | 'entrenching' | 'digging'
  readonly raided: boolean
  readonly missions: number
  readonly sortied: boolean
  /** Strength points received this week (GF-EXP-02), and the strength it had before them. */
  readonly drafts: number
  readonly beforeDrafts: number

  /** This assault turn: */
  readonly moving: boolean
  readonly fired: boolean
  readonly shotOpportunity: boolean
  /** Has built or dug (GF-ACON-01, GF-ACON-02). */
  readonly worked: boolean
  /** The zone it came from when it entered a zone held by the enemy (GF-STACK-04). */
  readonly cameFrom: ZoneNumber | null
  /** Balloons: brought down for the day (GF-AAIR-02). */
  readonly grounded: boolean
  readonly standing: StandingOrder
  /** Bought during an assault and not yet arrived (GF-RES-01). */
  readonly onItsWay: boolean
}

/** A tunnel under the lines. */
export interface Tunnel {
  readonly id: string
  readonly side: SideName
  readonly start: ZoneNumber
  readonly head: ZoneNumber
  /** Weeks of digging towards the next zone. */
  readonly dug: number
  readonly next: ZoneNumber | null
  /** The week in which it was last dug (GF-MINE-06); 0 before the campaign. */
  readonly dugIn: number
  readonly explosives: number
  /** The enemy's raiders have reported it. */
  readonly known: boolean
}

/** GF-BOMB-07: a box barrage as it was laid. */
export interface Box {
  readonly side: SideName
  readonly zone: ZoneNumber
  readonly guns: readonly { readonly type: Artillery; readonly strength: number }[]
  readonly unobserved: boolean
}

/** What a side has besides its units. */
export interface Army {
  readonly nation: Nation
  readonly depot: number
  readonly depotStart: number
  readonly shells: number
  readonly luxuries: number
  readonly canisters: number
  /** Supply points in hand, and men waiting in the replacement battalion. */
  readonly supply: number
  readonly pool: number
  /** Victory points. */
  readonly points: number
  /** Own strength points lost: the graveyard. */
  readonly lost: number
  readonly exits: number
  /** Strength points of enemy tanks found on ground it held when an assault ended and not yet put to use (GF-DATE-04). */
  readonly recovered: number
  /** Has opened an assault in this campaign. */
  readonly assaulted: boolean
  /** The depot lost a point to shells this week (GF-BOMB-10). */
  readonly depotShelled: boolean
  readonly depotSpotted: boolean
  /** Has finished a secret phase that the other side may still be in. */
  readonly ready: boolean
  /** Secret or announced plans of the present phase. */
  readonly raids: readonly Raid[]
  readonly sorties: readonly Sortie[]
  readonly fire: readonly FireMission[]
}

/** An attack in the course of a week, in turns of four hours. */
export interface Assault {
  readonly announcer: SideName
  /** Turns begun. */
  readonly turn: number
  readonly day: number
  readonly turnOfDay: number
  readonly night: boolean
  readonly flying: boolean
  readonly firstMover: SideName
  /** Who held each zone when it began (GF-VP-03). */
  readonly before: readonly SideName[]
  /** The announcer's combat units on board at the start or entered since (GF-ASLT-05). */
  readonly engaged: readonly string[]
  /** Somebody moved, fired or flew this turn (GF-ASLT-07). */
  readonly active: boolean
  readonly wouldStop: readonly SideName[]
  /** Why it ends with this turn. */
  readonly over: 'half-suppressed' | 'agreed' | 'week-over' | null
}

export const ENDINGS = ['victory-points', 'date', 'concession', 'agreement'] as const

export interface Ending {
  readonly winner: SideName | null
  readonly reason: (typeof ENDINGS)[number]
  readonly score: Readonly<Record<SideName, number>>
}

export interface State {
  readonly scenario: string
  readonly options: GameOptions
  readonly country: Country
  readonly terms: Terms
  /** Weeks begun; the opening assault of 1914 is fought in week 0. */
  week: number
  /** Who lost the dice and declares first (GF-TURN-02). */
  loser: SideName
  /** Where in the week or assault turn the campaign stands. */
  step: Step
  units: readonly Unit[]
  zones: readonly Zone[]
  /** For each edge of `country.water`, its bridge or ford. */
  bridges: readonly ('none' | 'intact' | 'cut')[]
  armies: Readonly<Record<SideName, Army>>
  tunnels: readonly Tunnel[]
  boxes: readonly Box[]
  assault: Assault | null
  /** The decisions that are waited for, the innermost last. */
  phases: readonly Phase[]
  /** Sides that would end the whole campaign now. */
  agreed: readonly SideName[]
  ending: Ending | null
}

/** Where units of these names were last found: while a campaign lasts each keeps its number in the list. */
const lastFound = new Map<string, number>()

/** The number of a unit in a list; -1 if it is not there. */
export const indexOfUnit = (units: readonly Unit[], id: string): number => {
  const last = lastFound.get(id)
  if (last !== undefined && units[last]?.id === id) return last
  for (let i = 0; i < units.length; i++) {
    if (units[i]?.id !== id) continue
    lastFound.set(id, i)
    return i
  }
  return -1
}

export const unitNamed = ({ units }: State, id: string): Unit | undefined => units[indexOfUnit(units, id)]

export const zoneAt = (state: State, zone: ZoneNumber): Zone => {
  const found = state.zones[zone]
  if (!found) throw new Error(`there is no zone ${zone}`)
  return found
}

export const isOnBoard = ({ place }: Unit): boolean => place >= 0

/** Foot, horse and armour: what takes and holds ground. */
export const isCombatUnit = ({ type }: Unit): boolean => {
  const arm = ARM[type]
  return arm === 'foot' || arm === 'cavalry' || arm === 'armour'
}

/** The units of one side in a zone, leading wave first; riders stand for their transport. */
export const stackIn = (state: State, zone: ZoneNumber, side: SideName): readonly Unit[] => {
  const stack: Unit[] = []
  if (!hasUnits(state, zone, side)) return stack
  for (const unit of state.units) if (unit.place === zone && unit.side === side) stack.push(unit)
  return stack.length > 1 ? stack.sort((one, other) => one.wave - other.wave) : stack
}

/** What is wanted now. */
export const topPhase = (state: State): Phase | undefined => state.phases[state.phases.length - 1]
