import * as v from 'valibot'
import { expect, test } from 'vitest'
import { optionsField } from '#kernel/procedure/options.ts'
import {
  accept,
  checkedForm,
  choice,
  faultsIn,
  flag,
  form,
  integer,
  jsonSchemaOf,
  list,
  measure,
  preset,
} from '#kernel/procedure/schema.ts'

const FORM = checkedForm(
  {
    cover: choice(['open', 'hard']),
    figures: preset(integer(1, 20), 5),
    range: measure(),
    prone: flag(),
    targets: preset(list(form({ count: integer(0) }), 0, 2), []),
    options: optionsField({ odd: { title: 'Odd', clause: 'XX-GEN-01', values: ['no', 'yes'] } }),
  },
  ({ cover, prone }) =>
    cover === 'hard' && prone ? { path: 'prone', message: 'Nobody lies down here.' } : undefined,
)

const faultOf = (input: unknown) => {
  const accepted = accept(FORM, input)
  return accepted.ok ? 'accepted' : accepted.error
}

test('a form has its fields itself, not from another object', () => {
  const input = { cover: 'open', range: 4 }
  expect(faultOf(Object.create(input))).toMatchObject({
    path: '',
    message: expect.stringContaining('object'),
  })
  expect(faultOf(Object.assign(Object.create(null), input))).toBe('accepted')
})

test('a list is measured before its items are looked at', () => {
  const looked: unknown[] = []
  const item = v.custom((value) => looked.push(value) < 0)
  const faults = faultsIn(list(item, 0, 3), [1, 2, 3, 4])
  expect(faults).toMatchObject([{ message: 'The input must have a length of at most 3, not 4.' }])
  expect(looked).toEqual([])
})

test('nobody is told of more than twenty faults, nor are more than one besides looked for', () => {
  const looked: number[] = []
  const item = v.pipe(
    v.number(),
    v.check((value) => looked.push(value) < 0),
  )
  const rows = list(form({ faces: list(item, 1, 1000) }), 1, 1000)
  const input = Array.from({ length: 1000 }, (_, i) => ({ faces: [i, i, i] }))
  expect(faultsIn(rows, input)).toHaveLength(21)
  expect(looked.length).toBeLessThan(500)
})

test('what is left out has its preset value', () => {
  expect(accept(FORM, { cover: 'open', range: 4.5 })).toEqual({
    ok: true,
    value: { cover: 'open', figures: 5, range: 4.5, prone: false, targets: [], options: { odd: 'no' } },
  })
})

test.each([
  [{ range: 1 }, 'cover', /Give the cover\./],
  [{ cover: 'soft', range: 1 }, 'cover', /one of open, hard, not "soft"/],
  [{ cover: 'open', range: -1 }, 'range', /^The range must be at least 0, not -1\.$/],
  [{ cover: 'open', range: Number.POSITIVE_INFINITY }, 'range', /not Infinity/],
  [{ cover: 'open', range: '3' }, 'range', /a number/],
  [{ cover: 'open', range: 1, figures: 2.5 }, 'figures', /whole number/],
  [{ cover: 'open', range: 1, colour: 'red' }, 'colour', /no "colour" here/],
  [
    { cover: 'open', range: 1, targets: [{ count: 1 }, { count: -1 }] },
    'targets.1.count',
    /^The count of target 2 must be at least 0/,
  ],
  [{ cover: 'open', range: 1, targets: [{ count: 1 }, { count: 1 }, { count: 1 }] }, 'targets', /length/],
  [{ cover: 'open', range: 1, options: { odd: 'maybe' } }, 'options.odd', /no, yes/],
  [{ cover: 'open', range: 1, options: { even: 'no' } }, 'options.even', /no "even of options" here/],
  [{ cover: 'hard', range: 1, prone: true }, 'prone', /Nobody lies down/],
  [null, '', /an object/],
  ['x', '', /an object/],
  [[], '', /an object, not a list/],
])('%j is refused at "%s"', (input, path, message) => {
  expect(faultOf(input)).toMatchObject({ path, message: expect.stringMatching(message) })
})

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  '"%s" is an unknown field like any other',
  (name) => {
    const input = JSON.parse(`{"cover":"open","range":1,"${name}":{}}`)
    expect(faultOf(input)).toMatchObject({ path: name })
    expect(faultOf(JSON.parse(`{"cover":"open","range":1,"options":{"${name}":"no"}}`))).toMatchObject({
      path: `options.${name}`,
    })
  },
)

test('the place of a fault is said in words', () => {
  const deep = form({ sheaves: list(form({ squares: list(list(integer(0, 3), 2, 2), 1, 9) }), 1, 4) })
  const fault = accept(deep, {
    sheaves: [
      {
        squares: [
          [0, 0],
          [9, 0],
        ],
      },
    ],
  })
  const message = 'The number 1 of square 2 of sheaf 1 must be at most 3, not 9.'
  expect(fault).toMatchObject({ error: { path: 'sheaves.0.squares.1.0', message } })
})

test('what is no number at all is not read out, nor a facing of a facing', () => {
  const turning = form({ facings: list(form({ facing: measure(0, 359) }), 0, 3) })
  expect(accept(turning, { facings: [{ facing: Number.NaN }] })).toMatchObject({
    error: { path: 'facings.0.facing', message: 'The facing 1 must be a number.' },
  })
})

test('nobody is read a list of more than six', () => {
  const many = form({ kind: choice(['a', 'b', 'c', 'd', 'e', 'f', 'g']) })
  expect(accept(many, { kind: 'x' })).toMatchObject({
    error: { path: 'kind', message: 'The kind must be one of those there are, not "x".' },
  })
})

test('a message never carries a whole novel', () => {
  const fault = faultOf({ cover: 'x'.repeat(1_000_000), range: 1 })
  expect(JSON.stringify(fault).length).toBeLessThan(300)
  expect(
    JSON.stringify(faultOf({ cover: 'open', range: 1, ['y'.repeat(1_000_000)]: 1 })).length,
  ).toBeLessThan(500)
})

test('the JSON Schema names what is required, the values and the presets', () => {
  expect(jsonSchemaOf(FORM)).toMatchObject({
    type: 'object',
    required: ['cover', 'range'],
    additionalProperties: false,
    properties: {
      cover: { enum: ['open', 'hard'] },
      figures: { type: 'integer', minimum: 1, maximum: 20, default: 5 },
      options: { properties: { odd: { enum: ['no', 'yes'], default: 'no' } } },
    },
  })
})

test('one of several forms is told apart in plain words', () => {
  const move = form({ kind: v.literal('move') })
  const either = v.variant('kind', [move, form({ kind: v.literal('hold') })])
  expect(accept(either, { kind: 'fly' })).toMatchObject({
    error: { path: 'kind', message: 'The kind must be one of move, hold, not "fly".' },
  })
})
