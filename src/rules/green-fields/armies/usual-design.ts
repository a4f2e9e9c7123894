import { type Options, OUR_READINGS } from '../options.ts'
import { monthIn } from '../reckoning/calendar.ts'
import { bought, STANDARD, TROOPS_1914, type Troops } from '../scenarios/forces/troops.ts'
import { ARM, GOODS_PRICES } from '../tables/index.ts'
import type { FieldUnit, Nation } from '../vocabulary.ts'
import { availableTo, momentOf } from './availability.ts'
import { budgetFor, compulsoryFor, type Design, type DesignedUnit, unitPrice } from './design.ts'

export type Front = Pick<Design, 'nation' | 'date' | 'frontage' | 'variation'>

/** GF-VAR-09: what an army buys, in this order and as far as the money goes; of the kinds in one line the first it may have. */
const WISHES = {
  trench: [[bought('fighter', 3, 2, 2)], [bought('sapper', 5, 1, 3)]],
  late: [
    [bought('fighter', 3, 2, 2)],
    [bought('light-tank', 2, 2, 2), bought('bomber', 1, 2, 2)],
    [bought('motor-transport', 4, 0, 0)],
  ],
  canisters: 3,
  luxuries: 6,
  lateFrom: 1918,
  /** Points that an army of 1914 has for shells; what is left then goes into luxuries. */
  shells1914: 5,
} as const satisfies Readonly<Record<string, number | readonly (readonly Troops[])[]>>

/** The regiments of 1914: the infantry first, its guns and horse after it. */
const OF_1914: Readonly<Partial<Record<Nation, readonly [Troops, Troops, Troops]>>> = {
  british: [TROOPS_1914['bef-1914'], TROOPS_1914['british-field-1914'], TROOPS_1914['british-cavalry-1914']],
  german: [
    TROOPS_1914['german-regular-1914'],
    TROOPS_1914['german-field-1914'],
    TROOPS_1914['german-cavalry-1914'],
  ],
  french: [
    TROOPS_1914['french-infantry-1914'],
    TROOPS_1914['french-field-1914'],
    TROOPS_1914['french-cavalry-1914'],
  ],
}

/** A line of the list for each kind, with how many of it. */
const lines = (raised: readonly Troops[]): readonly DesignedUnit[] => {
  const counted = new Map<Troops, number>()
  for (const troops of raised) counted.set(troops, (counted.get(troops) ?? 0) + 1)
  return [...counted].map(([{ title, type, strength, experience, morale, mount }, count]) => ({
    count,
    type,
    strength,
    ...(ARM[type] === 'transport' ? {} : { experience, morale }),
    ...(mount === undefined ? {} : { mount }),
    stosstruppe: false,
    title,
  }))
}

const priceOf = ({ type, strength, experience, morale, mount }: Troops): number =>
  unitPrice({ type, strength, experience, morale, mount })

/** Money that is spent bit by bit. */
interface Purse {
  left: number
}

/** Buys one if the money goes so far. */
const buys = (purse: Purse, price: number): boolean => {
  if (price > purse.left) return false
  purse.left -= price
  return true
}

/** GF-VAR-01: three regiments, a battery, a fourth regiment and the cavalry, over and over. */
const regimentsOf1914 = (purse: Purse, nation: Nation): readonly Troops[] => {
  const [infantry, field, cavalry] = OF_1914[nation] ?? [
    STANDARD.infantry,
    STANDARD['field-artillery'],
    STANDARD.cavalry,
  ]
  const order = [infantry, infantry, infantry, field, infantry, cavalry]
  const raised: Troops[] = []
  for (let i = 0; ; i++) {
    const next = order[i % order.length] ?? infantry
    if (!buys(purse, priceOf(next))) return raised
    raised.push(next)
  }
}

const compulsoryUnits = (front: Front, infantry: Troops): readonly Troops[] =>
  compulsoryFor(front).flatMap(({ type, count }) => {
    const troops = [infantry, ...Object.values(STANDARD)].find((one) => one.type === type)
    return troops ? Array.from({ length: count }, () => troops) : []
  })

/** GF-ARMY-01: nothing but what every army of a frontage has. */
export const bareDesign = (front: Front): Design => ({
  ...front,
  title: 'The bare standard force',
  units: lines(compulsoryUnits(front, STANDARD.infantry)),
  goods: { shells: 0, luxuries: 0, gasCanisters: 0 },
})

/** What is left of the army points when the compulsory regiments are of this kind. */
const purseFor = (front: Front, infantry: Troops): Purse => {
  const regiments = compulsoryFor(front).find(({ type }) => type === 'infantry')?.count ?? 0
  return { left: budgetFor(front).armyPoints - regiments * (priceOf(infantry) - priceOf(STANDARD.infantry)) }
}

/** GF-VAR-09: one regiment of foot on bicycles. */
const onBicycles = (purse: Purse, raised: readonly Troops[]): readonly Troops[] => {
  const i = raised.findIndex(({ type }) => type === 'infantry')
  const walking = raised[i]
  if (!walking) return raised
  const riding: Troops = { ...walking, mount: 'bicycles' }
  return buys(purse, priceOf(riding) - priceOf(walking)) ? raised.with(i, riding) : raised
}

/** GF-VAR-09: what a trench army has for its army points, by the year. */
const boughtBesides = (
  { date }: Front,
  purse: Purse,
  raised: readonly Troops[],
  allowed: (item: FieldUnit) => boolean,
): readonly Troops[] => {
  const isLate = monthIn(date).year >= WISHES.lateFrom
  const besides: Troops[] = []
  for (const kinds of isLate ? WISHES.late : WISHES.trench) {
    const wish = kinds.find(({ type }) => allowed(type))
    if (wish && buys(purse, priceOf(wish))) besides.push(wish)
  }
  const all = [...raised, ...besides]
  return isLate ? onBicycles(purse, all) : all
}

/**
 * An army that any player would own to: the standard force, and something sensible for its army points. Except in 1914
 * its infantry may be of a better kind.
 */
export const usualDesign = (
  front: Front,
  options: Options = OUR_READINGS,
  infantry: Troops = STANDARD.infantry,
): Design => {
  const { nation, variation, date } = front
  const moment = momentOf(front, options)
  const allowed = (item: FieldUnit | 'gas'): boolean => availableTo(moment, item).allowed
  const purse = purseFor(front, infantry)
  const compulsory = compulsoryUnits(front, infantry)
  const { reconnaissance } = STANDARD
  const raised =
    variation === '1914'
      ? [...compulsory, ...regimentsOf1914(purse, nation)]
      : boughtBesides(front, purse, compulsory, allowed)
  const seeing =
    variation === '1914' && allowed('reconnaissance') && buys(purse, priceOf(reconnaissance))
      ? [reconnaissance]
      : []
  const isLate = monthIn(date).year >= WISHES.lateFrom
  const gas = !isLate && allowed('gas') && buys(purse, WISHES.canisters * GOODS_PRICES.gasCanister)
  const rested = buys(purse, WISHES.luxuries * GOODS_PRICES.luxury)
  const forShells = variation === '1914' ? Math.min(purse.left, WISHES.shells1914) : purse.left
  return {
    ...front,
    title: 'The usual army',
    units: lines([...raised, ...seeing]),
    goods: {
      shells: Math.floor(forShells) * GOODS_PRICES.shellsPerPoint,
      luxuries: (rested ? WISHES.luxuries : 0) + (purse.left - forShells) / GOODS_PRICES.luxury,
      gasCanisters: gas ? WISHES.canisters : 0,
    },
  }
}
