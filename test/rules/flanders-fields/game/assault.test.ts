import { describe, expect } from 'vitest'
import { stepOf } from '#kernel/geometry/direction.ts'
import { gap } from '#kernel/geometry/gap.ts'
import { placed, travelToContact } from '#kernel/geometry/sweep.ts'
import { assailedBy } from '#rules/flanders-fields/game/contact/bodies.ts'
import type { Contact } from '#rules/flanders-fields/game/contact/contact.ts'
import { assaultRefusal, supporterOf } from '#rules/flanders-fields/game/contact/fighters.ts'
import { contactPlace } from '#rules/flanders-fields/game/contact/place.ts'
import { beginAssault } from '#rules/flanders-fields/game/phases/assault/assault.ts'
import { fallBack } from '#rules/flanders-fields/game/phases/assault/fall-back.ts'
import type { Phase } from '#rules/flanders-fields/game/phases/shapes.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { placeOf, pointAt, toCm } from '#rules/flanders-fields/tables/index.ts'
import { rule } from '../../../rule.ts'
import { begun, ordered, played, standIn, withStand } from '../battle.ts'
import { acting, move, refused } from './movement.ts'

/** A decision that waits beneath the assault. */
const BENEATH: Phase = { name: 'stubborn', battalion: 'a1', result: 'retreat-20' }

/** Company a1a of the first battle, in the middle of its orders, alone in front of a French platoon in the open. */
const field = (): State => {
  let state: State = { ...begun('first-battle'), turn: 1, step: 'battalion-orders', phases: [BENEATH] }
  state = withStand(state, 'd1b1', { x: 30, y: 30 })
  return withStand(state, 'a1a1', { x: 30, y: 26 })
}

/** a1a1 set against its enemy, coming straight on from where it stands. */
const contactOf = (state: State, stand: string, target: string): Contact => {
  const from = standIn(state, stand)
  const enemy = assailedBy(state, target)
  if (!enemy) throw new Error(`no ${target}`)
  const way = stepOf(from.heading)
  const touch = placed(from, way, travelToContact(from, way, enemy.body) ?? 0)
  const found = contactPlace(state, { ...from, centre: touch.centre }, enemy, from.centre)
  if (!found) throw new Error('no room')
  return { stand, target, edge: found.edge, way: [from.centre, found.centre], heading: from.heading }
}

/** The same with the stand in its place. */
const closed = (state: State, stand: string, target: string): { state: State; contact: Contact } => {
  const contact = contactOf(state, stand, target)
  const { centre } = standIn(state, stand)
  const at = contact.way.at(-1) ?? centre
  const { x, y } = placeOf(at)
  return { state: withStand(state, stand, { x, y }), contact }
}

const assault = (state: State, contacts: readonly Contact[], faces: readonly number[]) =>
  played(state, faces, (play) => beginAssault(play, 'attacker', contacts))

const ids = ({ stands }: State) => stands.map(({ id }) => id)

describe('contact', () => {
  rule(['FF-ASLT-10', 'FF-ASLT-13'], 'flat against the edge that is reached, front or flank', () => {
    const state = field()
    const front = contactPlace(
      state,
      standIn(withStand(state, 'a1a1', { x: 31, y: 28.4 }), 'a1a1'),
      assailedOf(state, 'd1b1'),
      pointAt({ x: 31, y: 26 }),
    )
    expect(front?.edge).toBe('front')
    expect(placeOf(front?.centre ?? pointAt({ x: 0, y: 0 })).x).toBe(31)
    const flank = contactPlace(
      state,
      standIn(withStand(state, 'a1a1', { x: 27, y: 30, heading: 90 }), 'a1a1'),
      assailedOf(state, 'd1b1'),
      pointAt({ x: 20, y: 30 }),
    )
    // It looks at the attacker's base edge, so that its right is to the left of the table.
    expect(flank).toMatchObject({ edge: 'right', heading: 9000 })
  })

  rule('FF-ASLT-13', 'slid along as little as needed, and not at all where there is no room', () => {
    const state = withStand(field(), 'a1a2', { x: 30, y: 28.5 })
    const found = contactPlace(
      state,
      standIn(withStand(state, 'a1a1', { x: 31, y: 28.4 }), 'a1a1'),
      assailedOf(state, 'd1b1'),
      pointAt({ x: 31, y: 26 }),
    )
    expect(found).toBeUndefined()
    const aside = withStand(field(), 'a1a2', { x: 28.5, y: 28.5 })
    const slid = contactPlace(
      aside,
      standIn(withStand(aside, 'a1a1', { x: 30.5, y: 28.4 }), 'a1a1'),
      assailedOf(aside, 'd1b1'),
      pointAt({ x: 30.5, y: 26 }),
    )
    expect(placeOf(slid?.centre ?? pointAt({ x: 0, y: 0 })).x).toBe(31.5)
  })
})

