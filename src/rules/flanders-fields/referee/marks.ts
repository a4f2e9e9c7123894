import { counted, words } from '#kernel/words.ts'
import type { Card } from '../armies/card.ts'
import { FATAL_MARKERS } from '../tables/index.ts'
import { rowOf } from './kinds.ts'
import { standsOf } from './stands.ts'

/** Suppression in as few words as tell the stands apart. */
const suppression = (card: Card): string | undefined => {
  const stands = standsOf(card)
  const [first = 0] = stands
  if (stands.every((markers) => markers === 0)) return undefined
  if (card.kind === 'block-house') {
    const face = (markers: number | undefined) =>
      markers === FATAL_MARKERS ? 'silent' : String(markers ?? 0)
    return `suppressed front ${face(stands[0])}, left ${face(stands[1])}, right ${face(stands[2])}`
  }
  return stands.every((markers) => markers === first)
    ? `suppressed ${first}`
    : `suppressed ${stands.join('-')}`
}

const whereabouts = (card: Card): string | undefined =>
  card.place === 'table' ? undefined : words(card.place)

const strength = (card: Card): string | undefined =>
  rowOf(card).stands === 'platoons' && card.markers.length < card.platoons
    ? `${card.markers.length} of ${card.platoons} stands left`
    : undefined

const onlyIf = (holds: boolean, mark: string): string | undefined => (holds ? mark : undefined)

const ofCounters = (card: Card): readonly (string | undefined)[] => [
  onlyIf(card.kind === 'rolling-barrage', `${counted(card.turnsLeft, 'turn')} left`),
  onlyIf(card.kind === 'gas-cloud', `${card.gasKind} gas`),
  onlyIf(card.kind === 'gas-cloud' && card.gasAge > 0, `turn ${card.gasAge}`),
  onlyIf(card.kind === 'army' && card.heroicActions > 0, counted(card.heroicActions, 'heroic action')),
  onlyIf(card.hand.length > 0, `holds ${card.hand.join(' ')}`),
]

/** What lies beside the stand on a real table, most urgent first. */
export const marksOf = (card: Card): readonly string[] =>
  [
    whereabouts(card),
    strength(card),
    suppression(card),
    onlyIf(card.onWire > 0, `${card.onWire} on the wire`),
    onlyIf(card.wireFailed > 0, `${card.wireFailed} failed at the wire`),
    onlyIf(card.sheltered > 0, `${card.sheltered} in deep shelters`),
    onlyIf(card.ordered, card.failedLastTurn ? 'order failed' : counted(card.actions, 'action')),
    onlyIf(!card.ordered && card.kind === 'tank' && card.failedLastTurn, 'failed last order'),
    onlyIf(card.inGas, 'in gas'),
    onlyIf(card.underFire, 'under fire'),
    onlyIf(card.kind === 'battalion-command' && card.testedAtHalf, 'tested at half'),
    onlyIf(card.kind === 'battalion-command' && card.testedAtThreeQuarters, 'tested at three quarters'),
    onlyIf(card.fieldPromotion, 'field promotion'),
    onlyIf(card.staffMarker, 'staff marker'),
    onlyIf(card.transport !== 'manhandled', card.transport === 'pack' ? 'packed' : card.transport),
    onlyIf(card.dismounted, 'dismounted'),
    onlyIf(card.roadColumn, 'road column'),
    onlyIf(card.revealed, 'revealed'),
    onlyIf(card.realigned, 'realigned'),
    onlyIf(card.aimingPoint !== '', `aimed at ${card.aimingPoint}`),
    onlyIf(card.zoneLive, 'zone live'),
    onlyIf(card.deepSuppression > 0, `deep suppression -${card.deepSuppression}`),
    onlyIf(card.usesLeft > 0, `${words(card.national)} ${card.usesLeft}`),
    ...ofCounters(card),
  ].filter((mark) => mark !== undefined)
