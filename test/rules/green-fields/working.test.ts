import { expect } from 'vitest'
import { ask, rule } from '../../rule.ts'

/** The working of an adjudication, a line for each clause: 'GF-SAVE-02 Moving -1'. */
const working = (procedure: string, input: object, dice: readonly number[] = []): readonly string[] => {
  const answer = ask('green-fields', procedure, input, dice)
  if (!answer.ok) throw new Error(`${answer.error.path}: ${answer.error.message}`)
  return answer.trace.map(({ clause, text, value }) =>
    [clause, text, ...(value === undefined ? [] : [String(value)])].join(' '),
  )
}

const saving = (more: object) => working('save-dice', { attack: 'direct', experience: 3, ...more })
const firing = (more: object) => working('attack-dice', { type: 'infantry', strength: 7, ...more })

rule(['GF-SAVE-01', 'GF-SAVE-02'], 'the working of a save names its dice and whatever changes them', () => {
  expect(saving({ ground: 'rough', trench: 'heavy', moving: true, mounted: true, flanked: true })).toEqual([
    'GF-DICE-04 Experience dice 3',
    'GF-SAVE-01 Trench 2',
    'GF-SAVE-02 Moving -1',
    'GF-SAVE-02 Mounted -1',
    'GF-SAVE-02 Taken in the flank -1',
  ])
  expect(saving({ ground: 'open' })).toEqual(['GF-DICE-04 Experience dice 3'])
})

rule(['GF-SAVE-05', 'GF-SAVE-06', 'GF-SAVE-07'], 'it names the cover that counts, and only that', () => {
  const cover = (more: object) => saving(more).slice(1)
  expect(cover({ ground: 'ruins', trench: 'light' })).toEqual(['GF-SAVE-05 Cover of the ground 2'])
  expect(cover({ ground: 'rough', trench: 'light' })).toEqual(['GF-SAVE-01 Trench 1'])
  expect(cover({ embankment: true })).toEqual(['GF-SAVE-06 Railway embankment 1'])
  expect(cover({ embankment: true, trench: 'light' })).toEqual(['GF-SAVE-01 Trench 1'])
  const guns = { type: 'field-artillery', emplacement: 'heavy' }
  expect(cover({ ...guns, trench: 'light' })).toEqual(['GF-SAVE-07 Emplacement 2'])
  expect(cover({ ...guns, trench: 'heavy' })).toEqual(['GF-SAVE-01 Trench 2'])
  const heavy = { attack: 'heavy-artillery', trench: 'heavy' }
  expect(cover({ ...heavy, ground: 'woods' })).toEqual(['GF-SAVE-05 Cover of the ground 1'])
  expect(cover(heavy)).toEqual([])
})

rule('GF-SAVE-03', 'where the losses are more than the dice it says that none are left', () => {
  const exposed = { experience: 1, moving: true, mounted: true }
  expect(saving(exposed).slice(1)).toEqual([
    'GF-SAVE-02 Moving -1',
    'GF-SAVE-02 Mounted -1',
    'GF-SAVE-03 Never fewer dice than 0',
  ])
  expect(saving({ experience: 1, moving: true }).slice(1)).toEqual(['GF-SAVE-02 Moving -1'])
})

rule(
  ['GF-DICE-02', 'GF-AMOV-02', 'GF-MOR-05', 'GF-SUP-02'],
  'fire names its dice and what halves them',
  () => {
    expect(firing({ mode: 'close-assault', routing: true })).toEqual([
      'GF-DICE-02 A die for each strength point 7',
      'GF-MOR-05 Routing: half, rounded down 3',
    ])
    expect(firing({ mode: 'opportunity' })).toEqual([
      'GF-DICE-02 A die for each strength point 7',
      'GF-AMOV-02 Opportunity fire: half, rounded up 4',
    ])
    expect(firing({ mode: 'opportunity', suppressed: true })).toContain(
      'GF-SUP-02 Suppressed units do not fire out of their zone',
    )
    const guns = { type: 'field-artillery', strength: 11 }
    expect(firing({ ...guns, mode: 'bombardment', unobserved: true })).toEqual([
      'GF-DICE-02 A die for every three strength points of guns 3',
      'GF-BOMB-03 Unobserved: half, rounded down 1',
    ])
    expect(firing({ ...guns, mode: 'bombardment' })).toHaveLength(1)
    expect(firing({ ...guns, mode: 'close-assault' })).toEqual([
      'GF-DICE-02 A die for every three strength points of guns 3',
    ])
    expect(firing({ mode: 'ground-to-air', scale: 'weekly' })).toEqual([
      'GF-AIR-06 A die back for every three strength points 2',
    ])
  },
)

