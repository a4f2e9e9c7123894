import { formOf, numbersOf } from '#kernel/procedure/reading.ts'
import type { Fields, Role } from '#kernel/procedure/referee.ts'
import { accept, form, list } from '#kernel/procedure/schema.ts'
import { basesLeft, type Card, coverOf, inPlay } from '../armies/card.ts'
import { capturedCover } from '../effects/cover.ts'
import { lostInRound } from '../effects/losses.ts'
import { COMBAT_BASE_FIELDS, type CombatBase } from '../reckoning/combat-base.ts'
import { LONGEST_LIST } from '../reckoning/fields.ts'
import { isGuns, isWorks } from '../vocabulary.ts'
import { withoutBase, withStatus } from './changes.ts'

type Roles = readonly Role<Card>[]
type Line = 'attackers' | 'defenders'

const combatBase = (card: Card) => ({
  status: card.status,
  troop: card.troop,
  quality: card.quality,
  cover: coverOf(card),
  gas: card.gas,
})

const lineOf = (card: Card) => basesLeft(card).map((troop) => ({ ...combatBase(card), troop }))

const BASES = list(form(COMBAT_BASE_FIELDS), 1, LONGEST_LIST)

/** The bases of one side as they were adjudicated. */
const basesIn = (input: Fields, line: Line): readonly CombatBase[] => {
  const bases = accept(BASES, input[line])
  return bases.ok ? bases.value : []
}

/**
 * Where in its side's list the bases of a unit stand. The cards of the units listed before it tell where they
 * begin; without them a second unit is taken to be the last.
 */
const indicesOf = (
  card: Card,
  bases: readonly CombatBase[],
  place: number,
  before?: readonly Card[],
): number[] => {
  const own = basesLeft(card)
  const counted = before?.reduce((sum, earlier) => sum + basesLeft(earlier).length, 0)
  const from = counted ?? (place === 0 ? 0 : Math.max(0, bases.length - own.length))
  const indices = bases.map((_, index) => index).slice(from, from + own.length)
  return indices.every((index) => own.some((troop) => troop === bases[index]?.troop)) ? indices : []
}

const without = (card: Card, bases: readonly CombatBase[], lost: readonly number[]): Card =>
  lost.reduce((left, index) => {
    const troop = bases[index]?.troop
    return troop ? withoutBase(left, troop) : left
  }, card)

/** The unit after a whole close combat (PA-COMBAT-05, PA-COMBAT-12, PA-COMBAT-17). */
export const afterCombat =
  (line: Line) =>
  (card: Card, result: Fields, place: number, input: Fields, before?: readonly Card[]): Card => {
    const bases = basesIn(input, line)
    const indices = indicesOf(card, bases, place, before)
    const left = numbersOf(result[line === 'attackers' ? 'attackersLeft' : 'defendersLeft'])
    const survivor = indices.find((index) => left.includes(index))
    const reduced = without(
      { ...card, inches: line === 'attackers' ? 0 : card.inches },
      bases,
      indices.filter((index) => !left.includes(index)),
    )
    if (survivor === undefined) return reduced
    const statuses = Array.isArray(result.statusAfter) ? result.statusAfter : []
    const worn = withStatus(reduced, statuses[left.indexOf(survivor)])
    return line === 'attackers' && place === 0 ? consolidated(worn, input) : worn
  }

/** PA-COMBAT-14, PA-COMBAT-15: the unit that moved in stands in the works it took. */
const consolidated = (card: Card, input: Fields): Card => {
  const taken = basesIn(input, 'defenders')[0]?.cover
  const readings = formOf(input.options)
  if (readings.consolidation === 'off' || taken === undefined || !isWorks(taken)) return card
  const worth = readings['captured-trench'] === 'cratered' ? 'cratered' : 'full'
  return { ...card, cover: capturedCover(taken, card.ground, worth) }
}

/** The unit after one round, with the base gone that PA-COMBAT-13 names; its status waits for the end. */
const afterRound =
  (line: Line) =>
  (card: Card, result: Fields, place: number, input: Fields, before?: readonly Card[]): Card => {
    const loses =
      result.winner === 'tie' || result.winner === (line === 'attackers' ? 'defender' : 'attacker')
    if (!loses) return card
    const bases = basesIn(input, line)
    const lost = lostInRound(bases, line === 'defenders', result.winner === 'tie')
    const index = lost ? bases.indexOf(lost) : -1
    return indicesOf(card, bases, place, before).includes(index) ? without(card, bases, [index]) : card
  }

const mayAttack = (card: Card): boolean => inPlay(card) && !isGuns(card.troop)

const bothSides = (after: (line: Line) => Role<Card>['apply']): Roles => {
  const [attacked, defended] = [after('attackers'), after('defenders')]
  return [
    {
      title: 'Attackers',
      many: true,
      fits: mayAttack,
      prefill: (card) => ({ attackers: lineOf(card) }),
      ...(attacked ? { apply: attacked } : {}),
    },
    {
      title: 'Defenders',
      of: 'enemy',
      many: true,
      fits: inPlay,
      prefill: (card) => ({ defenders: lineOf(card) }),
      ...(defended ? { apply: defended } : {}),
    },
  ]
}

export const CLOSE_COMBAT: Roles = bothSides(afterCombat)
export const COMBAT_ROUND: Roles = bothSides(afterRound)

export const COMBAT_MODIFIER: Roles = [{ title: 'Unit', fits: inPlay, prefill: combatBase }]

export const COMBAT_AFTERMATH: Roles = [
  {
    title: 'Unit',
    fits: inPlay,
    prefill: ({ status }) => ({ status }),
    apply: (card, result) => withStatus(card, result.newStatus),
  },
]

const numbered = (card: Card, name: string, part: (index: number) => Fields) => ({
  bases: basesLeft(card).map((troop, index) => ({ id: `${name} ${index + 1}`, troop, ...part(index) })),
})

export const COMBAT_INVOLVED: Roles = [
  {
    title: 'Units in contact',
    many: true,
    fits: inPlay,
    prefill: (card, name = 'Base') =>
      numbered(card, name, (index) => (index === 0 ? { contact: true } : { sameUnit: true })),
  },
  {
    title: 'Supporting units',
    of: 'own',
    many: true,
    fits: mayAttack,
    prefill: (card, name = 'Support') => numbered(card, name, () => ({ declared: true })),
  },
]
