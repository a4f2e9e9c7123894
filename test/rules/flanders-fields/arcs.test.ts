import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

const arc = (input: object) => resolved('flanders-fields', 'arc-of-fire', input)
const choose = (targets: readonly object[], options: object = {}) =>
  resolved('flanders-fields', 'target-priority', { targets, options })

rule('FF-ARC-01', 'a strip of 10 cm, for mortars 5 cm, on each side of the base', () => {
  const wide = ['infantry', 'lmg', 'at-rifle', 'flamethrower', 'field-artillery', 'heavy-artillery']
  for (const weapon of [...wide, 'super-heavy-artillery']) {
    expect(arc({ weapon, lateral: 10 })).toEqual({ inArc: true, reface: 'none' })
    expect(arc({ weapon, lateral: 10.5 })).toEqual({ inArc: false, reface: 'move-action' })
  }
  for (const weapon of ['light-mortar', 'medium-mortar', 'heavy-mortar']) {
    expect(arc({ weapon, lateral: 5 }).inArc).toBe(true)
    expect(arc({ weapon, lateral: 5.5 }).inArc).toBe(false)
  }
})

rule('FF-ARC-02', 'machine guns cover 45 degrees to each side', () => {
  expect(arc({ weapon: 'machine-gun', angle: 45, lateral: 60 })).toEqual({ inArc: true, reface: 'none' })
  expect(arc({ weapon: 'machine-gun', angle: 46 })).toEqual({ inArc: false, reface: 'move-action' })
})

rule('FF-ARC-03', 'a face of a block house covers 45 degrees and is never turned', () => {
  expect(arc({ weapon: 'block-house', angle: 45 })).toEqual({ inArc: true, reface: 'none' })
  expect(arc({ weapon: 'block-house', angle: 45.5 })).toEqual({ inArc: false, reface: 'impossible' })
})

rule('FF-ARC-04', 'medium and heavy mortars stay as they were laid', () => {
  expect(arc({ weapon: 'light-mortar', lateral: 6 }).reface).toBe('move-action')
  expect(arc({ weapon: 'medium-mortar', lateral: 6 }).reface).toBe('impossible')
  expect(arc({ weapon: 'heavy-mortar', lateral: 6 }).reface).toBe('impossible')
})

rule('FF-ARC-07', 'what is behind the front edge is out of arc', () => {
  expect(arc({ weapon: 'infantry', behind: true })).toEqual({ inArc: false, reface: 'move-action' })
  expect(arc({ weapon: 'machine-gun', behind: true }).inArc).toBe(false)
  expect(arc({ weapon: 'infantry', angle: 170 }).inArc).toBe(true)
  expect(refusal('flanders-fields', 'arc-of-fire', { weapon: 'machine-gun', angle: 181 })).toBe(
    'invalid-input angle',
  )
  expect(refusal('flanders-fields', 'arc-of-fire', { weapon: 'infantry', lateral: -1 })).toBe(
    'invalid-input lateral',
  )
  expect(refusal('flanders-fields', 'arc-of-fire', {})).toBe('invalid-input weapon')
})

rule('FF-ARC-06', 'the closest enemy must be shot at, ties by choice', () => {
  const far = { id: 'far', range: 20 }
  expect(choose([far, { id: 'near', range: 12 }])).toEqual({ list: 1, choices: ['near'] })
  expect(
    choose([
      { id: 'a', range: 12 },
      { id: 'wall', range: 12, affectable: false },
      { id: 'b', range: 12 },
    ]),
  ).toEqual({ list: 1, choices: ['a', 'b'] })
})

rule('FF-ARC-06', 'if it cannot be harmed, first those within 15 cm, then ahead within 30, then any', () => {
  const wall = { id: 'wall', range: 2, affectable: false }
  const near = { id: 'near', range: 15 }
  const ahead = { id: 'ahead', range: 30, straightAhead: true }
  const aside = { id: 'aside', range: 16 }
  const beyond = { id: 'beyond', range: 31, straightAhead: true }
  expect(choose([wall, ahead, near])).toEqual({ list: 2, choices: ['near'] })
  expect(choose([wall, aside, ahead, beyond])).toEqual({ list: 3, choices: ['ahead'] })
  expect(choose([beyond, wall, aside])).toEqual({ list: 4, choices: ['beyond', 'aside'] })
})

rule('FF-ARC-06', 'with nobody to harm there is no target', () => {
  expect(choose([])).toEqual({ list: 0, choices: [] })
  expect(choose([{ id: 'wall', range: 2, affectable: false }])).toEqual({ list: 0, choices: [] })
})

rule('FF-ARC-06', 'the rules set no limit to the enemies in arc', () => {
  const targets = Array.from({ length: 200 }, (_, i) => ({ id: `stand ${i}`, range: 40 - i / 10 }))
  expect(choose(targets)).toEqual({ list: 1, choices: ['stand 199'] })
})

rule('FF-ARC-06', 'by the other reading the closest has no claim of its own', () => {
  const options = { 'target-priority': 'bands' }
  const targets = [
    { id: 'a', range: 12 },
    { id: 'b', range: 5 },
  ]
  expect(choose(targets, options)).toEqual({ list: 2, choices: ['a', 'b'] })
  expect(choose([{ id: 'a', range: 40 }], options)).toEqual({ list: 4, choices: ['a'] })
})

rule('FF-ARC-06', 'wrong targets are refused at their place', () => {
  const refused = (input: object) => refusal('flanders-fields', 'target-priority', input)
  expect(refused({})).toBe('invalid-input targets')
  expect(refused({ targets: [{ id: 'a' }] })).toBe('invalid-input targets.0.range')
  expect(refused({ targets: [{ range: 1 }] })).toBe('invalid-input targets.0.id')
  expect(refused({ targets: [{ id: 7, range: 1 }] })).toBe('invalid-input targets.0.id')
})
