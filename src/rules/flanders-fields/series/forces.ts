import { type Army, type Battalion, battalionsIn } from '../own-battle/army.ts'
import type { Given } from '../own-battle/form.ts'
import { musteredArmy } from '../own-battle/muster.ts'
import type { Terms } from '../own-battle/terms.ts'
import { thinnedArmy } from '../own-battle/thinning.ts'
import type { Counted } from '../scenarios/scenario.ts'
import { battalionsOf } from './armies.ts'
import type { Series, SeriesSide } from './document.ts'
import { usuallyFielded } from './fielding.ts'
import { roleOf } from './sides.ts'

/** A side of the next battle, and who its battalions are, in the order of their new numbers. */
export interface Levy {
  readonly army: Army
  readonly who: readonly string[]
}

const REGIMENTAL = ['machine-gun', 'medium-mortar', 'heavy-mortar'] as const

const dealt = (count: number, to: number, at: number): number => Math.floor((count - at - 1) / to) + 1

/** Weapons of the regiments come in proportion to the battalions, and are dealt out in turn. */
const assetsOf = (
  { armies }: Series,
  side: SeriesSide,
  share: number,
  regiments: number,
  at: number,
): Counted =>
  Object.fromEntries(
    REGIMENTAL.map((weapon) => {
      const all = armies[side].regiments.reduce((sum, { assets }) => sum + (assets[weapon] ?? 0), 0)
      return [weapon, dealt(Math.floor(all * share + 0.5), regiments, at)] as const
    }).filter(([, count]) => count > 0),
  )

/** FF-CAMP-13: battalions as their army has them; guns, tanks, gas, aircraft and national rules by the options and the date. */
export const levyOf = (
  series: Series,
  side: SeriesSide,
  fielded: readonly string[],
  { given, terms }: { readonly given: Given; readonly terms: Terms },
  regimentsBefore: number,
): Levy => {
  const role = roleOf(series, side)
  const mustered = musteredArmy(given, terms, role, regimentsBefore)
  const own = battalionsOf(series.armies[side])
  const riders = battalionsIn(mustered).filter(({ kind }) => kind === 'cavalry').length
  const cavalry = usuallyFielded(series, side, riders, 'cavalry')
  const waiting = { foot: [...fielded], cavalry: [...cavalry] }
  const who: string[] = []
  const inPlaceOf = ({ kind, reserve, tanks }: Battalion): readonly Battalion[] => {
    const id = waiting[kind === 'cavalry' ? 'cavalry' : 'foot'].shift()
    const entry = series.roll.find((one) => one.id === id)
    const battalion = entry && own[Number(entry.id.slice(1)) - 1]
    if (!battalion) return []
    who.push(entry.id)
    return [{ ...battalion, title: entry.title, quality: entry.quality, reserve, tanks }]
  }
  const foot = own.filter(({ kind }) => kind !== 'cavalry').length
  const regiments = mustered.regiments.map((regiment, r, all) => {
    const guns = Object.fromEntries(
      Object.entries(regiment.assets).filter(([weapon]) => !REGIMENTAL.some((one) => one === weapon)),
    )
    return {
      ...regiment,
      battalions: regiment.battalions.flatMap(inPlaceOf),
      assets: { ...assetsOf(series, side, fielded.length / foot, all.length, r), ...guns },
    }
  })
  const army: Army = {
    ...mustered,
    title: series.armies[side].title,
    organisation: series.armies[side].organisation,
    regiments,
  }
  return { army: thinnedArmy(army, series.fought.length > 0 ? {} : given, role), who }
}