const assailedOf = (state: State, id: string) => {
  const found = assailedBy(state, id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

describe('an assault', () => {
  rule(
    ['FF-ASLT-01', 'FF-ASLT-02', 'FF-ASLT-14'],
    'the defender fires as he is reached, and a kill ends it',
    () => {
      const { state, contact } = closed(field(), 'a1a1', 'd1b1')
      // Soft cover, 6 kills; at close range +1.
      const { state: after, events } = assault(state, [contact], [5])
      expect(events).toContainEqual(
        expect.objectContaining({ kind: 'defended', outcome: 'killed', modifier: 1 }),
      )
      expect(ids(after)).not.toContain('a1a1')
    },
  )

  rule('FF-ASLT-14', 'whoever is suppressed stays 3 cm short and does not fight', () => {
    const { state, contact } = closed(field(), 'a1a1', 'd1b1')
    const { state: after, events } = assault(state, [contact], [4])
    expect(standIn(after, 'a1a1').markers).toBe(1)
    expect(toCm(gap(standIn(after, 'a1a1'), standIn(after, 'd1b1')))).toBeCloseTo(2.5, 1)
    expect(events.map(({ kind }) => kind)).toEqual(['defended', 'suppressed', 'halted'])
  })

  rule(
    ['FF-ASLT-03', 'FF-ASLT-04', 'FF-ASLT-12', 'FF-TURN-18'],
    'both roll, and the higher destroys the other',
    () => {
      const { state, contact } = closed(field(), 'a1a1', 'd1b1')
      const won = assault(state, [contact], [1, 3, 3])
      expect(won.events).toContainEqual(
        expect.objectContaining({ kind: 'fought', attackerTotal: 4, defenderTotal: 3, winner: 'attacker' }),
      )
      expect(ids(won.state)).not.toContain('d1b1')
      const lost = assault(state, [contact], [1, 3, 5])
      expect(ids(lost.state)).not.toContain('a1a1')
      expect(lost.state.battalions.find(({ id }) => id === 'a1')?.lost).toBe(1)
    },
  )

  rule('FF-ASLT-16', 'drawn, the attacker goes back 3 cm and counts soft cover', () => {
    const { state, contact } = closed(field(), 'a1a1', 'd1b1')
    const { state: after } = assault(state, [contact], [1, 3, 4])
    const back = standIn(after, 'a1a1')
    expect(back.fellBack).toBe(true)
    expect(toCm(gap(back, standIn(after, 'd1b1')))).toBeCloseTo(3, 1)
  })

  rule(
    ['FF-ASLT-16', 'FF-WIRE-13'],
    'wire holds who falls back onto it, but no tank, and not in a gap',
    () => {
      const { state, contact } = closed(field(), 'a1a1', 'd1b1')
      const ground = [{ kind: 'wire', at: [10, 23, 50, 25] }] as const
      const wired: State = { ...state, scenario: { ...state.scenario, ground } }
      const drawn = (from: State) => standIn(assault(from, [contact], [1, 3, 4]).state, 'a1a1')
      expect(drawn(wired)).toMatchObject({ wire: { belt: 0, step: 0, from: 'defender' }, fellBack: false })
      const gap = { belt: 0, kind: 'cleared', width: 6000 } as const
      const ends = { from: pointAt({ x: 30, y: 23 }), to: pointAt({ x: 30, y: 25 }) }
      expect(drawn({ ...wired, gaps: [{ ...gap, ...ends }] })).toMatchObject({ wire: null, fellBack: true })
      const tank = { ...wired, stands: wired.stands.map((one) => ({ ...one, type: 'heavy-tank' as const })) }
      const back = played(tank, [], (play) => fallBack(play, 'a1a1', undefined)).state
      expect(standIn(back, 'a1a1').wire).toBeNull()
    },
  )

  rule('FF-ASLT-15', 'the winner is asked whether he takes the ground', () => {
    const { state, contact } = closed(field(), 'a1a1', 'd1b1')
    const won = assault(state, [contact], [1, 6, 1]).state
    expect(won.phases.at(-1)).toMatchObject({ name: 'take-ground', stand: 'a1a1' })
    const saved: State = JSON.parse(JSON.stringify(won))
    const took = ordered(saved, 'attacker', {
      kind: 'take-ground',
      stand: 'a1a1',
      take: true,
      facing: 0,
    }).state
    expect(placeOf(standIn(took, 'a1a1').centre)).toMatchObject({ x: 30, y: 30 })
    const stayed = ordered(won, 'attacker', { kind: 'take-ground', stand: 'a1a1', take: false }).state
    expect(placeOf(standIn(stayed, 'a1a1').centre).y).toBeCloseTo(28.5, 1)
  })

  rule(['FF-ASLT-06', 'FF-ASLT-17'], 'a winner may go on against an enemy within 5 cm, once', () => {
    const near = withStand(withStand(field(), 'd1b2', { x: 30, y: 33 }), 'd1b3', { x: 30, y: 35.9 })
    const { state, contact } = closed(near, 'a1a1', 'd1b1')
    const won = ordered(assault(state, [contact], [1, 6, 1]).state, 'attacker', {
      kind: 'take-ground',
      stand: 'a1a1',
      take: true,
    }).state
    expect(won.phases.at(-1)).toMatchObject({ name: 'follow-up', targets: ['d1b2'] })
    const again = ordered(
      won,
      'attacker',
      { kind: 'follow-up', stand: 'a1a1', target: 'd1b2' },
      [1, 6, 1],
    ).state
    const after = ordered(again, 'attacker', { kind: 'take-ground', stand: 'a1a1', take: true }).state
    expect(after.phases.at(-1)?.name).toBe('stubborn')
    expect(ids(after)).toContain('d1b3')
  })

  rule(['FF-ASLT-11', 'FF-ASLT-18'], 'a platoon straight behind supports', () => {
    const { state } = closed(field(), 'a1a1', 'd1b1')
    const behind = withStand(state, 'a1a2', { x: 30.5, y: placeOf(standIn(state, 'a1a1').centre).y - 1.5 })
    expect(supporterOf(behind, standIn(behind, 'a1a1'), [])?.id).toBe('a1a2')
    expect(supporterOf(behind, standIn(behind, 'a1a1'), ['a1a2'])).toBeUndefined()
    const aside = withStand(behind, 'a1a2', { x: 32.5, y: placeOf(standIn(state, 'a1a1').centre).y - 1.5 })
    expect(supporterOf(aside, standIn(aside, 'a1a1'), [])).toBeUndefined()
  })

  rule(
    ['FF-TAB-01', 'FF-ASLT-18'],
    'a supporting platoon ordered flush to the rear edge is not refused for a thousandth',
    () => {
      const whole = closed(field(), 'a1a1', 'd1b1').state
      const state = { ...whole, stands: whole.stands.filter(({ id }) => id !== 'a1a3') }
      // Contact is set 0.001 cm short: flush by the ruler cuts as much into it.
      const flush = placeOf(standIn(state, 'a1a1').centre).y - 1.5
      const up = (y: number, x = 30) =>
        refused(acting(withStand(state, 'a1a2', { x, y: 20 }), 'a1a'), move({ a1a2: [[x, y]] }))
      expect(up(flush)).toBeUndefined()
      expect(up(flush + 0.001)).toBeUndefined()
      expect(up(flush + 0.002)).toBe('occupied FF-MOVE-15')
      const there = withStand(state, 'a1a2', { x: 30, y: flush + 0.001 })
      expect(supporterOf(there, standIn(there, 'a1a1'), [])?.id).toBe('a1a2')
    },
  )

  rule(['FF-ASLT-14', 'FF-MG-05'], 'a defender turns to face a flank only where he has room', () => {
    const flanked = (neighbour: number): State => {
      const alone = withStand(field(), 'a1a1', { x: 24, y: 30, heading: 90 })
      const stands = alone.stands.filter(({ id }) => ['a1a1', 'd1b1', 'd1b2', 'd1h', 'a1h'].includes(id))
      return withStand({ ...alone, stands }, 'd1b2', { x: 30, y: neighbour })
    }
    const headingAfter = (before: State): number => {
      const { state, contact } = closed(before, 'a1a1', 'd1b1')
      // A miss, and the attacker loses the fight.
      return standIn(assault(state, [contact], [1, 1, 6]).state, 'd1b1').heading
    }
    expect(headingAfter(flanked(40))).toBe(27_000)
    // 1.5 cm deep each: another platoon 1.6 cm behind, its base in the way of the turned one.
    expect(headingAfter(flanked(31.6))).toBe(18_000)
  })

  rule(['FF-ASLT-05', 'FF-ASLT-09', 'FF-CMD-01'], 'who may assault whom', () => {
    const state = field()
    const refusal = (stand: string, target: string) =>
      assaultRefusal(state, standIn(state, stand), assailedOf(state, target))?.code
    expect(refusal('a1a1', 'd1b1')).toBeUndefined()
    expect(refusal('a1h', 'd1b1')).toBe('never-assaults')
    expect(refusal('a1m1', 'd1b1')).toBe('never-assaults')
    expect(refusal('a1a1', 'a1a2')).toBe('no-enemy')
  })
})

describe('tanks, block houses and shelters', () => {
  /** A tank of Flers right in front of a German platoon in the open. */
  const tanks = (): State => {
    const state: State = { ...begun('flers-1916'), turn: 1, phases: [BENEATH] }
    const tank = state.stands.find(({ type, side }) => type === 'heavy-tank' && side === 'attacker')
    const enemy = state.stands.find(({ type, side }) => type === 'infantry' && side === 'defender')
    if (!tank || !enemy) throw new Error('no tank')
    return withStand(withStand(state, tank.id, { x: 40, y: 50 }), enemy.id, { x: 40, y: 56, below: false })
  }
  const tankOf = ({ stands }: State) => stands.find(({ type }) => type === 'heavy-tank')?.id ?? ''
  const enemyOf = ({ stands }: State) =>
    stands.find(({ type, side }) => type === 'infantry' && side === 'defender')?.id ?? ''

  rule(['FF-ASLT-08', 'FF-ASLT-20'], 'whoever a tank comes at tests first, and goes back alone', () => {
    const before = tanks()
    const { state, contact } = closed(before, tankOf(before), enemyOf(before))
    const { state: after, events } = assault(state, [contact], [2])
    expect(events).toContainEqual(expect.objectContaining({ kind: 'faced-tank', holds: false }))
    expect(placeOf(standIn(after, enemyOf(before)).centre).y).toBeGreaterThanOrEqual(76)
    expect(after.phases.at(-1)?.name).toBe('take-ground')
  })

  rule(['FF-ASLT-03', 'FF-ASLT-04', 'FF-ASLT-08'], 'whoever holds fights, and the tank has its 3', () => {
    const before = tanks()
    const { state, contact } = closed(before, tankOf(before), enemyOf(before))
    // It holds, its rifles do nothing to armour, and the dice are level.
    const { events } = assault(state, [contact], [6, 1, 4, 4])
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'fought', winner: 'attacker', attackerModifier: 2 }),
    )
  })

  rule(['FF-ASLT-21', 'FF-DUG-03'], 'those below do not fire and fight at 1 less', () => {
    const below = withStand(field(), 'd1b1', { x: 30, y: 30, below: true })
    const state = withStand(below, 'a1a1', { x: 30, y: 29.5 })
    const contact: Contact = {
      stand: 'a1a1',
      target: 'd1b1',
      edge: 'front',
      way: [standIn(state, 'a1a1').centre],
      heading: 0,
    }
    const { events } = assault(state, [contact], [3, 3])
    expect(events[0]).toMatchObject({
      kind: 'fought',
      attackerModifier: 1,
      defenderModifier: -1,
      winner: 'attacker',
    })
  })
})

