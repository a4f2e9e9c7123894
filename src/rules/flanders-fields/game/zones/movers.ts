import { tellOf } from '#kernel/game/play.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { FireOutcome } from '../../vocabulary.ts'
import { type Play, standNow } from '../play.ts'
import { standWith } from '../records.ts'
import type { Stand } from '../state.ts'
import { type AreaAttack, applyArea, rollArea } from './attack.ts'
import { attackInBand, closestBehind, riskBehindBand } from './band.ts'
import { type Danger, type Met, metOnTheWay, wayUpTo } from './on-the-way.ts'

/** FF-ZONE-02: whom each zone has marked in this move action, by the unit that fires. One for the whole action. */
export type Marked = Map<string, Set<string>>

export const nobodyMarked = (): Marked => new Map()

const markedBy = (marked: Marked, unit: string): Set<string> => {
  const known = marked.get(unit)
  if (known) return known
  const fresh = new Set<string>()
  marked.set(unit, fresh)
  return fresh
}

/** FF-ZONE-05, FF-GAS-06 */
const attackOf = (danger: Exclude<Danger, { readonly kind: 'band' }>): AreaAttack => {
  if (danger.kind === 'cloud') return { weapon: 'gas', mode: 'indirect', title: 'Moving through gas' }
  const { unit, weapon, fired } = danger.zone
  const { mode, inGas, barrage, card } = fired
  return {
    weapon,
    mode,
    inGas,
    barrage,
    card,
    by: unit.id,
    title: 'Moving through fire',
  }
}

/** As it lay deepest in what it met; cover is that of the ground there. */
const standingIn = (stand: Stand, at: Point): Stand =>
  standWith(stand, { centre: at, fellBack: false, house: null })

/** FF-ZONE-01, FF-GAS-06, FF-RB-06: what one danger does to a stand that has moved through it. */
export const attackMover = (play: Play, id: string, met: Met, marked: Marked): FireOutcome => {
  const stand = standNow(play, id)
  if (!stand) return 'none'
  const { danger, wholly, deepest } = met
  const body = standingIn(stand, deepest.at)
  if (danger.kind === 'band') return attackInBand(play, body)
  const attack = attackOf(danger)
  const through = danger.kind === 'cloud' ? danger.cloud.id : danger.zone.unit.id
  const targets = [{ body, partial: wholly === null }]
  const strikes = rollArea(play, attack, targets, danger.kind === 'zone')
  const [strike] = strikes
  if (!strike) return 'none'
  tellOf(play, { kind: 'met-fire', stand: id, through, weapon: attack.weapon, at: deepest.at, strike })
  applyArea(
    play,
    attack.weapon,
    targets,
    strikes,
    danger.kind === 'zone' ? markedBy(marked, through) : undefined,
  )
  return strike.outcome
}

/** FF-RB-04: a move of the attacker has ended; how close it came to his own barrage is tested. */
export const ownBarrageTest = (play: Play, id: string, way: readonly Point[]): FireOutcome => {
  const stand = standNow(play, id)
  const end = way.at(-1)
  const closest = stand && closestBehind(play.state, stand, way)
  if (!stand || !end || closest === undefined) return 'none'
  return riskBehindBand(play, standingIn(stand, end), closest)
}

/** How a stand has come through what it met. */
export interface Passed {
  /** The way as far as it went; the whole of it if nothing stopped the stand. */
  readonly way: readonly Point[]
  /** It was suppressed and stopped at the end of that way, or killed: it neither goes on nor assaults (FF-MOVE-20). */
  readonly outcome: FireOutcome
}

/**
 * FF-MOVE-20, FF-ZONE-03: everything that a way of one stand leads into, in the order in which it met it, and then the
 * danger of the own barrage. The stand itself is left where it is in the state: whoever moves it sets it down at the end of
 * the way that is given back. `ordered` is false for closing up, which zones do not attack.
 */
export const sufferOnTheWay = (
  play: Play,
  id: string,
  way: readonly Point[],
  marked: Marked,
  ordered = true,
): Passed => {
  const stand = standNow(play, id)
  if (!stand) return { way, outcome: 'none' }
  let gone = Number.POSITIVE_INFINITY
  let inBand = false
  for (const met of metOnTheWay(play.state, stand, way, ordered)) {
    if (met.entry >= gone) break
    if (met.danger.kind === 'band') inBand = true
    const wholly = met.wholly !== null && met.wholly <= gone ? met.wholly : null
    const deepest = met.deepest.gone <= gone ? met.deepest : (endOf(way, gone) ?? met.deepest)
    const outcome = attackMover(play, id, { ...met, wholly, deepest }, marked)
    if (!standNow(play, id)) return { way, outcome: 'killed' }
    if (outcome === 'suppressed') gone = Math.min(gone, deepest.gone)
  }
  const walked = gone === Number.POSITIVE_INFINITY ? way : wayUpTo(way, gone)
  const risk = inBand ? 'none' : ownBarrageTest(play, id, walked)
  if (!standNow(play, id)) return { way: walked, outcome: 'killed' }
  const stopped = gone < Number.POSITIVE_INFINITY || risk === 'suppressed'
  return { way: walked, outcome: stopped ? 'suppressed' : 'none' }
}

const endOf = (way: readonly Point[], gone: number): Met['deepest'] | undefined => {
  const at = wayUpTo(way, gone).at(-1)
  return at && { at, gone }
}
