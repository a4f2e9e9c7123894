import { expect } from 'vitest'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { rule } from '../../../rule.ts'
import { begun, ordered, refusalOf, standIn, withStand } from '../battle.ts'
import { inBattalion, inSupport, rolled, withBattalion } from '../commanding.ts'
import { acting, refused } from './movement.ts'

const national = (unit: string) => ({ kind: 'order', unit, national: true })

rule('FF-NAT-03', 'Pals add 2 once a battle, for a raw battalion only', () => {
  const state = inBattalion('serre-1916', 'a1')
  const plain = rolled(state, 'attacker', { unit: 'a1a' }, 4).modifier
  const { modifier, special, after } = rolled(state, 'attacker', { unit: 'a1a', national: true }, 1)
  expect([modifier - plain, special]).toEqual([2, 'pals'])
  expect(refusalOf(after, 'attacker', national('a1b'))).toBe('bonus-used FF-NAT-10')
  const seasoned = withBattalion(state, 'a1', { quality: 'experienced' })
  expect(refusalOf(seasoned, 'attacker', national('a1a'))).toBe('no-bonus FF-NAT-10')
})

rule(
  'FF-NAT-04',
  'Professionalism: once for each battalion, and once each for four tanks of the side',
  () => {
    const state = inBattalion('hamel-1918', 'a1')
    const tank = rolled(state, 'attacker', { unit: 'a1k1', national: true }, 1)
    expect(tank.special).toBe('professionalism')
    expect(tank.after.armies.attacker.tankUses).toBe(3)
    expect(tank.after.battalions.find(({ id }) => id === 'a1')?.uses).toBe(1)
    const company = rolled(tank.after, 'attacker', { unit: 'a1a', national: true }, 1).after
    expect(refusalOf(company, 'attacker', national('a1b'))).toBe('bonus-used FF-NAT-10')
    const spent = {
      ...state,
      armies: { ...state.armies, attacker: { ...state.armies.attacker, tankUses: 0 } },
    }
    expect(refusalOf(spent, 'attacker', national('a1k1'))).toBe('bonus-used FF-NAT-10')
  },
)

rule(['FF-NAT-05', 'FF-ORD-17'], 'what elan gains comes last and only as moves forward', () => {
  const state = inBattalion('langemarck-1915', 'd1', 'defender')
  const elan = rolled(state, 'defender', { unit: 'd1a', elan: true }, 4)
  const plain = rolled(state, 'defender', { unit: 'd1a' }, 4)
  expect([elan.modifier - plain.modifier, elan.actions - plain.actions]).toEqual([1, elan.moveOnly])
  const phase = elan.after.phases.at(-1)
  if (phase?.name !== 'actions') throw new Error('no actions')
  const last = {
    ...elan.after,
    phases: [...elan.after.phases.slice(0, -1), { ...phase, left: 1, moveOnly: 1 }],
  }
  expect(refusalOf(last, 'defender', { kind: 'recover' })).toBe('elan FF-ORD-17')
  const { centre } = standIn(last, 'd1a1')
  const back = [centre.x / 1000, centre.y / 1000 + 1]
  expect(refusalOf(last, 'defender', { kind: 'move', stands: [{ stand: 'd1a1', path: [back] }] })).toBe(
    'elan FF-NAT-05',
  )
  expect(refusalOf(state, 'defender', { kind: 'order', unit: 'd1m1', elan: true })).toBe('no-elan FF-NAT-05')
})

rule('FF-NAT-07', 'Prussian Discipline: three times a commander, also a regimental one at Mons', () => {
  const mons = inBattalion('mons-1914', 'a1')
  const { after, special } = rolled(mons, 'attacker', { unit: 'a1a', national: true }, 1)
  expect(special).toBe('prussian-discipline')
  expect(after.battalions.find(({ id }) => id === 'a1')?.uses).toBe(2)
  const regiment = rolled(inSupport('mons-1914'), 'attacker', { unit: 'aR1g1', national: true }, 1).after
  expect(regiment.regiments.find(({ id }) => id === 'aR1')?.uses).toBe(2)
  const shared = { ...after, options: { ...after.options, 'prussian-discipline': 'per-side' as const } }
  const twice = withBattalion(shared, 'a2', { uses: 1 })
  expect(refusalOf(twice, 'attacker', national('a1b'))).toBe('bonus-used FF-NAT-10')
})

