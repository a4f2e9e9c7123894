import { describe, expect, test } from 'vitest'
import { cardOf } from '#rules/green-fields/armies/card.ts'
import { cardAfter, inputOf, played } from './roster.ts'

const INFANTRY = cardOf('infantry')
const ARMY = cardOf('army', { shells: 10, gasCanisters: 3, supplyPoints: 5 })
const ZONE = cardOf('zone', { trench: 'heavy', ground: 'open', road: true })

describe('fire', () => {
  test('the worked example: opportunity fire, then the leading German regiment wavers', () => {
    const bef = cardOf('infantry', { strength: 6, experience: 5, morale: 3 })
    const german = cardOf('infantry', { strength: 12, experience: 3, morale: 3, moving: true })
    const opened = played(
      'direct-fire',
      { 'Opportunity firer': [bef], 'Targets, leading wave first': [german] },
      {},
      [5, 5, 1, 6, 1],
    )
    expect(opened['Opportunity firer']?.[0]).toMatchObject({ shotTaken: true, fired: true, revealed: true })
    expect(opened['Targets, leading wave first']?.[0]).toMatchObject({ strength: 12, status: 'steady' })

    const round = played(
      'close-assault-round',
      { 'Attackers, leading wave first': [german, german], 'Defenders, leading wave first': [bef] },
      {},
      [5, 5, 5, 1, 1, 1, 5, 1, 5, 1],
    )
    const [first, second] = round['Attackers, leading wave first'] ?? []
    expect(first).toMatchObject({
      strength: 10,
      establishment: 12,
      lost: 2,
      morale: 1,
      status: 'suppressed',
      fired: false,
    })
    expect(second).toMatchObject({ strength: 12, status: 'steady' })
    expect(round['Defenders, leading wave first']?.[0]).toMatchObject({ strength: 6, fired: true })
  })

  test('a unit that has had its opportunity shot gets no other', () => {
    expect(() =>
      inputOf('direct-fire', { 'Opportunity firer': [{ ...INFANTRY, shotTaken: true }] }),
    ).toThrow()
    expect(() =>
      inputOf('direct-fire', { 'Opportunity firer': [{ ...INFANTRY, status: 'suppressed' }] }),
    ).toThrow()
  })

  test('whoever is caught moving has no trench; at rest it has', () => {
    const dugIn = cardOf('infantry', { trench: 'heavy', ground: 'rough' })
    const targets = (card = dugIn) =>
      inputOf('direct-fire', { 'Targets, leading wave first': [card] }).targets
    expect(targets()).toMatchObject([{ trench: 'heavy', ground: 'rough', moving: false }])
    expect(targets({ ...dugIn, moving: true })).toMatchObject([
      { trench: 'none', ground: 'rough', moving: true },
    ])
  })

  test('a rout is never bettered by a later waver', () => {
    const routing = cardOf('infantry', { status: 'routing', morale: 2 })
    const checked = cardAfter(routing, 'morale-check', 'Unit', { casualties: 2 }, [5])
    expect(checked).toMatchObject({ status: 'routing', morale: 1, maxMorale: 2 })
  })

  test('rally', () => {
    const routing = cardOf('infantry', { status: 'routing', morale: 2 })
    expect(cardAfter(routing, 'rally', 'Unit', {}, [6, 1]).status).toBe('suppressed')
    expect(cardAfter(routing, 'rally', 'Unit', {}, [1, 1]).status).toBe('routing')
    expect(cardAfter({ ...routing, status: 'suppressed' }, 'rally', 'Unit', {}, [6, 1]).status).toBe('steady')
  })

  test('a unit in a trench is hidden until it is found', () => {
    const dugIn = cardOf('infantry', { trench: 'light' })
    const seen = (card = dugIn) =>
      cardAfter(card, 'observation', 'Unit looked for', { light: 'day', distance: 2 }).revealed
    expect(seen()).toBe(false)
    expect(seen(INFANTRY)).toBe(true)
    expect(inputOf('observation', { 'Unit looked for': [{ ...dugIn, identified: true }] }).targetHidden).toBe(
      false,
    )
    expect(inputOf('observation', { Observer: [cardOf('balloon', { elevation: 1 })] })).toEqual({
      observerElevation: 1,
      observerInTown: false,
      observerBalloon: true,
    })
  })
})

