import { describe, expect, test } from 'vitest'
import type { Card } from '#rules/skirmish/armies/card.ts'
import { REFEREE } from '#rules/skirmish/referee/index.ts'
import { resolved, rule } from '../../rule.ts'
import { card, cardAfter, gruppe, hmg, nextMove, roleOf, said, section, tank, unitOf } from './cards.ts'

describe('firing', () => {
  rule(['SK-FIRE-21', 'SK-FIRE-25'], 'a section fires its rifles, its LMG crew counted apart', () => {
    expect(said('small-arms-fire', 'Firer', section)).toEqual({
      weapon: 'rifle',
      figures: 9,
      bef: false,
      crewLost: 0,
      beltFed: false,
      quality: 'average',
      aimed: true,
    })
  })

  rule('SK-FIRE-15', 'a unit that has moved does not aim', () => {
    expect(said('small-arms-fire', 'Firer', { ...section, moved: true }).aimed).toBe(false)
  })

  rule('SK-FIRE-09', 'an HMG team short of two men counts for less, one without men or gun is silent', () => {
    expect(said('small-arms-fire', 'Firer', { ...hmg, strength: 1 })).toMatchObject({
      weapon: 'hmg',
      crewLost: 2,
    })
    expect(said('small-arms-fire', 'Firer', { ...hmg, gunsWorking: 0 })).toMatchObject({ weapon: 'pistol' })
  })

  rule('SK-FIRE-22', 'who is mounted, in column, fighting or running does not fire', () => {
    const { fits } = roleOf('small-arms-fire', 'Firer')
    expect(fits(section)).toBe(true)
    const idle: Partial<Card>[] = [
      { formation: 'column' },
      { status: 'in-melee' },
      { status: 'routing' },
      { status: 'falling-back' },
      { charging: true },
    ]
    for (const changes of idle) expect(fits({ ...section, ...changes })).toBe(false)
    expect(fits(unitOf('cavalry-troop', 'Troop 1'))).toBe(false)
    expect(fits({ ...hmg, moved: true })).toBe(false)
  })

  rule(['SK-FIRE-20', 'SK-MOR-08'], 'men hit go on firing until both sides have fired', () => {
    const shot = { weapon: 'rifle', range: 2, figures: 10 }
    const hit = cardAfter('small-arms-fire', 'Target', gruppe, shot, [1, 5])
    expect(hit).toMatchObject({ strength: 12, fallen: 3, underFire: true, firstUnderFire: true })
    expect(said('small-arms-fire', 'Firer', hit).figures).toBe(12)
    expect(said('small-arms-fire', 'Target', hit).targetFigures).toBe(9)
    expect(REFEREE.marks(hit)).toContain('3 fallen')
    const cleared = cardAfter('morale-trigger', 'Unit', hit)
    expect(cleared).toMatchObject({ strength: 9, fallen: 0, casualties: 3, uncheckedLosses: 3 })
    expect(REFEREE.marks(cleared)).toContain('Morale check owed')
  })

  rule('SK-MEL-02', 'chargers who are hit fall at once', () => {
    const shot = { weapon: 'rifle', range: 2, figures: 10 }
    expect(cardAfter('small-arms-fire', 'Target', { ...gruppe, charging: true }, shot, [1, 5])).toMatchObject(
      {
        strength: 9,
        fallen: 0,
      },
    )
  })

  rule('SK-SEQ-04', 'of his specialists a player gives up a bomber first', () => {
    const shot = { weapon: 'rifle', range: 2, figures: 4 }
    const hit = cardAfter(
      'morale-trigger',
      'Unit',
      cardAfter('small-arms-fire', 'Target', section, shot, [2, 9]),
    )
    expect(hit).toMatchObject({ strength: 10, bombers: 1, lmgCrew: 2, ncos: 1 })
  })

  rule('SK-GEN-13', 'ordinary figures fall before specialists', () => {
    const few = card({ startStrength: 10, strength: 3, ncos: 1, bombers: 1 })
    const hit = cardAfter('gas-exposure', 'Unit', few, { age: 1 }, [10, 10, 1])
    expect(hit).toMatchObject({ strength: 1, bombers: 0, ncos: 1 })
  })

  test('a shot without a chance leaves no mark', () => {
    const shot = { weapon: 'pistol', range: 60, figures: 1 }
    expect(cardAfter('small-arms-fire', 'Target', gruppe, shot)).toEqual(gruppe)
  })

  test('the firer is marked', () => {
    expect(cardAfter('small-arms-fire', 'Firer', section, { range: 12 }, [6]).fired).toBe(true)
  })

  rule(['SK-VEH-07', 'SK-VEH-03'], 'a crew has hard cover; only piercing bullets trouble the tank', () => {
    expect(said('small-arms-fire', 'Target', tank)).toEqual({
      cover: 'hard',
      targetFigures: 8,
      specialists: false,
    })
    const shot = { weapon: 'hmg', range: 2 }
    expect(cardAfter('small-arms-fire', 'Target', tank, shot, [3])).toMatchObject({
      fallen: 4,
      underFire: false,
    })
    const pierced = { ...shot, cover: 'soft', targetFigures: 8 }
    const result = resolved('skirmish', 'small-arms-fire', pierced, [3])
    expect(roleOf('small-arms-fire', 'Target').apply?.(tank, result, 0, pierced).underFire).toBe(true)
  })

  rule('SK-SNP-02', 'a sniper who may shoot from afar has his factors this move', () => {
    const sniper = { ...unitOf('sniper', 'Sniper 1'), movesAtRest: 2 }
    const ready = cardAfter('sniper-status', 'Sniper', sniper, { distanceToUnit: 9, pathBack: true })
    expect(said('small-arms-fire', 'Firer', ready)).toMatchObject({ weapon: 'rifle', sniper: true })
    expect(nextMove(ready)).toMatchObject({ sniperFactors: false, movesAtRest: 3 })
    expect(nextMove({ ...ready, moved: true }).movesAtRest).toBe(0)
    expect(cardAfter('sniper-status', 'Sniper', sniper, { distanceToUnit: 9 }).cutOff).toBe(true)
  })
})