const REGIMENT = { type: 'infantry', strength: 6, experience: 2, morale: 3 }

rule(['GF-DICE-05', 'GF-MOR-01', 'GF-MOR-02'], 'an attack is told from its hits to what it leaves', () => {
  // Four hits, one saved: three lost, one die less, one hit of three wanted.
  expect(
    working('direct-fire', { attackDice: 3, targets: [REGIMENT] }, [6, 6, 1, 5, 1, 5, 1]).slice(-9),
  ).toEqual([
    'GF-DICE-01 Hits scored 4',
    'GF-DICE-04 Experience dice 2',
    'GF-DICE-04 Hits saved 1',
    'GF-DICE-03 Strength lost 3',
    'GF-MOR-02 Two strength points or more lost -1',
    'GF-MOR-01 Morale dice 2',
    'GF-MOR-01 Hits on the morale dice 1',
    'GF-MOR-04 The unit will waver',
    'GF-MOR-07 Morale afterwards 1',
  ])
})

rule(['GF-MOR-08', 'GF-EXP-01', 'GF-DICE-08', 'GF-SCALE-10'], 'what seldom happens is told too', () => {
  const green = { ...REGIMENT, experience: 1, morale: 1 }
  // Two hits, one saved by the only die; the only die of morale scores.
  const lucky = working('direct-fire', { attackDice: 1, targets: [green] }, [6, 5, 5])
  expect(lucky).toContain('GF-EXP-01 Every save die scored')
  expect(lucky).toContain('GF-MOR-08 Every die of a full throw scored: morale 2')
  expect(lucky).not.toContain('GF-MOR-02 Two strength points or more lost -1')
  const last = { ...green, strength: 1 }
  const over = working('direct-fire', { attackDice: 2, targets: [last, green] }, [6, 1, 1, 1, 1])
  expect(over).toContain('GF-SCALE-10 Nothing is left of the unit')
  expect(over).toContain('GF-DICE-08 Hits left over for the next wave 1')
})

rule(['GF-BOMB-07', 'GF-RAID-03'], 'barrages and raids have saves of their own', () => {
  const guns = [{ type: 'medium-artillery', strength: 3 }]
  const crossing = (more: object) =>
    working('bombardment', { guns, mission: 'box', targets: [{ ...REGIMENT, ...more }] }, [5, 5]).filter(
      (line) => /Experience|BOMB-07|SAVE/.test(line),
    )
  expect(crossing({ trench: 'heavy', ground: 'town' })).toEqual([
    'GF-DICE-04 Experience dice 2',
    'GF-BOMB-07 Crossing the barrage -1',
  ])
  expect(crossing({ mounted: true, experience: 3 })).toContain('GF-BOMB-07 Mounted -1')
  const raiders = { strength: 1, experience: 1 }
  const raid = working(
    'raid',
    { raiders, purpose: 'wire', defender: REGIMENT },
    [5, 1, 1, 1, 1, 1, 6, 1, 1, 1],
  )
  expect(raid.slice(0, 6)).toEqual([
    'GF-DICE-02 A die for each strength point 6',
    'GF-RAID-02 Dice of the defender 6',
    'GF-DICE-01 Hits scored 1',
    'GF-DICE-04 Experience dice 1',
    'GF-RAID-03 Raiders 2',
    'GF-DICE-04 Hits saved 2',
  ])
})

