import { describe, expect } from 'vitest'
import { lose } from '#rules/flanders-fields/game/harm/losses.ts'
import { reckon } from '#rules/flanders-fields/game/phases/morale/reckoning.ts'
import type { Phase } from '#rules/flanders-fields/game/phases/shapes.ts'
import type { Battalion, State } from '#rules/flanders-fields/game/state.ts'
import { placeOf, pointAt } from '#rules/flanders-fields/tables/index.ts'
import { rule } from '../../../rule.ts'
import { begun, ordered, played, standIn, withStand } from '../battle.ts'

/** A decision that waits beneath the tests. */
const BENEATH: Phase = { name: 'stubborn', battalion: 'a1', result: 'retreat-20' }

const field = (otherwise: Partial<State> = {}): State => ({
  ...begun('first-battle'),
  turn: 1,
  phases: [BENEATH],
  ...otherwise,
})

/** Those who are not lost in these tests, far from their base edge. */
const advanced = (): State =>
  ['a1b3', 'a1c1', 'a1c2', 'a1c3'].reduce(
    (state, id, i) => withStand(state, id, { x: 66 + 5 * i, y: 60 }),
    field(),
  )

const ATTACKERS = ['a1a1', 'a1a2', 'a1a3', 'a1b1', 'a1b2', 'a1b3', 'a1c1', 'a1c2', 'a1c3']

/** So many platoons of a battalion are lost, and then the tests that are due are taken. */
const losing = (state: State, ids: readonly string[], faces: readonly number[]) =>
  played(state, faces, (play) => {
    for (const id of ids) lose(play, id, 'artillery')
    reckon(play)
  })

const battalion = ({ battalions }: State, id: string): Battalion | undefined =>
  battalions.find((one) => one.id === id)
const withBattalion = (state: State, id: string, set: Partial<Battalion>): State => ({
  ...state,
  battalions: state.battalions.map((one) => (one.id === id ? { ...one, ...set } : one)),
})
const yOf = (state: State, id: string) => placeOf(standIn(state, id).centre).y

describe('when a battalion tests', () => {
  rule(['FF-MOR-01', 'FF-MOR-05'], 'at half and at three quarters of its platoons, each once', () => {
    expect(losing(field(), ATTACKERS.slice(0, 4), []).events.map(({ kind }) => kind)).not.toContain('tested')
    const half = losing(field(), ATTACKERS.slice(0, 5), [6])
    expect(half.events).toContainEqual(expect.objectContaining({ kind: 'tested', trigger: 'half', total: 6 }))
    expect(losing(half.state, ATTACKERS.slice(5, 6), []).events.map(({ kind }) => kind)).not.toContain(
      'tested',
    )
    const more = losing(half.state, ATTACKERS.slice(5, 7), [6])
    expect(more.events).toContainEqual(
      expect.objectContaining({ kind: 'tested', trigger: 'three-quarters', total: 4, modifier: -2 }),
    )
  })

  rule('FF-MOR-01', 'both at once are one roll at three quarters', () => {
    const { state, events } = losing(field(), ATTACKERS.slice(0, 7), [6])
    expect(events.filter(({ kind }) => kind === 'tested')).toHaveLength(1)
    expect(battalion(state, 'a1')?.tested).toEqual({ half: true, threeQuarters: true })
  })

  rule('FF-MOR-06', "the active side's battalions first", () => {
    const { events } = losing(field(), [...ATTACKERS.slice(0, 5), 'd1a1', 'd1a2', 'd1a3'], [6, 5])
    const tested = events.flatMap((event) =>
      event.kind === 'tested' ? [`${event.battalion} ${event.roll}`] : [],
    )
    expect(tested).toEqual(['a1 6', 'd1 5'])
  })
})