describe('several stands in one assault', () => {
  /** Two platoons of a company side by side before one enemy in the open. */
  const rush = (): { state: State; contacts: readonly Contact[] } => {
    let state = withStand(withStand(field(), 'a1a1', { x: 28.4, y: 26 }), 'a1a2', { x: 31.6, y: 26 })
    const contacts: Contact[] = []
    for (const stand of ['a1a1', 'a1a2']) {
      const next = closed(state, stand, 'd1b1')
      state = next.state
      contacts.push(next.contact)
    }
    return { state, contacts }
  }

  rule(['FF-ASLT-10', 'FF-ASLT-12'], 'fight one defender in turn, who has fired once', () => {
    const { state, contacts } = rush()
    // One shot that fails, then the first is destroyed, then the second wins.
    const { state: after, events } = assault(state, contacts, [1, 1, 6, 6, 1])
    expect(events.filter(({ kind }) => kind === 'defended')).toHaveLength(1)
    expect(events.filter(({ kind }) => kind === 'fought')).toHaveLength(2)
    expect(ids(after)).not.toContain('a1a1')
    expect(ids(after)).not.toContain('d1b1')
    expect(after.phases.at(-1)).toMatchObject({ name: 'take-ground', stand: 'a1a2' })
  })

  rule('FF-ASLT-15', 'whoever finds his enemy gone may take the place', () => {
    const { state, contacts } = rush()
    const won = assault(state, contacts, [1, 6, 1]).state
    const stayed = ordered(won, 'attacker', { kind: 'take-ground', stand: 'a1a1', take: false }).state
    expect(stayed.phases.at(-1)).toMatchObject({ name: 'take-ground', stand: 'a1a2' })
  })

  rule('FF-ASLT-01', 'all have closed before the first die of a fight', () => {
    const { state, contacts } = rush()
    const { events } = assault(state, contacts, [1, 6, 1])
    const kinds = events.map(({ kind }) => kind)
    expect(kinds.indexOf('defended')).toBeLessThan(kinds.indexOf('fought'))
  })
})

