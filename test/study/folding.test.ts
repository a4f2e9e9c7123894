import { expect, test } from 'vitest'
import { foldedLines } from '#study/replay/folding.ts'

const UNITS = [{ name: '29th Division' }, { name: '29th Division Guns' }, { name: 'Heavy Group A' }]

test('a line told several times running is told once', () => {
  expect(foldedLines(['The German side shells E5.', 'The German side shells E5.', 'Rain.'])).toEqual([
    'The German side shells E5. (twice)',
    'Rain.',
  ])
})

test('what is told of several units alike is one line', () => {
  const lines = ['29th Division carries on.', 'Heavy Group A carries on.', '29th Division Guns carries on.']
  expect(foldedLines(lines, UNITS)).toEqual([
    'Each carries on: 29th Division, Heavy Group A and 29th Division Guns.',
  ])
})

test('what differs stays apart', () => {
  const lines = ['29th Division carries on.', 'Heavy Group A keeps up its barrage.']
  expect(foldedLines(lines, UNITS)).toEqual(lines)
})