rule('FF-NAT-09', 'one national bonus on a roll', () => {
  const state = inBattalion('langemarck-1915', 'd1', 'defender')
  expect(refusalOf(state, 'defender', { ...national('d1a'), elan: true })).toBe('one-bonus FF-NAT-09')
})

rule('FF-NAT-10', 'only the rules that the battle names are in force', () => {
  expect(refusalOf(inBattalion('first-battle', 'a1'), 'attacker', national('a1a'))).toBe('no-bonus FF-NAT-10')
})

rule('FF-ORD-10', 'early: meaning to cross wire costs 2, and who fails hangs on it', () => {
  const ground = [{ kind: 'wire' as const, at: [10, 15, 80, 17] as const }]
  const state = inBattalion('first-battle', 'a1', 'attacker', { ground, objectives: [] })
  // Its front edge 0.25 cm from the belt.
  const before = withStand(state, 'a1a1', { x: 23, y: 14 })
  const { modifier, after } = rolled(before, 'attacker', { unit: 'a1a', wire: true }, 2)
  expect(modifier).toBe(-2)
  expect(standIn(after, 'a1a1')).toMatchObject({
    wire: { belt: 0, step: 0, from: 'attacker' },
    centre: { x: 23_000, y: 16_000 },
  })
  expect(standIn(after, 'a1a2').wire).toBeNull()
  const { state: through } = ordered(before, 'attacker', { kind: 'order', unit: 'a1a', wire: true }, [5])
  expect(standIn(through, 'a1a1').wire).toBeNull()
  expect(through.phases.at(-1)).toMatchObject({ wire: true, left: 1 })
})

rule('FF-NAT-04', 'Professionalism is for battalions of infantry, not for cavalry', () => {
  const state = inBattalion('hamel-1918', 'a2')
  const mounted: State = {
    ...state,
    units: state.units.map((unit) =>
      unit.battalion === 'a2' && unit.kind === 'rifle-company' ? { ...unit, kind: 'cavalry-squadron' } : unit,
    ),
  }
  expect(refusalOf(state, 'attacker', national('a2a'))).toBeUndefined()
  expect(refusalOf(mounted, 'attacker', national('a2a'))).toBe('no-bonus FF-NAT-10')
  expect(refusalOf(mounted, 'attacker', national('a2k1'))).toBeUndefined()
})

rule('FF-NAT-06', 'Stubborn Resistance is for those who defend', () => {
  const { attacker } = begun('first-battle').scenario
  const granted = begun('first-battle', { attacker: { ...attacker, national: ['stubborn-resistance'] } })
  expect(granted.armies.attacker.stubborn).toBe(0)
})

rule(['FF-NAT-05', 'FF-NAT-11'], 'steps over water are moves: elan goes forward, mutineers do not', () => {
  const ground = [
    {
      kind: 'stream',
      along: [
        [0, 20],
        [90, 20],
      ],
    },
  ] as const
  const begun = withStand(inBattalion('first-battle', 'a1', 'attacker', { ground, objectives: [] }), 'a1a1', {
    x: 23,
    y: 18.6,
  })
  const over = { kind: 'cross-obstacle', stands: ['a1a1'] }
  const mutinous = withBattalion(begun, 'a1', { mutinous: true })
  const at = (state: State, y: number) => withStand(state, 'a1a1', { x: 23, y })
  expect(refused(acting(begun, 'a1a'), over)).toBeUndefined()
  expect(refused(acting(mutinous, 'a1a'), over)).toBe('mutinous FF-NAT-11')
  expect(refused(acting(at(mutinous, 21.4), 'a1a'), over)).toBeUndefined()
  expect(refused(acting(at(begun, 21.4), 'a1a', { left: 1, moveOnly: 1 }), over)).toBe('elan FF-NAT-05')
})