describe('what comes of it', () => {
  rule(
    ['FF-MOR-02', 'FF-MOR-03', 'FF-MOR-08', 'FF-GEN-08'],
    'a retreat: 20 cm, markers, weapons left behind',
    () => {
      const forward = withStand(advanced(), 'a1c3', { x: 66, y: 40 })
      const { state } = losing(forward, ATTACKERS.slice(0, 5), [2])
      expect(yOf(state, 'a1c3')).toBe(20)
      expect(standIn(state, 'a1c3').markers).toBe(1)
      expect(state.stands.some(({ id }) => id === 'a1m1' || id === 'a1g1')).toBe(false)
      expect(state.lost.filter(({ cause }) => cause === 'table-edge').map(({ id }) => id)).toContain('a1h')
    },
  )

  rule('FF-MOR-07', 'through friends to the first free place, and stopped 1 cm from an enemy', () => {
    let state = withStand(advanced(), 'a1c3', { x: 86, y: 50 })
    state = withStand(state, 'a1c2', { x: 86, y: 52 })
    // The rearmost goes first and stands where the second would have ended.
    const behind = losing(state, ATTACKERS.slice(0, 5), [3]).state
    expect(yOf(behind, 'a1c3')).toBe(30)
    expect(yOf(behind, 'a1c2')).toBe(32)
    const barred = losing(withStand(state, 'd1b1', { x: 86, y: 40 }), ATTACKERS.slice(0, 5), [3]).state
    expect(yOf(barred, 'a1c3')).toBeCloseTo(40 + 1.5 + 1, 1)
    expect(yOf(barred, 'a1c2')).toBeCloseTo(40 + 1.5 + 1 + 1.5, 1)
  })

  rule(['FF-MOR-03', 'FF-MOR-07', 'FF-DUG-04'], 'stands below stay there without a marker', () => {
    const below = withStand(withStand(advanced(), 'a1c3', { x: 86, y: 50 }), 'a1c2', {
      x: 60,
      y: 50,
      below: true,
    })
    const { state } = losing(below, ATTACKERS.slice(0, 5), [3])
    expect(standIn(state, 'a1c2')).toMatchObject({ markers: 0, below: true })
    expect(yOf(state, 'a1c2')).toBe(50)
  })

  rule('FF-MOR-09', 'a rout takes those in deep shelters too', () => {
    const below = withStand(advanced(), 'a1c2', { x: 60, y: 50, below: true })
    const { state } = losing(below, ATTACKERS.slice(0, 7), [1])
    expect(state.stands.some(({ id }) => id === 'a1c2')).toBe(false)
  })

  rule(['FF-MOR-02', 'FF-MOR-09', 'FF-END-11'], 'a rout takes all of it off', () => {
    const raw = withBattalion(field(), 'a1', { quality: 'raw' })
    const { state, events } = losing(raw, ATTACKERS.slice(0, 5), [1])
    expect(events).toContainEqual({ kind: 'routed', battalion: 'a1', side: 'attacker' })
    expect(state.stands.some(({ side }) => side === 'attacker')).toBe(false)
    expect(state.ending).toMatchObject({ winner: 'defender', reason: 'collapse' })
  })

  rule(['FF-MOR-04', 'FF-MOR-09'], 'weapons whose last platoon is gone test on the bare die', () => {
    const before = withBattalion(field(), 'd1', { tested: { half: true, threeQuarters: true } })
    const last = ['d1a1', 'd1a2', 'd1a3', 'd1b1', 'd1b2', 'd1b3']
    const lost = losing(before, last, [3])
    expect(lost.events).toContainEqual({ kind: 'support-tested', id: 'd1m1', roll: 3, lost: true })
    expect(losing(before, last, [4]).state.stands.map(({ id }) => id)).toContain('d1m1')
  })
})

describe('what is added', () => {
  const pals = (): State => {
    const state = field()
    return withBattalion(
      {
        ...state,
        scenario: { ...state.scenario, attacker: { ...state.scenario.attacker, national: ['pals'] } },
      },
      'a1',
      { quality: 'raw', uses: 1 },
    )
  }

  rule(['FF-MOR-10', 'FF-NAT-03'], 'who can add to a test is asked before it', () => {
    const asked = losing(pals(), ATTACKERS.slice(0, 5), []).state
    expect(asked.phases.at(-1)).toMatchObject({ name: 'morale', waits: ['attacker'] })
    const { state, events } = ordered(asked, 'attacker', { kind: 'morale', national: true }, [3])
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'tested', total: 4, modifier: 1, result: 'ok' }),
    )
    expect(battalion(state, 'a1')?.uses).toBe(0)
  })

  rule('FF-MOR-07', 'a stand in a block house that was taken goes back out of it', () => {
    const [printed] = begun('hamel-1918').blockHouses
    if (!printed) throw new Error('no block house')
    const house = { ...printed, holder: null, centre: pointAt({ x: 71, y: 60 }) }
    const open = withStand({ ...advanced(), blockHouses: [house] }, 'a1c1', { x: 71, y: 60 })
    const housed: State = {
      ...open,
      stands: open.stands.map((one) => (one.id === 'a1c1' ? { ...one, house: house.id } : one)),
    }
    const { state } = losing(housed, ATTACKERS.slice(0, 5), [2])
    expect(yOf(state, 'a1c1')).toBe(40)
    expect(standIn(state, 'a1c1').house).toBeNull()
  })

  rule('FF-NAT-06', 'Stubborn Resistance sets an adverse result aside', () => {
    const state = field()
    const french: State = {
      ...state,
      phases: [],
      step: 'command-move',
      armies: { ...state.armies, defender: { ...state.armies.defender, stubborn: 3 } },
    }
    const asked = losing(french, ['d1a1', 'd1a2', 'd1a3'], [2]).state
    expect(asked.phases.at(-1)).toMatchObject({ name: 'stubborn', result: 'retreat-20' })
    const held = ordered({ ...asked, phases: [BENEATH, ...asked.phases] }, 'defender', {
      kind: 'stubborn',
      use: true,
    })
    expect(held.state.armies.defender.stubborn).toBe(2)
    expect(yOf(held.state, 'd1b1')).toBe(52)
  })
})
