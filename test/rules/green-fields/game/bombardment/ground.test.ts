import { expect } from 'vitest'
import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { begunPlay } from '#kernel/game/play.ts'
import { type TraceLine, writtenTrace } from '#kernel/procedure/trace.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import { damageZone } from '#rules/green-fields/game/phases/bombardment/damage.ts'
import type { Phase } from '#rules/green-fields/game/phases/shapes.ts'
import { stateWith } from '#rules/green-fields/game/records.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import type { Story } from '#rules/green-fields/game/stories.ts'
import type { Zone } from '#rules/green-fields/game/zone.ts'
import { rule } from '../../../../rule.ts'
import { at, field, give, kindsOf, type Placed, put, type Setting, zoneOf } from '../field.ts'

const THEN: Phase = { name: 'opening' }

const guns: readonly Placed[] = ['a-1', 'a-2'].map((id, i) => ({
  id,
  at: i === 0 ? 'A4' : 'B4',
  type: 'field-artillery',
  strength: 9,
  experience: 1,
}))

const shelled = (setting: Setting, dice: readonly number[], units: readonly Placed[] = guns) => {
  const state = field(units, 'bombardment', [THEN, { name: 'bombardment', side: 'a', round: 2 }], setting)
  give(state, 'a', { kind: 'fire', unit: 'a-1', mission: 'bombardment', target: 'A5' })
  give(state, 'a', { kind: 'done' }, dice)
  return state
}

rule(
  ['GF-DEG-01', 'GF-DEG-02'],
  'a week of shelling leaves one counter; the second lowers the ground',
  () => {
    const once = shelled({}, [1, 1, 1])
    expect(zoneOf(once, 'A5')).toMatchObject({ ground: 'open', shellHoles: 1, missions: 0, artilleryHits: 0 })
    const twice = shelled({ zones: { A5: { shellHoles: 1 } } }, [1, 1, 1])
    expect(zoneOf(twice, 'A5')).toMatchObject({ ground: 'rough', shellHoles: 0 })
    const town = shelled({ zones: { A5: { shellHoles: 1, ground: 'town' } } }, [1, 1, 1])
    expect(zoneOf(town, 'A5').ground).toBe('ruins')
  },
)

rule('GF-DEG-02', 'guns too few for a die do not fire and leave no counter', () => {
  const [one] = guns
  if (!one) throw new Error('there is no gun')
  const hidden = { zones: { A5: { trench: 'light' } } } as const
  expect(() => shelled({}, [], [{ ...one, strength: 2 }])).toThrow('GF-BOMB-13')
  // One die, halved because nobody sees where it falls.
  expect(() => shelled(hidden, [], [{ ...one, strength: 5 }])).toThrow('GF-BOMB-13')
  expect(zoneOf(shelled(hidden, [1], [{ ...one, strength: 6 }]), 'A5').shellHoles).toBe(1)
})

rule('GF-DEG-02', 'a counter alone is no news: the ground is told of only when it changes', () => {
  const told = (zone: Partial<Zone>, dice: readonly number[]) => {
    const state = field(guns, 'bombardment', [THEN, { name: 'bombardment', side: 'a', round: 2 }], {
      zones: { A5: zone },
    })
    give(state, 'a', { kind: 'fire', unit: 'a-1', mission: 'bombardment', target: 'A5' })
    return kindsOf(give(state, 'a', { kind: 'done' }, dice)).includes('ground-changed')
  }
  expect(told({ emplacement: 'light' }, [5, 1, 1])).toBe(false)
  expect(told({ emplacement: 'light' }, [6, 5, 1])).toBe(true)
  expect(told({ trench: 'light', reported: ['a'] }, [6, 5, 1])).toBe(true)
  expect(told({ shellHoles: 1 }, [1, 1, 1])).toBe(true)
})

rule('GF-DEG-02', 'by the house rule every mission counts', () => {
  const state = field(guns, 'bombardment', [THEN, { name: 'bombardment', side: 'a', round: 2 }], {
    options: { 'shell-holes': 'per-mission' },
  })
  for (const unit of ['a-1', 'a-2'])
    give(state, 'a', { kind: 'fire', unit, mission: 'bombardment', target: 'A5' })
  give(state, 'a', { kind: 'done' }, [1, 1, 1, 1, 1, 1])
  expect(zoneOf(state, 'A5')).toMatchObject({ ground: 'rough', shellHoles: 0 })
})

