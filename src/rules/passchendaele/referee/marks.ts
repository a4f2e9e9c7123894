import { words } from '#kernel/words.ts'
import { type Card, coverOf, isGone, isHalfStrength, isInShelter } from '../armies/card.ts'
import { shellPoints } from '../reckoning/load.ts'
import { isGuns, isTank } from '../vocabulary.ts'
import { HOLDER_WORDS } from '../wording.ts'

const when = (holds: boolean, mark: string): readonly string[] => (holds ? [mark] : [])

const counted = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`

/** The marks of a card, the most important first. */
export const marksOf = (card: Card): readonly string[] => {
  if (card.kind === 'objective') {
    return [counted(card.points, 'point', 'points'), `held by ${HOLDER_WORDS[card.holder]}`]
  }
  if (card.kind === 'headquarters') return headquartersMarks(card)
  return isGone(card) ? [words(card.fate)] : unitMarks(card)
}

const headquartersMarks = (card: Card): readonly string[] => [
  ...when(card.collapsed, 'collapsed'),
  counted(card.points, 'point', 'points'),
  ...when(card.infantryBases > 0, `${card.infantryLost} of ${card.infantryBases} infantry bases lost`),
  ...(card.gasSheaves === null ? [] : [counted(card.gasSheaves, 'gas sheaf left', 'gas sheaves left')]),
]

const unitMarks = (card: Card): readonly string[] => [
  card.status,
  ...(isGuns(card.troop) ? [barrageMark(card)] : [words(card.order)]),
  ...when(card.objective !== '', `to ${card.objective}`),
  ...when(card.fallBack, 'must fall back'),
  ...when(card.inches > 0, `may move ${card.inches} in`),
  ...when(isHalfStrength(card), 'half strength'),
  isTank(card.troop) ? 'armour' : words(coverOf(card)),
  ...when(isInShelter(card), 'sheltered'),
  ...when(card.gas, 'gassed'),
  ...when(shellPoints(card) > 0, 'shelled'),
  ...when(card.smallArms > 0, 'in a beaten zone'),
  ...when(card.enemyInRear, 'enemy in rear'),
  ...when(card.tankSupport, 'tanks close by'),
  ...when(card.checked, 'checked'),
]

/** PA-SHEAF-14: disordered guns keep their order, but their sheaf is off the table. */
const barrageMark = ({ order, status, shell }: Card): string => {
  if (order !== 'fire-barrage') return words(order)
  if (status === 'disordered') return 'barrage silenced'
  return shell === 'gas' ? 'gas barrage' : 'HE barrage'
}
