import { expect, test } from 'vitest'
import { circles, folderGraph, foldersOf, mutualPairs } from '../../scripts/folders.js'

test('an import is seen from the folder that holds both files', () => {
  expect(foldersOf('a/b/c/d.ts', 'a/e/f.ts')).toEqual(['a/b', 'a/e'])
  expect(foldersOf('a/b/c/d.ts', 'a/b/e/f.ts')).toEqual(['a/b/c', 'a/b/e'])
})

test('what lies loose beside a folder is in no circle with it', () => {
  expect(foldersOf('a/b/c.ts', 'a/state.ts')).toBeUndefined()
  expect(foldersOf('a/index.ts', 'a/b/c.ts')).toBeUndefined()
  expect(foldersOf('a/b.ts', 'a/b.ts')).toBeUndefined()
})

test('two folders that import each other are a pair and a circle', () => {
  const graph = folderGraph([
    ['a/b/1.ts', 'a/c/2.ts'],
    ['a/c/3.ts', 'a/b/4.ts'],
    ['a/c/3.ts', 'a/d/5.ts'],
  ])
  expect(mutualPairs(graph)).toEqual(['a/b ↔ a/c'])
  expect(circles(graph)).toEqual([['a/b', 'a/c']])
})

test('a longer circle is found though no two import each other', () => {
  const graph = folderGraph([
    ['a/b/1.ts', 'a/c/2.ts'],
    ['a/c/3.ts', 'a/d/4.ts'],
    ['a/d/5.ts', 'a/b/6.ts'],
  ])
  expect(mutualPairs(graph)).toEqual([])
  expect(circles(graph)).toEqual([['a/b', 'a/c', 'a/d']])
})