describe('shells', () => {
  const gun = unitOf('medium-gun', 'Medium gun 1')
  const mortar = unitOf('mortar', 'Mortar 1')
  const battery = unitOf('battery', 'Battery')

  rule(['SK-ART-07', 'SK-ART-20'], 'a gun short of a gunner fires shrapnel at troops', () => {
    expect(said('blast-casualties', 'Firer', { ...gun, strength: 3 })).toEqual({
      weapon: 'medium-gun',
      quality: 'average',
      mode: 'direct',
      ammo: 'shrapnel',
      gunnersLost: 1,
    })
  })

  rule('SK-VEH-12', 'the gun of a tank is a light gun', () => {
    expect(said('artillery-table', 'Firer', tank)).toEqual({
      weapon: 'light-gun',
      quality: 'average',
      mode: 'direct',
      tankGun: true,
    })
  })

  rule('SK-GRN-04', 'squads with bombers throw grenades', () => {
    expect(said('deviation', 'Firer', section)).toEqual({ kind: 'grenade' })
    expect(roleOf('deviation', 'Firer').fits(gruppe)).toBe(false)
  })

  rule('SK-MOV-17', 'a gun that has moved or is limbered does not fire', () => {
    const { fits } = roleOf('deviation', 'Firer')
    expect([gun, { ...gun, moved: true }, { ...gun, limbered: true }].map(fits)).toEqual([true, false, false])
  })

  rule(['SK-ART-08', 'SK-ART-09'], 'an order is due two moves later, from off the table five', () => {
    expect(cardAfter('fire-plan', 'Gun or battery', mortar, { orderMove: 3 }).plotMove).toBe(5)
    expect(cardAfter('fire-plan', 'Gun or battery', battery, { orderMove: 3 }).plotMove).toBe(8)
    const plotted = { ...mortar, plotMove: 5, aimPoint: 'Hill 1' }
    expect(REFEREE.marks(plotted)).toContain('High explosive on Hill 1 from move 5')
  })

  test('a plotted shell takes its men at once, an aimed one when all have fired', () => {
    const plotted = { weapon: 'mortar', mode: 'indirect', range: 12 }
    expect(cardAfter('blast-casualties', 'Target', gruppe, plotted, [1, 1])).toMatchObject({
      strength: 10,
      fallen: 0,
    })
    const aimed = { weapon: 'light-gun', range: 12 }
    expect(cardAfter('blast-casualties', 'Target', gruppe, aimed, [1, 1])).toMatchObject({
      strength: 12,
      fallen: 2,
    })
  })

  rule(['SK-BOM-01', 'SK-BOM-04'], 'a battery counts its moves and loses guns', () => {
    const ready = cardAfter('bombardment-duration', 'Battery', battery, {}, [2, 4, 3])
    expect(ready.movesLeft).toBe(9)
    const once = cardAfter('counter-battery', 'Battery', ready)
    expect(once).toMatchObject({ movesLeft: 8, movesOnTarget: 1, gunsWorking: 6 })
    const third = cardAfter(
      'counter-battery',
      'Battery',
      { ...once, movesOnTarget: 2 },
      {},
      [1, 2, 3, 1, 5, 6],
    )
    expect(third).toMatchObject({ movesLeft: 7, movesOnTarget: 3, gunsWorking: 4 })
  })

  rule('SK-STR-02', 'damage to a structure adds up to its value', () => {
    const inn = unitOf('crossroads-1914-ground', 'Inn')
    const once = cardAfter('structure-damage', 'Structure', inn, { table: 11, hit: 'direct' })
    expect(once).toMatchObject({ damage: 11, status: 'steady' })
    expect(REFEREE.marks(once)).toEqual(['Damage 11 of 20'])
    expect(REFEREE.gone(cardAfter('structure-damage', 'Structure', once, { table: 9, hit: 'direct' }))).toBe(
      true,
    )
    expect(said('deviation', 'Target', inn)).toEqual({ targetBuilding: true })
  })

  rule('SK-VEH-10', 'a shell batters a tank and may take a gun', () => {
    const hit = cardAfter('vehicle-hit', 'Vehicle', tank, { table: 6, hit: 'direct' }, [6])
    expect(hit).toMatchObject({ damage: 6, gunsWorking: 4, underFire: true, status: 'steady' })
    expect(
      cardAfter('vehicle-hit', 'Vehicle', { ...hit, damage: 9 }, { table: 6, hit: 'direct' }, [1]).status,
    ).toBe('destroyed')
  })
})
