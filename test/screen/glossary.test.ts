import { expect, test } from 'vitest'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { glossed } from '#screen/glossary.ts'

const SHEAF = { words: ['sheaf', 'sheaves'], text: 'Squares.' }
const BARRAGE = { words: ['barrage'], text: 'Shells.' }
const BOX = { words: ['box barrage'], text: 'Shells all round.' }
const E = { words: ['E'], text: 'Experience.' }

test('a word of the trade stands by itself where it is first met', () => {
  expect(glossed([SHEAF], 'Sheaves fall: lay a sheaf.')).toEqual([
    { text: 'Sheaves', entry: SHEAF },
    { text: ' fall: lay a sheaf.' },
  ])
})

test('the longer word is the one that is meant', () => {
  expect(glossed([BARRAGE, BOX], 'a box barrage')).toEqual([
    { text: 'a ' },
    { text: 'box barrage', entry: BOX },
  ])
})

test('a part of a word is not the word', () => {
  expect(glossed([BARRAGE, E], 'Embarraged e-mail')).toEqual([{ text: 'Embarraged e-mail' }])
  expect(glossed([], 'as it is')).toEqual([{ text: 'as it is' }])
})

test('a single letter is a figure only as it is written', () => {
  expect(glossed([E], 'e 2, E 2').map(({ text }) => text)).toEqual(['e 2, ', 'E', ' 2'])
})

test.each([PASSCHENDAELE, GREEN_FIELDS])('the words of $title lead to clauses of its book', (ruleset) => {
  const clauses = ruleset.rulebook.flatMap(({ clauses: found }) => found.map(({ id }) => id))
  for (const { words, text, clause } of ruleset.glossary ?? []) {
    expect(text, words[0]).toMatch(/\.$/)
    if (clause) expect(clauses, words[0]).toContain(clause)
  }
})
