import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { DrawnMap } from '#rules/green-fields/own-battle/drawn-map.ts'
import { rule } from '../../../../rule.ts'
import { army, written } from '../../armies/armies.ts'
import { at, begun } from '../field.ts'

const MAP: DrawnMap = {
  ground: ['OOOO', 'TOOO', 'OROO', 'OOWO', 'OOOT', 'OOOO'],
  trench: ['----', '----', 'HHHH', 'LLLL', '----', '----'],
  roads: ['A1-A2-B3-B4'],
  elevation: { 1: ['C2'], 2: ['C5'] },
  embankment: ['D5'],
  water: [{ water: 'river', edges: ['A1/B1', 'B1/B2'], bridges: ['B1/B2'] }],
}

/** Place and words of what is wrong with a campaign. */
const fault = (campaign: unknown): string => {
  const state = GAME.begin('own-campaign', { campaign })
  return state.ok ? 'begun' : `${state.error.path}: ${state.error.message}`
}

rule('GF-VAR-07', 'a drawn country is played as it is drawn, and its size is that of the campaign', () => {
  const state = begun('own-campaign', { campaign: { frontage: 9, depth: 12, map: MAP } })
  expect(state.country).toMatchObject({ columns: 4, rows: 6 })
  expect(state.zones[at(state, 'A5')]).toMatchObject({ ground: 'town', trench: 'none', owner: 'b' })
  expect(state.zones[at(state, 'C3')]).toMatchObject({ ground: 'woods', trench: 'light', owner: 'a' })
  expect(state.zones[at(state, 'B4')]).toMatchObject({ ground: 'rough', trench: 'heavy' })
  expect(['C2', 'C5', 'A1'].map((zone) => state.country.elevation[at(state, zone)])).toEqual([1, 2, 0])
  expect(state.country.embankment[at(state, 'D5')]).toBe(true)
  expect(state.country.roads).toEqual([['A1', 'A2', 'B3', 'B4'].map((zone) => at(state, zone))])
  expect(state.country.water.map(({ water }) => water)).toEqual(['river', 'river'])
  expect(state.bridges).toEqual(['none', 'intact'])
  // The armies are for four zones, and nobody has dug in unless it is drawn.
  expect(state.units.filter(({ side, type }) => side === 'a' && type === 'infantry')).toHaveLength(4)
  const open = { ...MAP, trench: undefined }
  const plain = begun('own-campaign', { campaign: { map: open } })
  expect(plain.zones.every(({ trench }) => trench === 'none')).toBe(true)
})

rule('GF-VAR-07', 'faults of a drawing are named by their place', () => {
  const drawn = (but: object): string => fault({ map: { ...MAP, ...but } })
  expect(drawn({ ground: MAP.ground.slice(1) })).toMatch(/^campaign.map.ground: /)
  expect(drawn({ ground: [...MAP.ground, 'OOOO'] })).toMatch(/^campaign.map.ground: .*7 cannot be halved/)
  expect(drawn({ ground: MAP.ground.map((line) => line.slice(1)) })).toMatch(
    /^campaign.map.ground.0: .*not 3/,
  )
  expect(drawn({ ground: MAP.ground.with(2, 'ORO') })).toMatch(
    /^campaign.map.ground.2: Line 3 has three zones/,
  )
  expect(drawn({ ground: MAP.ground.with(2, 'ORXO') })).toMatch(
    /^campaign.map.ground.2: Line 3 has "X" in column C/,
  )
  expect(drawn({ trench: MAP.trench?.with(5, '--Q-') })).toMatch(/^campaign.map.trench.5: Line 6 has "Q"/)
  expect(drawn({ roads: ['A1-A9'] })).toMatch(/^campaign.map.roads.0: There is no zone A9/)
  expect(drawn({ roads: ['A1-A2', 'A1-A3'] })).toMatch(/^campaign.map.roads.1: The road jumps from A1 to A3/)
  expect(drawn({ elevation: { 1: ['C2'], 2: ['C2'] } })).toMatch(/^campaign.map.elevation.2.0: C2 cannot/)
  expect(drawn({ embankment: ['E1'] })).toMatch(/^campaign.map.embankment.0: There is no zone E1/)
  const water = (edges: readonly string[], bridges: readonly string[] = []) =>
    drawn({ water: [{ water: 'stream', edges, bridges }] })
  expect(water(['A1/B2'])).toMatch(/^campaign.map.water.0.edges.0: A1\/B2 is no edge/)
  expect(water(['A1/B1', 'B1/A1'])).toMatch(/^campaign.map.water.0.edges.1: There is water on B1\/A1 already/)
  expect(water(['A1/B1'], ['A2/B2'])).toMatch(/^campaign.map.water.0.bridges.0: There is no water at A2\/B2/)
  expect(fault({ map: MAP, variation: '1914', date: '1914-09-01' })).toMatch(
    /^campaign.map.trench: .*GF-VAR-01/,
  )
})

rule(
  'GF-VAR-07',
  'tunnels lead from the own front line under the enemy beside it, and have their sappers',
  () => {
    // Four zones have 40 points: a fighter and no sappers, so that an army of one's own brings them.
    const sappers = { ...army({ frontage: 4 }), goods: { shells: 0, luxuries: 0, gasCanisters: 0 } }
    const brought = written({
      ...sappers,
      units: [
        ...sappers.units.filter(({ type }) => type !== 'fighter' && type !== 'sapper'),
        { count: 1, type: 'sapper', strength: 5, experience: 1, morale: 3, stosstruppe: false },
      ],
    })
    const dug = (...tunnels: readonly object[]) => ({ map: MAP, armies: { a: brought }, tunnels })
    const tunnel = { side: 'a', from: 'B3', under: 'C4', explosives: 4 }
    const state = begun('own-campaign', { campaign: dug(tunnel) })
    expect(state.tunnels).toMatchObject([
      { side: 'a', start: at(state, 'B3'), head: at(state, 'C4'), explosives: 4 },
    ])
    expect(state.terms.placed).toEqual([{ unit: 'a-sapper-1', zone: at(state, 'B3') }])
    expect(fault(dug({ ...tunnel, from: 'B2', under: 'B3' }))).toMatch(
      /^campaign.tunnels.0.from: B2 is not in the front line/,
    )
    expect(fault(dug({ ...tunnel, under: 'D4' }))).toMatch(
      /^campaign.tunnels.0.under: D4 is no zone of the enemy/,
    )
    expect(fault(dug({ ...tunnel, under: 'C3' }))).toMatch(/^campaign.tunnels.0.under: /)
    expect(fault(dug({ ...tunnel, explosives: 7 }))).toMatch(/^campaign.tunnels.0.explosives: /)
    expect(fault(dug(tunnel, { ...tunnel, from: 'A3', under: 'A4' }))).toMatch(
      /^campaign.tunnels.1: Side a has one sapper unit for two tunnels/,
    )
    expect(fault({ ...dug({ ...tunnel, side: 'b', from: 'B4', under: 'B3' }), armies: {} })).toMatch(
      /^campaign.tunnels.0: Side b has no sapper units/,
    )
  },
)
