import * as v from 'valibot'
import { type Accepted, checkedForm, choice, flag, integer, preset, text } from '#kernel/procedure/schema.ts'
import { BATTERY_GUNS, WIND_DIRECTIONS } from '../tables/index.ts'
import { LMG_CREW } from '../tables/organisation.ts'
import {
  AMMO,
  ARTILLERY,
  COVERS,
  FORMATIONS,
  QUALITIES,
  RUNNING_STATES,
  SIDES,
  STATUSES,
  STRUCTURES,
  TROOP_KINDS,
  VEHICLES,
  WINDS,
} from '../vocabulary.ts'

/** Units that fight, then what else the referee keeps a card of. */
const UNIT_KINDS = [...TROOP_KINDS, 'battery', 'structure', 'cloud', 'move-sheet'] as const
export type UnitKind = (typeof UNIT_KINDS)[number]

const LMGS = ['none', 'magazine-fed', 'belt-fed'] as const

/** The most men on one card; the largest unit of the rules is a tank with sixteen. */
const MOST_MEN = 100
const MOST_COUNTED = 1000
const USUAL_SQUAD = 10

const men = (usual: number) => preset(integer(0, MOST_MEN), usual)
const counter = () => preset(integer(0, MOST_COUNTED), 0)

/** What a unit is, the state it is in, and what has happened to it this move. */
export const CARD = checkedForm(
  {
    kind: preset(choice(UNIT_KINDS), 'rifle-squad'),
    quality: preset(choice(QUALITIES), 'average'),
    startStrength: men(USUAL_SQUAD),
    strength: men(USUAL_SQUAD),
    status: preset(choice(STATUSES), 'steady'),
    // Moves that it stays halted, falling back or too shaken to rally after this one.
    statusMoves: counter(),
    formation: preset(choice(FORMATIONS), 'line'),
    cover: preset(choice(COVERS), 'none'),
    prone: flag(),

    officers: counter(),
    ncos: counter(),
    bombers: counter(),
    lmg: preset(choice(LMGS), 'none'),
    lmgCrew: preset(integer(0, LMG_CREW), 0),
    bef: flag(),
    armourPiercing: flag(),
    mounted: flag(),
    lancers: flag(),

    moved: flag(),
    charging: flag(),
    fired: flag(),
    underFire: flag(),
    gasAttack: flag(),
    pushedBack: flag(),
    // Men lost this move, for the morale score.
    casualties: counter(),
    // SK-FIRE-20: hit in this Fire phase, but still firing until both sides have fired.
    fallen: counter(),
    fallenSpecialists: counter(),

    // SK-MOR-08: what has not been checked for yet.
    firstFireTaken: flag(),
    firstUnderFire: flag(),
    touchedByGas: flag(),
    lostMeleeRound: flag(),
    uncheckedLosses: counter(),

    meleeRounds: counter(),
    wonLastRound: flag(),

    movesAtRest: counter(),
    attackedLastMove: flag(),
    sniperFactors: flag(),
    cutOff: flag(),

    weapon: preset(choice(['none', ...ARTILLERY]), 'none'),
    gunsWorking: preset(integer(0, MOST_MEN), 1),
    limbered: flag(),
    horseArtillery: flag(),
    ammo: preset(choice(AMMO), 'he'),
    aimPoint: preset(text(), ''),
    // The move from which its plot falls; 0 without one.
    plotMove: counter(),
    // SK-ART-29: the last move of its plot; 0 until it is cancelled.
    plotUntil: counter(),
    movesLeft: counter(),
    movesOnTarget: counter(),

    vehicle: preset(choice(['none', ...VEHICLES]), 'none'),
    state: preset(choice(RUNNING_STATES), 'running'),
    structure: preset(choice(['none', ...STRUCTURES]), 'none'),
    damage: counter(),

    age: preset(integer(1, MOST_COUNTED), 1),

    initiative: preset(choice([...SIDES, 'none']), 'none'),
    wind: preset(choice(WINDS), 'calm'),
    windDirection: preset(integer(0, WIND_DIRECTIONS), 0),
  },
  ({ strength, startStrength }) =>
    strength > startStrength
      ? { path: 'strength', message: 'A unit is never stronger than at the start.' }
      : undefined,
  ({ strength, officers, ncos, bombers, lmgCrew }) =>
    officers + ncos + bombers + lmgCrew > strength
      ? { path: 'strength', message: 'There are more specialists than figures.' }
      : undefined,
  ({ kind, gunsWorking }) =>
    kind === 'battery' && gunsWorking > BATTERY_GUNS
      ? { path: 'gunsWorking', message: `A battery has ${BATTERY_GUNS} howitzers (SK-BOM-01).` }
      : undefined,
  ({ plotMove, plotUntil }) =>
    plotUntil > 0 && plotUntil < plotMove
      ? { path: 'plotUntil', message: 'The last move of a plot comes before its first (SK-ART-29).' }
      : undefined,
  ({ weapon, ammo }) =>
    weapon === 'mortar' && ammo === 'shrapnel'
      ? { path: 'ammo', message: 'Mortars have no shrapnel (SK-ART-10).' }
      : undefined,
)

export type Card = Accepted<typeof CARD>

/** A card with nothing written on it yet. */
export const BLANK: Card = v.parse(CARD, {})