rule(
  ['GF-MOR-13', 'GF-CON-01', 'GF-ACON-01'],
  'rallying and building name their dice and the outcome',
  () => {
    expect(working('rally', { morale: 3, status: 'routing' }, [6, 1, 1])).toEqual([
      'GF-MOR-13 Morale dice 3',
      'GF-MOR-13 Hits on the morale dice 2',
      'GF-MOR-13 The unit is now suppressed',
    ])
    const building = (scale: string, dice: readonly number[]) =>
      working('construction', { scale, method: 'pioneers', type: 'pioneer', work: 'road', strength: 2 }, dice)
    expect(building('weekly', [5, 5])).toEqual([
      'GF-CON-01 A die for each strength point 2',
      'GF-DICE-01 Hits scored 2',
      'GF-CON-01 Hits needed 2',
      'GF-CON-01 The work is done',
    ])
    expect(building('assault', [5, 5]).at(-1)).toBe('GF-ACON-01 The work is not done')
  },
)

rule(['GF-SAVE-04', 'GF-SAVE-08'], 'gas, tunnels and breakdowns are saved with bare experience', () => {
  const gas = { source: 'canister', canisters: 1, targets: [{ experience: 2 }] }
  expect(working('gas-attack', gas, [3, 5, 1, 1, 1, 1]).slice(2)).toEqual([
    'GF-DICE-01 Hits scored 1',
    'GF-DICE-04 Experience dice 2',
    'GF-SAVE-04 Nothing changes the dice',
    'GF-DICE-04 Hits saved 0',
    'GF-GAS-02 Experience lost -1',
  ])
  const party = { strength: 1, experience: 1 }
  expect(working('mine-fight', { attacker: party, defender: party }, [5, 5, 1])).toEqual([
    'GF-MINE-03 Dice in the tunnel 1',
    'GF-DICE-01 Hits scored 1',
    'GF-DICE-04 Experience dice 1',
    'GF-SAVE-08 Nothing changes the dice',
    'GF-DICE-04 Hits saved 1',
    'GF-EXP-03 Every save die scored: the regiment learns',
    'GF-MINE-03 Strength left 1',
    'GF-MINE-03 Dice in the tunnel 1',
    'GF-DICE-01 Hits scored 0',
    'GF-MINE-03 Strength left 1',
    'GF-MINE-04 The tunnel is held by none',
  ])
  const tank = { type: 'heavy-tank', strength: 3, experience: 1, terrainModifier: 1 }
  expect(working('breakdown', tank, [6, 1, 1, 1])).toEqual([
    'GF-MOVE-08 Dice against the vehicles 2',
    'GF-MOVE-08 Roughest ground crossed 1',
    'GF-DICE-01 Hits scored 2',
    'GF-DICE-04 Experience dice 1',
    'GF-SAVE-08 Nothing changes the dice',
    'GF-DICE-04 Hits saved 0',
    'GF-DICE-03 Strength lost 1',
  ])
})

rule(['GF-OBS-02', 'GF-OBS-04'], 'sight names its range, whatever changes it, and what is in the way', () => {
  const seeing = { light: 'day', distance: 9 }
  expect(
    working('observation', {
      ...seeing,
      observerElevation: 1,
      observerInTown: true,
      observerBalloon: true,
      targetVehicleOrMounted: true,
      targetMoving: true,
      targetSuppressed: true,
    }),
  ).toEqual([
    'GF-OBS-04 Observer in a town, levels 1',
    'GF-OBS-04 Observer in a balloon, levels 2',
    'GF-OBS-02 Sight in zones 3',
    'GF-OBS-02 Height of the observer 8',
    'GF-OBS-02 Vehicle or mounted 1',
    'GF-OBS-02 Moving 1',
    'GF-OBS-02 Suppressed -1',
  ])
  const sight = (more: object) => working('observation', { light: 'day', distance: 3, ...more }).slice(1)
  expect(sight({})).toEqual([])
  expect(sight({ distance: 4 })).toEqual(['GF-OBS-02 Too far away 4'])
  expect(sight({ targetHidden: true })).toEqual(['GF-OBS-09 Hidden where it lies'])
  expect(sight({ lineBlocked: true })).toEqual(['GF-OBS-05 Something stands in the line of sight'])
  expect(sight({ gas: true })).toEqual(['GF-OBS-11 Gas in the line of sight'])
})

