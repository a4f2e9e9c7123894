import { capitalised, several, words } from '#kernel/words.ts'
import type { Cause } from '../causes.ts'
import { mountedWeapon } from '../fire/weapons.ts'
import type { Fate } from '../state.ts'
import { nameOf } from '../stories/names.ts'
import type { Lines } from '../stories/words.ts'
import type { HarmStory } from './story.ts'

export const CAUSE_WORDS: Readonly<Record<Cause, string>> = {
  rifles: 'rifle fire',
  pistols: 'pistols',
  lmg: 'light machine guns',
  hmg: 'heavy machine guns',
  snipers: 'snipers',
  grenades: 'grenades',
  artillery: 'guns',
  bombardment: 'bombardment',
  gas: 'gas',
  melee: 'hand-to-hand fighting',
  morale: 'flight',
  crushed: 'tanks',
  collapse: 'a falling bridge',
  'table-edge': 'leaving the table',
}

const FATE_WORDS: Readonly<Record<Fate, string>> = {
  destroyed: 'is no more',
  surrendered: 'has surrendered',
  'off-table': 'has left the table',
}

const MOUNTED_WORDS = { 'light-gun': 'gun', hmg: 'heavy machine gun', lmg: 'light machine gun' } as const

/** 'right light machine gun', for a weapon of a vehicle by its id (SK-VEH-20). */
const mountingWords = (id: string): string => {
  const mounted = mountedWeapon(id)
  if (!mounted) return words(id)
  const { kind, arc } = mounted
  return arc === 'all' ? MOUNTED_WORDS[kind] : `${arc} ${MOUNTED_WORDS[kind]}`
}

export const HARM_LINES: Lines<HarmStory> = {
  fell: (state, { unit, figures, how, cause }) => {
    const men = several(figures.length, 'man', 'men')
    if (how === 'prisoner') return `${capitalised(nameOf(state, unit))}: ${men} taken prisoner.`
    if (how === 'off-table') return `${capitalised(nameOf(state, unit))}: ${men} off the table.`
    return `${capitalised(nameOf(state, unit))} loses ${men} to ${CAUSE_WORDS[cause]}.`
  },
  'weapon-lost': (state, { unit, weapon }) =>
    weapon === ''
      ? `${capitalised(nameOf(state, unit))} has lost its weapon.`
      : `${capitalised(nameOf(state, unit))} has lost its ${mountingWords(weapon)}.`,
  'unit-gone': (state, { unit, fate }) => `${capitalised(nameOf(state, unit))} ${FATE_WORDS[fate]}.`,
}