describe('guns and gas', () => {
  const field = cardOf('field-artillery', { strength: 6, experience: 1 })
  const heavy = cardOf('heavy-artillery', { strength: 3, experience: 1 })

  test('a bombardment strikes the unit, empties the dump and marks the zone', () => {
    const target = cardOf('infantry', { strength: 5, experience: 1, trench: 'heavy' })
    const parts = {
      Guns: [field, heavy],
      'Units in the zone, leading wave first': [target],
      "The gunners' army": [ARMY],
      Zone: [ZONE],
    }
    const shelled = played('bombardment', parts, {}, [5, 5, 6, 1, 2, 6, 3, 4, 2])
    expect(shelled.Guns).toMatchObject([{ missions: 1, fired: true }, { missions: 1 }])
    expect(shelled['Units in the zone, leading wave first']).toMatchObject([
      { strength: 3, morale: 1, maxMorale: 3, experience: 1, status: 'routing', lost: 2 },
    ])
    expect(shelled["The gunners' army"]).toMatchObject([{ shells: 8 }])
    expect(shelled.Zone).toMatchObject([{ artilleryHits: 4, bombarded: true, missions: 2 }])

    const settled = played(
      'ground-damage',
      { Zone: shelled.Zone ?? [], 'Units standing there': [target] },
      {},
    )
    expect(settled.Zone).toMatchObject([
      { trench: 'light', shellHoles: 1, roadCut: true, artilleryHits: 0, bombarded: false, missions: 0 },
    ])
    expect(settled['Units standing there']).toMatchObject([{ trench: 'light', ground: 'open' }])
  })

  test('guns without a die leave no mark on the zone', () => {
    const parts = { Guns: [field, heavy], Zone: [ZONE] }
    // Unobserved the six points of the field guns are one die, the three of the heavy guns none.
    const shelled = played('bombardment', parts, { unobserved: true, targets: [] }, [1])
    expect(shelled.Zone).toMatchObject([{ bombarded: true, missions: 1 }])
  })

  test('a box costs shells when laid and none when it is crossed', () => {
    const laid = played(
      'bombardment',
      { Guns: [field], "The gunners' army": [ARMY], Zone: [ZONE] },
      { mission: 'box', targets: [] },
    )
    expect(laid["The gunners' army"]).toMatchObject([{ shells: 9 }])
    expect(laid.Zone).toMatchObject([{ boxWeeks: 2, bombarded: false }])
    const crossed = played(
      'bombardment',
      { Guns: [field], 'Units in the zone, leading wave first': [INFANTRY], "The gunners' army": [ARMY] },
      { mission: 'box' },
      [1, 1],
    )
    expect(crossed["The gunners' army"]).toMatchObject([{ shells: 10 }])
    expect(crossed.Guns).toMatchObject([{ missions: 0 }])
  })

  test('shelling costs a depot one point a week, by the other reading one for every hit', () => {
    const depot = cardOf('depot', { strength: 3 })
    const parts = { Guns: [cardOf('heavy-artillery', { strength: 6 })], Depot: [depot] }
    const [once] = played('bombardment', parts, { targets: [] }, [6, 5]).Depot ?? []
    expect(once).toMatchObject({ strength: 2, bombarded: true })
    const again = played('bombardment', { ...parts, Depot: once ? [once] : [] }, { targets: [] }, [6, 5])
    expect(again.Depot).toMatchObject([{ strength: 2 }])
    const perHit = { targets: [], options: { 'depot-shelling': 'per-hit' } }
    expect(played('bombardment', parts, perHit, [6, 5]).Depot).toMatchObject([{ strength: 0 }])
  })

  test('canisters are used up and gas eats experience', () => {
    const target = cardOf('infantry', { experience: 3 })
    const gassed = played(
      'gas-attack',
      { 'Units in the zone': [target], 'Army that releases it': [ARMY], Zone: [ZONE] },
      { source: 'canister' },
      [4, 6, 5, 1, 5, 2, 3],
    )
    expect(gassed['Units in the zone']).toMatchObject([{ experience: 1, strength: 8 }])
    expect(gassed['Army that releases it']).toMatchObject([{ gasCanisters: 2, shells: 10 }])
    expect(gassed.Zone).toMatchObject([{ cloud: 'none' }])
  })

  test('gas shells cloud the zone for the turn', () => {
    const guns = cardOf('field-artillery', { strength: 9 })
    const parts = { 'Guns with gas shells': [guns], 'Units in the zone': [INFANTRY], Zone: [ZONE] }
    expect(inputOf('gas-attack', parts)).toMatchObject({ source: 'shell', gunDice: 3 })
    expect(played('gas-attack', parts, {}, [1, 1, 1]).Zone).toMatchObject([{ cloud: 'gas' }])
  })
})

