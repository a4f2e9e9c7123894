import { expect, test } from 'vitest'
import { formOf, formsOf, listOf, numberOf, numbersOf, oneOf, textOf } from '#kernel/procedure/reading.ts'

const ODD = [undefined, null, true, 'five', Number.NaN, [1], { five: 5 }]

test('what stands in a field is read as what it should be', () => {
  expect(numberOf(5)).toBe(5)
  expect(textOf('five')).toBe('five')
  expect(numbersOf([1, 'two', 3])).toEqual([1, 3])
  expect(oneOf(['he', 'gas'], 'gas')).toBe('gas')
  expect(formOf({ five: 5 })).toEqual({ five: 5 })
  expect(formsOf([{ five: 5 }, 5])).toEqual([{ five: 5 }, {}])
})

test('anything else is a blank', () => {
  expect(ODD.map((odd) => numberOf(odd))).toEqual([0, 0, 0, 0, Number.NaN, 0, 0])
  expect(numberOf('five', 7)).toBe(7)
  expect(ODD.map(textOf)).toEqual(['', '', '', 'five', '', '', ''])
  expect(ODD.map(formOf)).toEqual([{}, {}, {}, {}, {}, {}, { five: 5 }])
  expect(ODD.map((odd) => listOf(odd).length)).toEqual([0, 0, 0, 0, 0, 1, 0])
  expect(oneOf(['he', 'gas'], 'shrapnel')).toBeUndefined()
})
