import type { Nation, Period, Side } from '../vocabulary.ts'
import { periodAt } from './calendar.ts'
import type { AIMS, BARRAGES, Given, GROUNDS, PLANS, SIZES, WATERS, WIRES, WORKS } from './form.ts'

type One<T extends readonly string[]> = T[number]

/** What is agreed about a battle beside its armies: as given, or by default. */
export interface Terms {
  readonly date: string
  readonly period: Period
  readonly size: One<typeof SIZES>
  readonly nations: Readonly<Record<Side, Nation>>
  readonly width: number
  readonly length: number
  readonly noMansLand: number
  readonly ground: One<typeof GROUNDS>
  readonly water: One<typeof WATERS>
  readonly works: One<typeof WORKS>
  readonly wire: One<typeof WIRES>
  readonly shelters: boolean
  readonly barrage: One<typeof BARRAGES>
  readonly hurricane: boolean
  readonly mist: { readonly limit: number; readonly turns: number }
  readonly objectives: One<typeof AIMS>
  readonly turns: number
  readonly plans: Readonly<Record<Side, One<typeof PLANS>>>
  readonly mapSeed: number
}

const USUAL_DATE: Readonly<Record<Period, string>> = { early: '1914-10', mid: '1916-09', late: '1917-09' }
const FRESH_DATE = '1917-09'

// own-engagement, by size
const WIDTH = { small: 90, middle: 120, large: 120 } as const
const LENGTH = { small: 120, middle: 150, large: 180 } as const
const TURNS = { small: 9, middle: 10, large: 11 } as const
const NO_MANS_LAND = 40
const MIST = 30

export const dateOf = ({ date, period }: Given): string =>
  date ?? (period === undefined ? FRESH_DATE : USUAL_DATE[period])

const groundAt = (date: string): Terms['ground'] => {
  if (date <= '1914-10' || date >= '1918-04') return 'rolling'
  return date >= '1917-07' && date <= '1917-12' ? 'shattered' : 'trench'
}

const worksAt = (date: string, defender: Nation): Terms['works'] => {
  if (date <= '1914-10') return 'none'
  if (date <= '1915-06' || date >= '1918-07') return 'line'
  return date >= '1916-07' && defender === 'german' ? 'deep' : 'system'
}

const WIRE: Readonly<Record<Terms['works'], Terms['wire']>> = {
  none: 'none',
  hasty: 'none',
  line: 'single',
  system: 'single',
  deep: 'double',
}

/** Trenches of both sides. */
export const isDug = (works: Terms['works']): boolean => works !== 'none' && works !== 'hasty'

export const BARRAGES_FROM = '1916-09'

export const termsOf = (given: Given, seed: number): Terms => {
  const date = dateOf(given)
  const period = periodAt(date)
  const size = given.size ?? 'middle'
  const entente = given.nation ?? 'british'
  const nations: Terms['nations'] =
    given.attacker === 'german'
      ? { attacker: 'german', defender: entente }
      : { attacker: entente, defender: 'german' }
  const works = given.works ?? worksAt(date, nations.defender)
  return {
    date,
    period,
    size,
    nations,
    width: given.width ?? WIDTH[size],
    length: given.length ?? LENGTH[size],
    noMansLand: given.noMansLand ?? NO_MANS_LAND,
    ground: given.ground ?? groundAt(date),
    water: given.water ?? 'none',
    works,
    wire: given.wire ?? WIRE[works],
    shelters:
      given.shelters ??
      (nations.defender === 'german' && period !== 'early' && (works === 'system' || works === 'deep')),
    barrage: given.barrage ?? (date >= BARRAGES_FROM && isDug(works) ? 'rolling' : 'none'),
    hurricane: given.hurricane ?? false,
    mist: { limit: given.mist?.limit ?? MIST, turns: given.mist?.turns ?? 0 },
    objectives: given.objectives ?? 'lines',
    turns: given.turns ?? TURNS[size],
    plans: { attacker: given.plans?.attacker ?? 'written', defender: given.plans?.defender ?? 'written' },
    mapSeed: given.mapSeed ?? seed,
  }
}
