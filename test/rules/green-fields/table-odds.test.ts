import { expect, test } from 'vitest'
import { accept } from '#kernel/procedure/schema.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { LineUp } from '#rules/green-fields/game/phases/close-assault/line-up.ts'
import type { Unit } from '#rules/green-fields/game/unit.ts'
import { PROCEDURES } from '#rules/green-fields/procedures/index.ts'
import { closeOdds } from '#rules/green-fields/screen/odds/close.ts'
import { fireOdds } from '#rules/green-fields/screen/odds/fire.ts'
import { gasOdds, raidOdds, rallyOdds, workOdds } from '#rules/green-fields/screen/odds/trench.ts'
import type { AskedOdds } from '#screen/odds.ts'
import { at, field, put, unitOf } from './game/field.ts'

/** What is wrong with a question about odds; nothing if it can be answered. */
const faultOf = ({ procedure: name, input }: AskedOdds): string | undefined => {
  const procedure = PROCEDURES.find((one) => one.name === name)
  if (!procedure) return `no procedure ${String(name)}`
  const accepted = accept(procedure.input, input)
  return accepted.ok ? undefined : `${procedure.name}: ${accepted.error.message}`
}

test('the odds against an enemy whose figures are known can be reckoned', () => {
  const figures = { week: 1, strength: 5, experience: 2, morale: 3 }
  const state = field(
    [
      { id: 'a-gun', type: 'field-artillery', strength: 9, at: 'C4' },
      { id: 'a-1', at: 'C4', status: 'suppressed' },
      { id: 'a-pioneers', type: 'pioneer', at: 'C3' },
      { id: 'b-1', at: 'C5', revealed: true, figures },
    ],
    'bombardment',
    [{ name: 'bombardment', side: 'a', round: 1 }],
  )
  const zone = at(state, 'C5')
  const fire = [zone, 'depot' as const].map((target) => ({
    unit: 'a-gun',
    mission: 'bombardment' as const,
    target,
  }))
  put(state, { armies: { ...state.armies, a: { ...state.armies.a, fire } } })
  const view = GAME.view(state, 'a')
  const [regiment, enemy] = [unitOf(view, 'a-1'), unitOf(view, 'b-1')]
  const line = (attackers: Unit, defenders: Unit): LineUp => ({
    zone,
    defending: defenders.side,
    defenders: [defenders],
    attacks: [{ facing: 'front', attackers: [attackers] }],
  })
  const usual = { front: null, split: null }
  const asked = [
    ...fireOdds(view, 'a', zone),
    ...fireOdds(view, 'a', 'depot'),
    ...closeOdds(view, line(regiment, enemy), usual),
    ...closeOdds(view, line(enemy, regiment), usual),
    ...raidOdds(view, regiment, zone, 2, 'information'),
    ...gasOdds(view, 'a', zone, 1),
    ...rallyOdds(view, regiment),
    ...workOdds(view, unitOf(view, 'a-pioneers'), 'road'),
  ]
  expect(asked.map(({ procedure }) => procedure)).toEqual([
    'bombardment',
    'bombardment',
    'bombardment',
    'close-assault-round',
    'close-assault-round',
    'raid',
    'gas-attack',
    'rally',
    'construction',
  ])
  expect(asked.flatMap((odds) => faultOf(odds) ?? [])).toEqual([])
})
