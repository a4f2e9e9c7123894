import { describe, expect, test } from 'vitest'
import { standingAt } from '#kernel/geometry/footprint.ts'
import { within } from '#kernel/geometry/gap.ts'
import type { Stand } from '#table/stand.ts'
import { costOfTurn, type TurningRoom, turnHindrance, wheeled } from '#table/turning.ts'
import { at, base, block } from './bases.ts'

const room = (rest: Partial<TurningRoom> = {}): TurningRoom => ({
  table: { width: 100_000, depth: 100_000 },
  enemies: [],
  taken: [],
  inContact: (a, b) => within(a, b, 10),
  ...rest,
})

const turnedTo = (heading: number, ...stands: readonly Stand[]) =>
  stands.map((stand) => standingAt(stand, stand.centre, heading))

describe('turning', () => {
  test('looks at the end position of all together', () => {
    const [front, rear] = [base('front', 50, 52), base('rear', 52, 50)]
    const [turned = front] = turnedTo(9000, front)
    expect(turnHindrance(room(), [front, rear], [turned, rear])).toBe('overlap')
    expect(turnHindrance(room(), [front, rear], turnedTo(9000, front, rear))).toBeUndefined()
  })

  test('is barred by the enemy, by what stands in the way and by the edge', () => {
    const one = base('a', 50, 50)
    const why = (rest: Partial<TurningRoom>, stand = one) =>
      turnHindrance(room(rest), [stand], turnedTo(9000, stand))
    expect(why({ enemies: [base('e', 50, 51.505)] })).toBe('contact')
    expect(why({ enemies: [base('e', 50, 52.2)] })).toBe('contact')
    expect(why({ taken: [block(50, 52, 9, 2)] })).toBe('overlap')
    expect(why({}, base('a', 50, 0.75))).toBe('off-table')
    expect(why({})).toBeUndefined()
    // One that sticks out may turn, but is not pushed any farther.
    const beyond = base('a', -0.5, 50)
    expect(why({}, base('a', 0, 50))).toBeUndefined()
    expect(turnHindrance(room(), [base('a', 0, 50)], [beyond])).toBe('pushed-off')
  })

  test('costs by the smaller angle', () => {
    expect(costOfTurn(0, 18_000, 3000)).toBe(3000)
    expect(costOfTurn(35_000, 8000, 3000)).toBe(1500)
  })
})

describe('wheeling', () => {
  test('keeps the places to one another', () => {
    const body = [base('a', 10, 10), base('b', 14, 10)]
    const [a, b] = wheeled(body, at(10, 10), at(5, 0), 9000)
    expect(a).toMatchObject({ id: 'a', centre: at(15, 10), heading: 9000, width: 3000 })
    expect(b).toMatchObject({ id: 'b', centre: at(15, 6), heading: 9000 })
  })
})