describe('infantry against a tank', () => {
  rule('FF-ASLT-19', 'the side weapon fires at the side, and nothing at the rear', () => {
    const state: State = { ...begun('flers-1916'), turn: 1, phases: [BENEATH], active: 'defender' }
    const tank = state.stands.find(({ type }) => type === 'heavy-tank')?.id ?? ''
    const enemy = state.stands.find(({ type, side }) => type === 'infantry' && side === 'defender')?.id ?? ''
    const set = withStand(state, tank, { x: 40, y: 56, heading: 0 })
    const from = (x: number, y: number, heading: number) => {
      const next = withStand(set, enemy, { x, y, heading, below: false })
      const { state: near, contact } = closed(next, enemy, tank)
      return { near, contact }
    }
    const rear = from(40, 48, 0)
    expect(rear.contact.edge).toBe('rear')
    const behind = played(rear.near, [1, 6], (play) => beginAssault(play, 'defender', [rear.contact]))
    expect(behind.events.map(({ kind }) => kind)).not.toContain('defended')
    expect(behind.events).toContainEqual(expect.objectContaining({ kind: 'fought', winner: 'defender' }))
    const side = from(32, 56, 90)
    expect(side.contact.edge).toBe('left')
    const beside = played(side.near, [1, 1, 6], (play) => beginAssault(play, 'defender', [side.contact]))
    expect(beside.events.map(({ kind }) => kind)).toContain('defended')
  })
})