rule(['GF-DEG-03', 'GF-TERR-08'], 'one hit cuts the road, and the bridge it goes over', () => {
  const map: Setting = {
    roads: ['A4-A5-A6'],
    water: [{ water: 'river', edges: ['A5/A6'], bridges: ['A5/A6'] }],
  }
  const hit = shelled(map, [5, 1, 1])
  expect(zoneOf(hit, 'A5').roadCut).toBe(true)
  expect(hit.bridges).toEqual(['cut'])
  const missed = shelled(map, [1, 1, 1])
  expect(zoneOf(missed, 'A5').roadCut).toBe(false)
  expect(missed.bridges).toEqual(['intact'])
})

rule('GF-DEG-03', 'a track is cut like a road', () => {
  expect(zoneOf(shelled({ zones: { A5: { track: 'laid' } } }, [5, 1, 1]), 'A5').track).toBe('cut')
})

rule(
  ['GF-DEG-04', 'GF-DEG-05'],
  'three ground hits, those on the leading unit, lower trench and emplacement',
  () => {
    const zones = { A5: { trench: 'heavy', emplacement: 'light', reported: ['a'] } } as const
    const empty = shelled({ zones }, [6, 5, 1])
    expect(zoneOf(empty, 'A5')).toMatchObject({ trench: 'light', emplacement: 'none' })
    const two = shelled({ zones }, [5, 5, 1])
    expect(zoneOf(two, 'A5')).toMatchObject({ trench: 'heavy', emplacement: 'light' })
    // Two units in the zone: three hits on the first, none on the second; the leader saves all with 4 dice.
    const held = shelled(
      { zones },
      [6, 5, 1, 6, 6, 1, 1, 1, 1, 1],
      [...guns, { id: 'b-1', at: 'A5', wave: 0 }, { id: 'b-2', at: 'A5', wave: 1 }],
    )
    expect(zoneOf(held, 'A5').trench).toBe('light')
  },
)

rule(
  ['GF-DEG-02', 'GF-DEG-04', 'GF-DEG-07'],
  'both rounds of a week tell together, when the second is over',
  () => {
    const state = field(guns, 'bombardment', [THEN, { name: 'bombardment', side: 'a', round: 1 }], {
      roads: ['A5-A6'],
      zones: { A5: { trench: 'heavy', reported: ['a'] } },
    })
    const fire = { kind: 'fire', unit: 'a-1', mission: 'bombardment', target: 'A5' }
    give(state, 'a', fire)
    give(state, 'a', { kind: 'done' }, [5, 5, 1])
    expect(zoneOf(state, 'A5')).toMatchObject({
      trench: 'heavy',
      roadCut: false,
      shellHoles: 0,
      artilleryHits: 2,
    })
    give(state, 'a', fire)
    give(state, 'a', { kind: 'done' }, [5, 1, 1])
    expect(zoneOf(state, 'A5')).toMatchObject({
      trench: 'light',
      roadCut: true,
      shellHoles: 1,
      artilleryHits: 0,
    })
  },
)

rule('GF-DEG-06', 'in an assault shells break trenches but leave no counter', () => {
  const state = field([], 'artillery', [THEN], {
    zones: { A5: { trench: 'light', artilleryHits: 3, missions: 1 } },
  })
  put(state, {
    assault: {
      announcer: 'a',
      turn: 1,
      day: 1,
      turnOfDay: 1,
      night: false,
      flying: true,
      firstMover: 'a',
      before: [],
      engaged: [],
      active: true,
      fought: true,
      wouldStop: [],
      over: null,
    },
  })
  const play = begunPlay<State, Story>(stateWith(state), NO_DICE)
  damageZone(play, at(state, 'A5'))
  expect(zoneOf(play.state, 'A5')).toMatchObject({ trench: 'none', shellHoles: 0, artilleryHits: 0 })
})

rule(
  'GF-DEG-07',
  'wire cutters and mines tell at once and leave the shells of the week to be counted later',
  () => {
    const state = field([], 'raids', [THEN], {
      zones: { A5: { trench: 'heavy', wireHits: 2, artilleryHits: 2, missions: 1 } },
    })
    const raid = begunPlay<State, Story>(stateWith(state), NO_DICE)
    damageZone(raid, at(state, 'A5'), { newWireHits: 2 })
    expect(zoneOf(raid.state, 'A5')).toMatchObject({
      trench: 'light',
      wireHits: 1,
      artilleryHits: 2,
      missions: 1,
      shellHoles: 0,
    })
    const mine = begunPlay<State, Story>(stateWith(state), NO_DICE)
    damageZone(mine, at(state, 'A5'), { mineHits: 6 })
    expect(zoneOf(mine.state, 'A5')).toMatchObject({ trench: 'none', shellHoles: 0, artilleryHits: 2 })
  },
)

