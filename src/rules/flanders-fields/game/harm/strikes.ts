import { change, tellOf } from '#kernel/game/play.ts'
import { spreadMarkers, suffersTogether } from '../../effects/markers.ts'
import { isWornDown, withMore } from '../../reckoning/markers.ts'
import type { FireOutcome } from '../../vocabulary.ts'
import { changeArmy, changeBattalion, changeStand, changeUnit, type Play, standNow } from '../play.ts'
import { standWith } from '../records.ts'
import type { Cause, Stand, State } from '../state.ts'
import { battalionOf, isTank, unitNamed } from '../units.ts'
import { lose } from './losses.ts'

/** What one attack did to one stand. */
export interface Blow {
  readonly stand: string
  readonly outcome: FireOutcome
  /** Markers, where more dice than one were rolled at it (FF-FIRE-13); one if left out. */
  readonly markers?: number
}

/** FF-QUAL-04: whoever has been rolled against has been under fire for the rest of the battle. */
const notePassed = (play: Play, stand: Stand): void => {
  if (isTank(stand)) {
    if (!play.state.armies[stand.side].tanksUnderFire) changeArmy(play, stand.side, { tanksUnderFire: true })
    return
  }
  const battalion = battalionOf(play.state, stand)
  if (battalion && !battalion.underFire) changeBattalion(play, battalion.id, { underFire: true })
}

const isOfCompany = (state: State, { unit }: Stand): boolean => suffersTogether(unitNamed(state, unit)?.kind)

/** FF-FIRE-11: how many markers each survivor takes. */
const markersOf = (play: Play, blows: readonly Blow[], spreads: boolean): ReadonlyMap<string, number> => {
  const { state } = play
  const taken = new Map<string, number>()
  const companies = new Map<string, number>()
  for (const { stand: id, outcome, markers = 1 } of blows) {
    if (outcome !== 'suppressed') continue
    const stand = standNow(play, id)
    if (!stand) continue
    taken.set(id, (taken.get(id) ?? 0) + markers)
    if (spreads && isOfCompany(state, stand))
      companies.set(stand.unit, (companies.get(stand.unit) ?? 0) + markers)
  }
  if (!spreads) return taken
  const reading = state.options['company-suppression']
  for (const { id, unit, below } of state.stands) {
    const spread = companies.get(unit)
    // FF-DUG-05
    if (spread !== undefined && (!below || taken.has(id))) taken.set(id, spread)
  }
  for (const [id, markers] of taken) taken.set(id, spreadMarkers(markers, reading))
  return taken
}

/** FF-FIRE-09: so many markers more; the third destroys. */
export const suppress = (play: Play, taken: ReadonlyMap<string, number>, cause: Cause): void => {
  const marked: { readonly stand: string; readonly markers: number }[] = []
  const destroyed: string[] = []
  for (const [id, more] of taken) {
    const stand = standNow(play, id)
    if (!stand || more === 0) continue
    const markers = withMore(stand.markers, more)
    marked.push({ stand: id, markers })
    if (isWornDown(markers)) destroyed.push(id)
    else {
      changeStand(play, id, { markers })
      silence(play, stand.unit)
    }
  }
  if (marked.length > 0) tellOf(play, { kind: 'suppressed', stands: marked, cause })
  for (const id of destroyed) lose(play, id, cause)
}

/**
 * FF-FIRE-11, FF-FIRE-16: what one attack did, all of it at once: the killed are removed, then whoever was suppressed takes
 * a marker, and with a weapon that spreads the rest of his company too. Whoever was rolled against counts as under fire,
 * hit or not, so all of them are named. `marked` are those who have a marker of the same attack already (FF-ZONE-02), and
 * whoever takes one joins them.
 */
export const deal = (
  play: Play,
  blows: readonly Blow[],
  cause: Cause,
  spreads: boolean,
  marked?: Set<string>,
): void => {
  for (const { stand: id } of blows) {
    const stand = standNow(play, id)
    if (stand) notePassed(play, stand)
  }
  const taken = markersOf(play, blows, spreads)
  const killed = blows.filter(({ outcome }) => outcome === 'killed').map(({ stand }) => stand)
  for (const id of killed) if (standNow(play, id)) lose(play, id, cause)
  suppress(play, marked ? withoutThose(taken, marked) : taken, cause)
  if (marked) for (const id of taken.keys()) marked.add(id)
}

const withoutThose = (
  taken: ReadonlyMap<string, number>,
  marked: ReadonlySet<string>,
): ReadonlyMap<string, number> => new Map([...taken].filter(([id]) => !marked.has(id)))

/** FF-ZONE-02: what suppressed guns kept under fire is free to be crossed. */
const silence = (play: Play, unit: string): void => {
  const aim = unitNamed(play.state, unit)?.aim
  if (aim?.fired?.live) changeUnit(play, unit, { aim: { ...aim, fired: { ...aim.fired, live: false } } })
}

/** FF-SUPP-02, FF-SUPP-04: one marker less on each of them. */
export const recover = (play: Play, ids: readonly string[]): void =>
  change(play, {
    stands: play.state.stands.map((stand) =>
      stand.markers > 0 && ids.includes(stand.id) ? standWith(stand, { markers: stand.markers - 1 }) : stand,
    ),
  })