describe('movement and works', () => {
  test('a unit that moves stands in the last zone it entered', () => {
    const path = [{ ground: 'rough' }, { ground: 'woods', trench: 'light' }, {}]
    expect(cardAfter(cardOf('infantry', { trench: 'heavy' }), 'movement', 'Unit', { path })).toMatchObject({
      moving: true,
      ground: 'woods',
      trench: 'light',
    })
  })

  test('tanks break down', () => {
    const tanks = cardOf('heavy-tank', { strength: 3, experience: 2 })
    expect(cardAfter(tanks, 'breakdown', 'Vehicles', { terrainModifier: 1 }, [6, 5, 4, 1, 3])).toMatchObject({
      strength: 2,
      establishment: 3,
      experience: 2,
    })
  })

  test('attrition remembers how far the enemy was', () => {
    expect(cardAfter(INFANTRY, 'attrition', 'Unit', { distance: 1 }, [5])).toMatchObject({
      strength: 7,
      distance: 1,
    })
    expect(inputOf('attrition', { Unit: [{ ...INFANTRY, distance: 4 }] })).toMatchObject({ distance: 4 })
  })

  test('pioneers deepen a trench, troops dig in for morale, guns in emplacements', () => {
    const pioneers = cardOf('pioneer', { strength: 3, trench: 'light' })
    const work = { scale: 'weekly', work: 'trench' }
    expect(cardAfter(pioneers, 'construction', 'Pioneers at work', work, [5, 1, 5]).trench).toBe('heavy')
    expect(cardAfter(INFANTRY, 'construction', 'Unit digging in', { scale: 'weekly' })).toMatchObject({
      trench: 'light',
      morale: 2,
      maxMorale: 3,
      entrenching: true,
    })
    const guns = played(
      'construction',
      { 'Unit digging in': [cardOf('field-artillery')], Zone: [ZONE] },
      { scale: 'weekly' },
    )
    expect(guns['Unit digging in']).toMatchObject([{ emplacement: 'light', trench: 'none' }])
    expect(guns.Zone).toMatchObject([{ emplacement: 'light', trench: 'heavy' }])
    const moved = { ...INFANTRY, moving: true }
    expect(cardAfter(moved, 'construction', 'Unit digging in', { scale: 'assault' })).toEqual(moved)
  })
})

describe('raids and mines', () => {
  test('the party comes off the regiment, the defender is laid open', () => {
    const raided = played(
      'raid',
      {
        Raiders: [cardOf('infantry', { strength: 6, experience: 3 })],
        Defender: [cardOf('infantry', { strength: 4, experience: 2, trench: 'light' })],
        Zone: [ZONE],
      },
      { raiders: { strength: 2, experience: 3 } },
      [6, 1, 3, 2, 1, 1, 2, 5, 4, 5, 3, 1, 2, 4, 6, 1],
    )
    expect(() => inputOf('raid', { Raiders: raided.Raiders ?? [] })).toThrow()
    expect(raided.Raiders).toMatchObject([{ strength: 5, lost: 1, experience: 3, fired: true }])
    expect(raided.Defender).toMatchObject([{ strength: 3, morale: 2, identified: true, revealed: true }])
    expect(raided.Zone).toMatchObject([{ identified: true, newWireHits: 0 }])
  })

  test('stosstruppe send more, and hits on the wire wait on the zone', () => {
    const raiders = cardOf('infantry', { strength: 6, experience: 4, stosstruppe: true })
    expect(inputOf('raid', { Raiders: [raiders] })).toMatchObject({
      raiders: { strength: 6 },
      stosstruppe: true,
    })
    const cut = played('raid', { Raiders: [raiders], Zone: [ZONE] }, { purpose: 'wire' }, [6, 6, 1, 1, 1, 1])
    expect(cut.Zone).toMatchObject([{ newWireHits: 4 }])
    expect(played('ground-damage', { Zone: cut.Zone ?? [] }, {}).Zone).toMatchObject([
      { trench: 'light', wireHits: 1 },
    ])
  })

  test('a mine goes off once', () => {
    const mine = cardOf('mine', { explosives: 1 })
    const parts = {
      Mine: [mine],
      'Units in the zone': [cardOf('infantry', { strength: 6, experience: 5, morale: 4, trench: 'heavy' })],
    }
    const blown = played('mine-detonation', parts, {}, [3, 5, 2, 1, 6, 1, 1, 1])
    expect(blown.Mine).toMatchObject([{ finished: true }])
    expect(blown['Units in the zone']).toMatchObject([{ strength: 5, morale: 3, status: 'steady' }])
    expect(played('mine-detonation', parts, {}, [2]).Mine).toMatchObject([{ finished: false }])
    expect(played('mine-detonation', parts, {}, [2])['Units in the zone']).toMatchObject([
      { strength: 6, morale: 4 },
    ])
  })

  test('the dead of a tunnel fight come off both regiments', () => {
    const raw = cardOf('sapper', { strength: 5, experience: 1 })
    const fought = played(
      'mine-fight',
      { "The miners' regiment": [raw], "The defenders' regiment": [raw], Tunnel: [cardOf('mine')] },
      { attacker: { strength: 3, experience: 1 }, defender: { strength: 2, experience: 1 } },
      [5, 1, 2, 4, 3],
    )
    expect(fought["The miners' regiment"]).toMatchObject([{ strength: 4 }])
    expect(fought["The defenders' regiment"]).toMatchObject([{ strength: 5 }])
    expect(fought.Tunnel).toMatchObject([{ finished: false }])
  })
})
