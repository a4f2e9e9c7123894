import type { Card } from '../armies/card.ts'
import { spreadMarkers, suffersTogether } from '../effects/markers.ts'
import type { Options } from '../options.ts'
import { isWornDown, withMore } from '../reckoning/markers.ts'
import { FATAL_MARKERS } from '../tables/index.ts'
import type { Cover, FireOutcome } from '../vocabulary.ts'
import { rowOf } from './kinds.ts'

/** FF-BLOCK-02: front, left, right. */
const FACES = 3

/** The markers of every stand on the card. */
export const standsOf = (card: Card): readonly number[] => {
  switch (rowOf(card).stands) {
    case 'platoons':
      return card.markers
    case 'faces':
      return Array.from({ length: FACES }, (_, face) => card.markers[face] ?? 0)
    case 'one':
      return [card.markers[0] ?? 0]
    case 'none':
      return []
  }
}

export const isCompany = ({ kind }: Card): boolean => suffersTogether(kind)

export const isGone = (card: Card): boolean => card.place === 'destroyed' || card.place === 'routed'

export const isPresent = (card: Card): boolean => card.place === 'table' || card.place === 'off-table'

/** The place of the stand that acts or is hit. */
export const chosenStand = (card: Card): number =>
  Math.max(0, Math.min(card.platoon, standsOf(card).length) - 1)

/** Its markers, as an input takes them. */
export const chosenMarkers = (card: Card): number =>
  Math.min(FATAL_MARKERS - 1, standsOf(card)[chosenStand(card)] ?? 0)

/** The stand with so many markers: the chosen one if it has them. */
export const standWith = (card: Card, markers: number): number => {
  const stands = standsOf(card)
  const chosen = chosenStand(card)
  const found = stands[chosen] === markers ? chosen : stands.indexOf(markers)
  return found < 0 ? chosen : found
}

/** FF-SUPP-01, FF-ORD-09: some stand could act at all. */
export const canAct = (card: Card): boolean =>
  isPresent(card) && standsOf(card).length > card.sheltered && standsOf(card).some((markers) => markers === 0)

/** Cover of a stand of the card, in the trench or below it. */
export const coverOf = (card: Card): Cover => {
  const { length } = standsOf(card)
  if (card.kind === 'block-house') return 'fortification'
  if (length > 0 && card.sheltered >= length) return 'deep-shelter'
  if (card.roadColumn || (length > 0 && card.onWire >= length)) return 'open'
  return card.cover
}

/** FF-COV-06. */
export const isTankInCover = ({ cover }: Card): boolean => cover === 'soft' || cover === 'hard'

/** The card with these markers; stands that have their third are off the table (FF-FIRE-09, FF-BLOCK-02). */
export const withMarkers = (card: Card, markers: readonly number[]): Card => {
  const capped = markers.map((each) => withMore(each, 0))
  const alive = capped.filter((each) => !isWornDown(each))
  const suppressed = alive.some((each) => each > 0)
  return {
    ...card,
    markers: rowOf(card).stands === 'platoons' ? alive : capped,
    onWire: Math.min(card.onWire, alive.length),
    wireFailed: Math.min(card.wireFailed, alive.length),
    sheltered: Math.min(card.sheltered, alive.length),
    zoneLive: card.zoneLive && !suppressed,
    place: alive.length === 0 ? 'destroyed' : card.place,
  }
}

export const destroyed = (card: Card): Card => ({ ...card, zoneLive: false, place: 'destroyed' })

/** One stand is lost: a platoon of a company, or all there is. */
export const loseStand = (card: Card, stand: number): Card =>
  rowOf(card).stands === 'platoons'
    ? withMarkers(
        card,
        standsOf(card).filter((_, i) => i !== stand),
      )
    : destroyed(card)

/** What one attack did to one stand; if it spreads, how the house counts that (FF-FIRE-10, FF-FIRE-11). */
export interface Struck {
  readonly killed: boolean
  readonly suppressions: number
  readonly spreading?: Options['company-suppression'] | undefined
}

/** What one attack does to one stand, and if it spreads to all of its company. */
export const strike = (card: Card, stand: number, { killed, suppressions, spreading }: Struck): Card => {
  const all = spreading && isCompany(card) ? spreadMarkers(suppressions, spreading) : undefined
  const marked = standsOf(card).map((markers, i) => markers + (all ?? (i === stand ? suppressions : 0)))
  if (!killed) return withMarkers(card, marked)
  if (rowOf(card).stands !== 'platoons') return destroyed(card)
  return withMarkers(
    card,
    marked.filter((_, i) => i !== stand),
  )
}

/** FF-BLOCK-02, FF-FIRE-11: fire on an area marks every face of a block house once. */
export const strikeFaces = (card: Card, outcome: FireOutcome): Card => {
  if (outcome === 'killed') return destroyed(card)
  return outcome === 'none'
    ? card
    : withMarkers(
        card,
        standsOf(card).map((markers) => markers + 1),
      )
}

/** The same for a die whose outcome touches one stand only. */
export const suffer = (card: Card, stand: number, outcome: FireOutcome): Card =>
  strike(card, stand, {
    killed: outcome === 'killed',
    suppressions: outcome === 'suppressed' ? 1 : 0,
  })

/** FF-QUAL-04: a die was rolled against it. */
export const firedOn = (card: Card): Card => ({ ...card, underFire: true })

/** The next stand of the card is dealt with; after the last the first. */
export const nextStand = (before: Card, after: Card): Card => {
  const left = standsOf(after).length
  const lost = left < standsOf(before).length
  const next = chosenStand(before) + (lost ? 1 : 2)
  return { ...after, platoon: next > left ? 1 : next }
}
