import type { AskedOdds, Danger } from '#screen/odds.ts'
import { targetOf } from '../../game/board/target.ts'
import { zoneAt } from '../../game/board/zones.ts'
import type { SideName } from '../../game/sides.ts'
import type { Unit } from '../../game/unit.ts'
import type { View } from '../../game/view.ts'
import type { ZoneNumber } from '../../game/zone.ts'
import { referenceOf } from '../../reckoning/grid.ts'
import { atLeast, reckoned } from './asking.ts'

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

/** The same as lines of a plate. */
export const raidDangers = (...asked: Parameters<typeof raidOdds>): readonly Danger[] =>
  raidOdds(...asked).flatMap(({ procedure, input, counts }) =>
    counts.map(({ title, holds }) => ({ text: 'Raid', chance: { procedure, input, title, holds } })),
  )

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