rule(['GF-RAID-04', 'GF-RAID-05', 'GF-RAID-06'], 'a raid is told to what it brings back', () => {
  const raiders = { strength: 2, experience: 1 }
  const raid = (purpose: string, dice: readonly number[], defence = 1) =>
    working('raid', { raiders, purpose, defender: REGIMENT, defenceDice: defence }, dice)
  // One hit, not saved by three dice: one comes back.
  expect(raid('information', [5, 1, 1, 1, 1]).slice(-4)).toEqual([
    'GF-RAID-07 Raiders lost 1',
    'GF-RAID-04 A die for each surviving raider 1',
    'GF-DICE-01 Hits scored 0',
    'GF-RAID-05 The raiders bring back a report',
  ])
  expect(raid('wire', [1, 6, 5]).slice(-2)).toEqual([
    'GF-RAID-04 A die for each surviving raider 2',
    'GF-RAID-06 Hits on the wire 3',
  ])
  expect(raid('information', [5, 5, 5, 5, 1, 1])).toContain('GF-EXP-01 Every save die scored')
  expect(raid('information', [6, 6, 1, 1, 1], 2).slice(-1)).toEqual(['GF-RAID-07 Raiders lost 2'])
})

rule(
  ['GF-ATT-01', 'GF-BOMB-03', 'GF-BOMB-05', 'GF-TURN-02'],
  'the dice of a week are told with their reasons',
  () => {
    const worn = (distance: number, dice: readonly number[]) =>
      working('attrition', { type: 'infantry', strength: 6, distance }, dice)
    expect(worn(2, [6])).toEqual(['GF-ATT-01 Hits 2', 'GF-ATT-01 Strength lost 2'])
    expect(worn(3, [])).toEqual(['GF-ATT-01 Too far from the enemy lines 3'])
    const guns = [
      { type: 'field-artillery', strength: 9 },
      { type: 'heavy-artillery', strength: 6 },
    ]
    expect(working('bombardment', { guns, unobserved: true, targets: [] }, [5, 1]).slice(0, 3)).toEqual([
      'GF-BOMB-03 Unobserved: each regiment has half its dice',
      'GF-BOMB-05 Dice of field and medium guns 1',
      'GF-BOMB-05 Dice of heavy guns 1',
    ])
    expect(working('initiative', {}, [4, 4, 2, 5])).toEqual([
      'GF-TURN-02 Die of side a 4',
      'GF-TURN-02 Die of side b 4',
      'GF-TURN-02 Die of side a 2',
      'GF-TURN-02 Die of side b 5',
      'GF-TURN-02 Initiative goes to side b',
    ])
  },
)

rule(['GF-DEG-03', 'GF-DEG-04', 'GF-RAID-06'], 'the ground is told what broke it', () => {
  const damage = (more: object) => working('ground-damage', { scale: 'weekly', ground: 'open', ...more })
  expect(
    damage({ trench: 'heavy', emplacement: 'light', road: true, bombarded: true, artilleryHits: 3 }),
  ).toEqual([
    'GF-DEG-01 Shell-hole counters added 1',
    'GF-DEG-02 Shell-hole counters left 1',
    'GF-DEG-04 Guns leave the trench light',
    'GF-DEG-04 Guns leave the emplacement none',
    'GF-DEG-03 The road is cut',
  ])
  expect(damage({ trench: 'heavy', wireHits: 2, newWireHits: 3 })).toEqual([
    'GF-DEG-02 Shell-hole counters left 0',
    'GF-RAID-06 Wire cutters leave the trench light',
    'GF-RAID-06 Hits that stay on the wire 2',
  ])
})
