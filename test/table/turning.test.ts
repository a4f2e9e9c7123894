import { describe, expect, test } from 'vitest'
import { within } from '../../src/kernel/geometry/gap.ts'
import { costOfTurn, type TurningRoom, turnInTurn, turnTogether, wheeled } from '../../src/table/turning.ts'
import { at, base, block } from './bases.ts'

const room = (rest: Partial<TurningRoom> = {}): TurningRoom => ({
  table: { width: 100_000, depth: 100_000 },
  enemies: [],
  taken: [],
  inContact: (a, b) => within(a, b, 10),
  ...rest,
})

/** Two bases one behind the other, a little more than half a base apart. */
const column = [base('front', 50, 52), base('rear', 50, 50)]

describe('turning', () => {
  test('looks at the end position of all together', () => {
    const facings = column.map(({ id }) => ({ id, heading: 9000 }))
    // Each alone would be barred by the other.
    expect(turnTogether(room(), column, facings.slice(0, 1)).hindrance).toBe('overlap')
    const apart = [base('front', 50, 52), base('rear', 52, 50)]
    expect(turnTogether(room(), apart, facings.slice(0, 1))).toMatchObject({ hindrance: 'overlap', to: [] })
    expect(turnTogether(room(), apart, facings)).toEqual({
      hindrance: undefined,
      to: [
        { id: 'front', centre: at(50, 52), heading: 9000 },
        { id: 'rear', centre: at(52, 50), heading: 9000 },
      ],
    })
  })

  test('one after the other needs room for each in its turn', () => {
    const apart = [base('front', 50, 52), base('rear', 52, 50)]
    const facings = apart.map(({ id }) => ({ id, heading: 9000 }))
    expect(turnInTurn(room(), apart, facings)).toEqual({ hindrance: 'overlap', to: [] })
    const wider = [base('front', 50, 52.3), base('rear', 50, 50)]
    expect(turnInTurn(room(), wider, facings.slice(0, 1))).toEqual({
      hindrance: undefined,
      to: [{ id: 'front', centre: at(50, 52.3), heading: 9000 }],
    })
    expect(turnInTurn(room(), wider, facings).to.map(({ id }) => id)).toEqual(['front'])
  })

  test('names nobody who looks that way already', () => {
    expect(turnTogether(room(), column, [{ id: 'rear', heading: 0 }])).toEqual({
      to: [],
      hindrance: undefined,
    })
  })

  test('is barred by the enemy, by what stands in the way and by the edge', () => {
    const one = [base('a', 50, 50)]
    const turn = [{ id: 'a', heading: 9000 }]
    expect(turnTogether(room({ enemies: [base('e', 50, 51.505)] }), one, turn).hindrance).toBe('contact')
    expect(turnTogether(room({ enemies: [base('e', 50, 52.2)] }), one, turn).hindrance).toBe('contact')
    expect(turnTogether(room({ taken: [block(50, 52, 9, 2)] }), one, turn).hindrance).toBe('overlap')
    expect(turnTogether(room(), [base('a', 50, 0.75)], turn).hindrance).toBe('off-table')
    expect(turnTogether(room(), one, turn).hindrance).toBeUndefined()
  })

  test('leaves out whoever cannot, and turns the others', () => {
    const both = [base('a', 50, 50), base('b', 60, 50)]
    const facings = both.map(({ id }) => ({ id, heading: 9000 }))
    const { to, hindrance } = turnTogether(room({ taken: [block(50, 52, 4, 2)] }), both, facings)
    expect(hindrance).toBe('overlap')
    expect(to.map(({ id }) => id)).toEqual(['b'])
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
