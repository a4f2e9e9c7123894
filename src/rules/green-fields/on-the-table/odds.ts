import type { OddsOf } from '../../../kernel/beside-table.ts'
import type { AskedOdds } from '../../../kernel/tabletop.ts'
import { referenceOf } from '../grid.ts'
import type { OrderOf } from '../orders.ts'
import { diceLeft } from '../phases/air/flights.ts'
import { isGun } from '../phases/bombardment/guns.ts'
import { targetOf } from '../posture.ts'
import { isObserved } from '../sight.ts'
import {
  type FireMission,
  otherSide,
  type Period,
  type SideName,
  stackIn,
  type Unit,
  unitNamed,
  type ZoneNumber,
  zoneAt,
} from '../state.ts'
import type { View } from '../view.ts'
import { isRated, targetWords } from './naming.ts'

/*
 * Exact odds for what a side is about to do, from what it knows. An enemy whose figures nobody has reported cannot be
 * reckoned with, and is left out.
 */

type Counts = AskedOdds['counts']

const atLeast = (field: string, least: number, title: string): Counts[number] => ({
  title,
  holds: (outcome) => Number(outcome[field] ?? 0) >= least,
})

/** What becomes of one unit or of several. */
const HARM: Counts = [
  atLeast('casualties', 1, '1+'),
  atLeast('casualties', 2, '2+'),
  atLeast('casualties', 3, '3+'),
  {
    title: 'breaks',
    holds: ({ outcome, waver, rout }) =>
      outcome === 'waver' || outcome === 'rout' || Number(waver ?? 0) + Number(rout ?? 0) > 0,
  },
  {
    title: 'destroyed',
    holds: ({ outcome, destroyed }) => outcome === 'destroyed' || Number(destroyed ?? 0) > 0,
  },
]

const GROUND: Counts = [
  atLeast('groundHits', 1, '1+'),
  atLeast('groundHits', 2, '2+'),
  atLeast('groundHits', 3, '3+'),
]

export const BOMBARDMENT_ODDS: OddsOf = { title: 'Odds of the bombardment', rows: 'Target' }

/** The enemies in a zone of whom enough is known; none if there is anybody else. */
export const reckoned = (view: View, side: SideName, zone: ZoneNumber): readonly Unit[] => {
  const stack = stackIn(view, zone, otherSide(side))
  return stack.every(isRated) ? stack : []
}

/** All the guns that are to fire at a target, with one more. */
const gunsAt = (view: View, side: SideName, target: FireMission['target'], also?: Unit) => {
  const planned = view.armies[side].fire.filter(
    (mission) => mission.target === target && mission.mission === 'bombardment' && mission.unit !== also?.id,
  )
  const guns = planned.flatMap(({ unit }) => unitNamed(view, unit) ?? [])
  return (also ? [...guns, also] : guns).flatMap((gun) =>
    isGun(gun) ? [{ type: gun.type, strength: gun.strength }] : [],
  )
}

/** What the guns that are laid on a zone would do, with one gun more if it is named. */
export const fireOdds = (
  view: View,
  side: SideName,
  target: FireMission['target'],
  also?: Unit,
): readonly AskedOdds[] => {
  if (typeof target !== 'number') return []
  const guns = gunsAt(view, side, target, also)
  if (guns.length === 0) return []
  const common = {
    guns,
    unobserved: !isObserved(view, side, target),
    mission: 'bombardment',
    options: view.options,
  }
  const units = reckoned(view, side, target)
  const where = targetWords(view, target)
  return [
    ...(units.length === 0
      ? []
      : [
          {
            title: `Lost in ${where}`,
            procedure: 'bombardment',
            input: { ...common, targets: units.map((unit) => targetOf(view, unit)) },
            counts: HARM,
          },
        ]),
    {
      title: `Hits on the ground`,
      procedure: 'bombardment',
      input: { ...common, targets: [] },
      counts: GROUND,
    },
  ]
}

