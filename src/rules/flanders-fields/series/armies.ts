import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import { several } from '#kernel/words.ts'
import {
  type Army,
  armyOf,
  type Battalion,
  battalionsIn,
  battalionTitle,
  fileOf,
  type Regiment,
} from '../own-battle/army.ts'
import type { ArmyFile } from '../own-battle/army-file.ts'
import type { Given } from '../own-battle/form.ts'
import { musteredArmy, sizeOf } from '../own-battle/muster.ts'
import type { Terms } from '../own-battle/terms.ts'
import { SERIES_ARMY } from '../tables/index.ts'
import type { Side } from '../vocabulary.ts'
import type { RollEntry, Series, SeriesSide } from './document.ts'

/** FF-CAMP-06: how many battalions an army of a series has by default. */
const armySize = (given: Given, terms: Terms): number => {
  const half = Math.ceil(SERIES_ARMY.share * sizeOf(given, terms, 'attacker').all)
  return Math.min(SERIES_ARMY.most, Math.max(half, sizeOf(given, terms, 'defender').all))
}

const withoutLast = (regiment: Regiment, count: number): Regiment => {
  const infantry = regiment.battalions.filter(({ kind }) => kind !== 'cavalry')
  const kept = infantry.slice(0, infantry.length - count)
  const machineGuns = regiment.assets['machine-gun'] ?? 0
  const left = (machineGuns / infantry.length) * kept.length
  return {
    ...regiment,
    battalions: [...kept, ...regiment.battalions.filter(({ kind }) => kind === 'cavalry')],
    assets: left > 0 ? { ...regiment.assets, 'machine-gun': left } : regiment.assets,
  }
}

/** Battalions are numbered through the army, for their regiments change from battle to battle. */
const numberedThrough = (army: Army): Army => {
  let number = 0
  return {
    ...army,
    regiments: army.regiments.map((regiment) => ({
      ...regiment,
      battalions: regiment.battalions.map((battalion) => {
        if (battalion.kind !== 'cavalry') number++
        return { ...battalion, reserve: false, title: battalionTitle(army.nation, battalion.kind, number) }
      }),
    })),
  }
}

const TITLES = { british: 'British division', french: 'French division', german: 'German division' } as const

/** FF-CAMP-06: the army of a side as the options and the first date have it. */
export const usualArmy = (given: Given, terms: Terms, role: Side, regimentsBefore: number): ArmyFile => {
  const all = armySize(given, terms)
  const fits = all <= SERIES_ARMY.regiment * SERIES_ARMY.regiments
  const regiments = fits ? Math.ceil(all / SERIES_ARMY.regiment) : SERIES_ARMY.regiments
  const each = Math.ceil(all / regiments)
  const sized = {
    ...given,
    regiments: { [role]: regiments },
    battalions: { [role]: each },
    reserve: {},
    tanks: { [role]: [] },
  }
  const army = musteredArmy(sized, terms, role, regimentsBefore)
  const over = regiments * each - all
  const whole = army.regiments.map((regiment, r) => {
    // The last regiments are a battalion short each.
    const short = Math.floor(over / regiments) + (regiments - 1 - r < over % regiments ? 1 : 0)
    return withoutLast(regiment, short)
  })
  const guns = whole.map((regiment) => {
    const { 'field-gun': _, ...assets } = regiment.assets
    return { ...regiment, assets, offTable: {} }
  })
  return fileOf(numberedThrough({ ...army, title: TITLES[army.nation], regiments: guns, air: 0, gas: [] }))
}

/** The battalions of an army by number, as they were when the series began. */
export const battalionsOf = (file: ArmyFile): readonly Battalion[] =>
  battalionsIn(armyOf(file, file.date, 'attacker', 0))

export const platoonsOf = ({ companies, pioneers, platoons }: Battalion): number =>
  (companies + pioneers) * platoons

/** Two of the same title are told apart by their regiments. */
const titlesOf = (file: ArmyFile): readonly string[] => {
  const { regiments } = armyOf(file, file.date, 'attacker', 0)
  const all = battalionsOf(file)
  return regiments.flatMap((regiment) =>
    regiment.battalions.map(({ title }) =>
      all.filter((other) => other.title === title).length > 1 ? `${title}, ${regiment.title}` : title,
    ),
  )
}

/** FF-CAMP-05: every battalion of an army before the first battle. */
export const freshRoll = (file: ArmyFile, side: SeriesSide): RollEntry[] => {
  const titles = titlesOf(file)
  return battalionsOf(file).map((battalion, i) => ({
    id: `${side}${i + 1}`,
    side,
    title: titles[i] ?? battalion.title,
    quality: battalion.quality,
    platoons: platoonsOf(battalion),
    battles: 0,
    resting: false,
    men: 0,
    state: 'ready',
  }))
}

const isInfantry = ({ kind }: Battalion): boolean => kind !== 'cavalry'

/** Why an army is too small or not of this war. */
export const armyFaultOf = (
  { armies }: Pick<Series, 'armies'>,
  side: SeriesSide,
  given: Given,
  terms: Terms,
): Result<undefined, Fault> => {
  const file = armies[side]
  const nation = terms.nations[side === 'a' ? 'attacker' : 'defender']
  const path = `armies.${side}`
  if (file.nation !== nation)
    return failure({
      path: `${path}.nation`,
      message: `Side ${side} is ${nation} in this series, and this army is ${file.nation}.`,
    })
  const least = Math.max(sizeOf(given, terms, 'attacker').all, sizeOf(given, terms, 'defender').all)
  const own = battalionsOf(file).filter(isInfantry).length
  return own >= least
    ? success(undefined)
    : failure({
        path: `${path}.regiments`,
        message: `An army of this series needs ${several(least, 'battalion')} at least, and this one has ${own} (FF-CAMP-06).`,
      })
}
