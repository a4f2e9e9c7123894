import { formsOf, oneOf, textOf } from '#kernel/procedure/reading.ts'
import type { Fields, Role } from '#kernel/procedure/referee.ts'
import type { Card } from '../../armies/card.ts'
import { spreadMarkers } from '../../effects/markers.ts'
import { AREA_WEAPONS, type FireOutcome, SURFACE_COVERS } from '../../vocabulary.ts'
import { rowOf } from '../kinds.ts'
import {
  chosenStand,
  coverOf,
  firedOn,
  isCompany,
  isTankInCover,
  type Struck,
  standsOf,
  strikeFaces,
  suffer,
  withMarkers,
} from '../stands.ts'
import { barrageFields, canFire, fired, markersReadIn } from './fire.ts'

/** The flags that are set; a preset covers the others, and no other card's flag is taken back. */
const flags = (named: Readonly<Record<string, boolean>>): Fields =>
  Object.fromEntries(Object.entries(named).filter(([, set]) => set))

const OUTCOMES = ['none', 'suppressed', 'killed'] as const

/** One stand of the card in the list of targets; a company goes by its name. */
const entryOf = (card: Card, name: string | undefined): Fields => ({
  ...(rowOf(card).armour ? { armour: true } : { cover: coverOf(card) }),
  ...(isCompany(card) && name ? { company: name } : {}),
  ...flags({
    inCover: rowOf(card).armour === true && isTankInCover(card),
    command: rowOf(card).command === true,
  }),
})

/** The entries of the card at this place: neighbours under one name, and whatever else bears that name. */
const entriesAt = (targets: readonly Fields[], place: number): readonly number[] => {
  const names = targets.map((target) => textOf(target.company))
  const heads = names.flatMap((name, i) => (name !== '' && name === names[i - 1] ? [] : [i]))
  const head = heads[place]
  if (head === undefined) return []
  const name = names[head]
  return name ? names.flatMap((each, i) => (each === name ? [i] : [])) : [head]
}

/** What happened to each stand that the card put on the list. */
const outcomesOf = (result: Fields, place: number, input: Fields): readonly FireOutcome[] => {
  const results = formsOf(result.results)
  return entriesAt(formsOf(input.targets), place).map((i) => oneOf(OUTCOMES, results[i]?.outcome) ?? 'none')
}

/** FF-FIRE-10, FF-FIRE-11: one attack marks every stand of a company once, unless the house rule stacks markers. */
const attacked = (card: Card, outcomes: readonly FireOutcome[], spreading: Struck['spreading']): Card => {
  const stands = standsOf(card)
  const from = outcomes.length === stands.length ? 0 : chosenStand(card)
  const outcomeAt = new Map(outcomes.map((outcome, i) => [(from + i) % Math.max(1, stands.length), outcome]))
  const suppressed = outcomes.filter((outcome) => outcome === 'suppressed').length
  const everywhere = spreading && isCompany(card) ? spreadMarkers(suppressed, spreading) : undefined
  const left = stands.flatMap((markers, stand) => {
    const outcome = outcomeAt.get(stand)
    return outcome === 'killed' ? [] : [markers + (everywhere ?? (outcome === 'suppressed' ? 1 : 0))]
  })
  return withMarkers(card, left)
}

const struck = (card: Card, result: Fields, place: number, input: Fields, area: boolean): Card => {
  if (result.legal !== true) return card
  const outcomes = outcomesOf(result, place, input)
  if (outcomes.length === 0) return card
  const target = firedOn(card)
  if (rowOf(card).stands === 'platoons') {
    return attacked(target, outcomes, input.weapon === 'gas' ? undefined : markersReadIn(input))
  }
  const worst = OUTCOMES.findLast((outcome) => outcomes.includes(outcome)) ?? 'none'
  return area && card.kind === 'block-house'
    ? strikeFaces(target, worst)
    : suffer(target, chosenStand(card), worst)
}

const mgBurst: readonly Role<Card>[] = [
  {
    title: 'Gun',
    fits: (card) => canFire(card) && (card.kind === 'machine-gun' || card.kind === 'block-house'),
    prefill: (card, _name, settings) => ({
      gun: card.kind,
      shooterInGas: card.inGas,
      card: 0,
      ...barrageFields(settings),
    }),
    apply: fired,
  },
  {
    title: 'Targets, nearest first',
    of: 'enemy',
    many: true,
    fits: (card) =>
      card.place === 'table' &&
      standsOf(card).length > 0 &&
      oneOf(SURFACE_COVERS, coverOf(card)) !== undefined,
    prefill: (card, name) => ({ targets: [entryOf(card, name)] }),
    apply: (card, result, place, input) => struck(card, result, place, input, false),
  },
]

const areaWeapon = (card: Card) =>
  card.kind === 'machine-gun' ? 'indirect-mg' : oneOf(AREA_WEAPONS, rowOf(card).weapon)

const areaFire: readonly Role<Card>[] = [
  {
    title: 'Battery',
    fits: (card) => canFire(card) && areaWeapon(card) !== undefined,
    prefill: (card, _name, settings) => ({
      weapon: areaWeapon(card),
      shooterInGas: card.inGas,
      card: 0,
      ...barrageFields(settings),
      ...(rowOf(card).artilleryClass && card.place === 'table' ? {} : { mode: 'indirect' }),
    }),
    apply: fired,
  },
  {
    title: 'Stands in the area',
    of: 'enemy',
    many: true,
    fits: (card) => card.place === 'table' && standsOf(card).length > 0,
    // A company puts every platoon on the list; those outside are struck off.
    prefill: (card, name) => ({
      targets:
        isCompany(card) && name ? standsOf(card).map(() => entryOf(card, name)) : [entryOf(card, name)],
    }),
    apply: (card, result, place, input) => struck(card, result, place, input, true),
  },
]

export const AREA_ROLES = { 'mg-burst': mgBurst, 'area-fire': areaFire } as const