/** An attack from the air on a unit that is known; of bombs on a zone or a depot nothing is reckoned. */
export const airOdds = (
  view: View,
  period: Period,
  attacker: Unit,
  { target, dice }: OrderOf<'air-attack'>,
): { readonly odds?: readonly AskedOdds[]; readonly oddsOf?: OddsOf } => {
  const unit = unitNamed(view, target)
  if (!unit || !isRated(unit)) return {}
  return {
    odds: [
      {
        title: unit.name,
        procedure: 'air-attack',
        input: {
          scale: view.assault ? 'assault' : 'weekly',
          period,
          attacker: targetOf(view, attacker),
          target: targetOf(view, unit),
          ...(attacker.type === 'fighter' ? { attackDice: dice ?? diceLeft(view, attacker) } : {}),
          behind: [],
          options: view.options,
        },
        counts: [
          atLeast('targetCasualties', 1, 'loses 1+'),
          {
            title: 'driven off',
            holds: ({ targetOutcome }) =>
              targetOutcome === 'waver' || targetOutcome === 'rout' || targetOutcome === 'destroyed',
          },
          atLeast('attackerCasualties', 1, 'we lose 1+'),
        ],
      },
    ],
    oddsOf: { title: 'Odds of the attack', rows: 'Target' },
  }
}

/** A raid against a leading wave that is known. */
export const raidOdds = (
  view: View,
  unit: Unit,
  zone: ZoneNumber,
  strength: number,
  purpose: 'information' | 'wire',
): readonly AskedOdds[] => {
  const [leader] = reckoned(view, unit.side, zone)
  if (!leader) return []
  return [
    {
      title: `Raid on ${referenceOf(view.country, zone)}`,
      procedure: 'raid',
      input: {
        raiders: { strength, experience: unit.experience },
        stosstruppe: unit.stosstruppe,
        purpose,
        defender: targetOf(view, leader),
        options: view.options,
      },
      counts: [
        purpose === 'wire'
          ? atLeast('wireHits', 1, 'wire hit')
          : { title: 'report', holds: ({ report }) => report === true },
        atLeast('raidersLost', 1, 'raiders lost'),
        atLeast('defenderCasualties', 1, 'enemy loses'),
      ],
    },
  ]
}

export const workOdds = (
  view: View,
  unit: Unit,
  work: 'road' | 'bridge' | 'trench',
): readonly AskedOdds[] => [
  {
    title: work === 'trench' ? 'Trench' : work === 'road' ? 'Road' : 'Bridge',
    procedure: 'construction',
    input: {
      scale: view.assault ? 'assault' : 'weekly',
      method: 'pioneers',
      type: unit.type,
      work,
      strength: unit.strength,
      trench: zoneAt(view, unit.place).trench,
      options: view.options,
    },
    counts: [{ title: 'done', holds: ({ success }) => success === true }],
  },
]

export const rallyOdds = (view: View, { status, morale }: Unit): readonly AskedOdds[] =>
  status === 'steady'
    ? []
    : [
        {
          title: 'Rally',
          procedure: 'rally',
          input: { morale, status, options: view.options },
          counts: [{ title: 'rallies a step', holds: ({ rallied }) => rallied === true }],
        },
      ]

export const gasOdds = (
  view: View,
  side: SideName,
  zone: ZoneNumber,
  canisters: number,
): readonly AskedOdds[] => {
  const targets = reckoned(view, side, zone).map(({ experience }) => ({ experience }))
  return targets.length === 0
    ? []
    : [
        {
          title: `Gas on ${referenceOf(view.country, zone)}`,
          procedure: 'gas-attack',
          input: { source: 'canister', canisters, targets, options: view.options },
          counts: [
            { title: 'wasted', holds: ({ wasted }) => wasted === true },
            atLeast('damage', 1, '1+ levels lost'),
            atLeast('damage', 2, '2+'),
            atLeast('damage', 3, '3+'),
          ],
        },
      ]
}

/** A round on one facing, if both leading waves are known. */
export const closeOdds = (
  view: View,
  attackers: readonly Unit[],
  defenders: readonly Unit[],
): readonly AskedOdds[] =>
  [...attackers, ...defenders].every(isRated)
    ? [
        {
          title: 'This round',
          procedure: 'close-assault-round',
          input: {
            attackers: attackers.map((unit) => targetOf(view, unit)),
            defenders: defenders.map((unit) => targetOf(view, unit)),
            options: view.options,
          },
          counts: [
            { title: 'attackers take it', holds: ({ winner }) => winner === 'attacker' },
            { title: 'defenders hold it', holds: ({ winner }) => winner === 'defender' },
            atLeast('attackerCasualties', 2, 'attackers lose 2+'),
            atLeast('defenderCasualties', 2, 'defenders lose 2+'),
          ],
        },
      ]
    : []