rule(['GF-TERR-08', 'GF-DEG-03'], 'of several bridges only that of the cut road falls', () => {
  const setting: Setting = {
    roads: ['A4-A5-A6', 'C4-C5'],
    water: [
      { water: 'river', edges: ['A5/A6', 'B5/B6', 'C5/C6', 'C4/C5'], bridges: ['A5/A6', 'B5/B6', 'C4/C5'] },
      // Beside the road, and without it.
      { water: 'stream', edges: ['A5/B5', 'A4/A5'], bridges: ['A5/B5'] },
    ],
  }
  const state = shelled(setting, [5, 1, 1])
  expect(state.bridges).toEqual(['cut', 'intact', 'none', 'intact', 'intact', 'none'])
  // The far end counts as well as the near one.
  const far = shelled({ ...setting, roads: ['A5-A4'], water: setting.water?.slice(1) ?? [] }, [5, 1, 1])
  expect(far.bridges).toEqual(['intact', 'none'])
  const bridged: Setting = {
    roads: ['A4-A5'],
    water: [{ water: 'stream', edges: ['A4/A5'], bridges: ['A4/A5'] }],
  }
  expect(shelled(bridged, [5, 1, 1]).bridges).toEqual(['cut'])
})

rule('GF-DEG-03', 'a road already cut is not cut again, nor told of', () => {
  const told = (roadCut: boolean) => {
    const state = field(guns, 'bombardment', [THEN, { name: 'bombardment', side: 'a', round: 2 }], {
      roads: ['A4-A5'],
      zones: { A5: { roadCut } },
    })
    give(state, 'a', { kind: 'fire', unit: 'a-1', mission: 'bombardment', target: 'A5' })
    const kinds = kindsOf(give(state, 'a', { kind: 'done' }, [5, 1, 1]))
    return [kinds.includes('ground-changed'), zoneOf(state, 'A5').roadCut, zoneOf(state, 'A5').track]
  }
  expect(told(false)).toEqual([true, true, 'none'])
  expect(told(true)).toEqual([false, true, 'none'])
})

rule(
  ['GF-DEG-04', 'GF-DEG-07'],
  'of what was shelled the players are told what has changed, and only that',
  () => {
    const told = (zone: Partial<Zone>, dice: readonly number[]) => {
      const state = field(guns, 'bombardment', [THEN, { name: 'bombardment', side: 'a', round: 2 }], {
        roads: ['A4-A5'],
        zones: { A5: { reported: ['a'], ...zone } },
      })
      give(state, 'a', { kind: 'fire', unit: 'a-1', mission: 'bombardment', target: 'A5' })
      const events = give(state, 'a', { kind: 'done' }, dice)
      return events.flatMap((event) =>
        event.kind === 'ground-changed' ? [GAME.tell(state, event, 'umpire')] : [],
      )
    }
    expect(told({ trench: 'heavy', roadCut: true }, [5, 6, 1])).toEqual(['A5 now: light trench.'])
    expect(told({ emplacement: 'light', roadCut: true }, [5, 6, 1])).toEqual(['A5 now: no emplacement.'])
    expect(told({ shellHoles: 1 }, [5, 1, 1])).toEqual(['A5 now: rough ground, the road is cut.'])
  },
)

rule(
  ['GF-DEG-07', 'GF-DEG-01', 'GF-DEG-04'],
  'the working of a week of shelling goes on to what it left',
  () => {
    const state = field([], 'bombardment', [], {
      zones: { A5: { trench: 'heavy', shellHoles: 1, missions: 1, artilleryHits: 3 } },
    })
    const lines: TraceLine[] = []
    damageZone(begunPlay<State, Story>(stateWith(state), NO_DICE, writtenTrace(lines)), at(state, 'A5'))
    expect(lines.map(({ clause, value }) => [clause, value])).toEqual([
      ['GF-DEG-07', 'A5'],
      ['GF-DEG-01', 1],
      ['GF-DEG-01', 'rough'],
      ['GF-DEG-02', 0],
      ['GF-DEG-04', 'light'],
    ])
  },
)
