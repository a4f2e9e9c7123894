import type { BodyRecord } from '#kernel/procedure/referee.ts'
import { counted, listed, titled, words } from '#kernel/words.ts'
import type { Card, Kind, NationalRule } from '../armies/card.ts'
import { type Losses, lossesToTest, testDue } from '../reckoning/loss-tests.ts'
import type { Quality } from '../vocabulary.ts'
import { rowOf } from './kinds.ts'
import { isCompany, isGone, standsOf } from './stands.ts'

/** FF-ORG-06: what the companies, weapons and the commander of one battalion share. */
export interface BattalionRecord extends Losses {
  readonly quality: Quality
  readonly underFire: boolean
  /** Its command stand, on the table or fallen. */
  readonly command: Card | undefined
}

/** FF-ORG-06: the record of the battalion of these cards; none for what belongs to no battalion. */
export const battalionRecord = (body: readonly Card[]): BattalionRecord | undefined => {
  const [first] = body
  if (!first || first.battalion === '') return undefined
  const rifles = body.filter(isCompany)
  const command = body.find(({ kind }) => kind === 'battalion-command')
  const start = rifles.reduce((sum, { platoons }) => sum + platoons, 0)
  const left = rifles.reduce((sum, card) => sum + (isGone(card) ? 0 : standsOf(card).length), 0)
  return {
    quality: (command ?? rifles[0] ?? first).quality,
    start,
    lost: Math.max(0, start - left),
    underFire: body.some((card) => card.underFire),
    routed: body.some(({ place }) => place === 'routed'),
    tested: {
      half: body.some((card) => card.testedAtHalf),
      threeQuarters: body.some((card) => card.testedAtThreeQuarters),
    },
    command,
  }
}

/** FF-QUAL-04: fire on any unit of a battalion is fire on all of it. */
export const isUnderFire = (card: Card, body: readonly Card[] = [card]): boolean =>
  card.underFire || battalionRecord(body)?.underFire === true

/** FF-NAT-03, FF-NAT-04, FF-NAT-07: whose national rule a unit draws on, and whether it is used up. */
export const usedUp = (card: Card, body: readonly Card[] = [card]): boolean => {
  const holder = card.kind === 'tank' ? card : battalionRecord(body)?.command
  return holder !== undefined && holder.national !== 'none' && holder.usesLeft === 0
}

const RULE_WORDS: Readonly<Record<NationalRule, string>> = {
  none: '',
  'mad-minute': 'Mad Minute',
  pals: 'Pals',
  professionalism: 'Professionalism',
  'prussian-discipline': 'Prussian Discipline',
  'stubborn-resistance': 'Stubborn Resistance',
}

const strengthFacts = (record: BattalionRecord): readonly string[] => {
  const { start, lost, tested, routed } = record
  if (start === 0) return []
  const next = lossesToTest(record)
  return [
    `${start - lost} of ${start} rifle platoons`,
    ...(routed ? ['routed'] : []),
    ...(testDue(record) === undefined && next !== undefined && next > 0
      ? [`tests after ${next} more lost`]
      : []),
    ...(tested.half ? ['tested at half'] : []),
    ...(tested.threeQuarters ? ['tested at three quarters'] : []),
  ]
}

/** FF-CMD-04: without a commander nobody is ordered until a successor comes. */
const commandFacts = ({ command }: BattalionRecord): readonly string[] => {
  if (!command) return ['no command stand']
  const { place, markers, fieldPromotion, staffMarker, national, usesLeft } = command
  const [suppressed = 0] = markers
  return [
    ...(place === 'destroyed' ? ['commander lost: no orders until the next turn'] : []),
    ...(place !== 'destroyed' && suppressed > 0 ? [`commander suppressed ${suppressed}`] : []),
    ...(fieldPromotion ? ['field promotion'] : []),
    ...(staffMarker ? ['staff marker'] : []),
    ...(national === 'none'
      ? []
      : [`${RULE_WORDS[national]}: ${usesLeft === 0 ? 'used' : `${usesLeft} left`}`]),
  ]
}

const ATTACHED_WORDS: Readonly<Partial<Record<Kind, string>>> = {
  'lmg-team': 'LMG',
  'at-rifle-team': 'anti-tank rifle',
  'flamethrower-team': 'flamethrower',
  'heavy-artillery': 'heavy gun',
  'super-heavy-artillery': 'super-heavy gun',
}

/** FF-ORG-07: what else it has on the table or on its way. */
const attachedFact = (body: readonly Card[]): readonly string[] => {
  const stands = new Map<string, number>()
  for (const card of body) {
    if (isCompany(card) || isGone(card) || rowOf(card).command) continue
    const name = ATTACHED_WORDS[card.kind] ?? words(card.kind)
    const count = rowOf(card).stands === 'platoons' ? standsOf(card).length : 1
    stands.set(name, (stands.get(name) ?? 0) + count)
  }
  const named = [...stands].map(([name, count]) => counted(count, name))
  return named.length === 0 ? [] : [`with ${listed(named)}`]
}

const LOSS_WORDS = { half: 'half', 'three-quarters': 'three quarters' } as const

/** FF-ORG-06 as it lies beside the cards, and the test it owes (FF-MOR-01). */
export const recordOf = (body: readonly Card[]): BodyRecord | undefined => {
  const record = battalionRecord(body)
  if (!record) return undefined
  const test = testDue(record)
  const facts = [
    titled(record.quality),
    ...strengthFacts(record),
    record.underFire ? 'under fire' : 'not yet under fire',
    ...commandFacts(record),
    ...attachedFact(body),
  ]
  if (test === undefined) return { facts }
  const text = `Has lost ${LOSS_WORDS[test]} of its platoons: morale test due`
  return { facts, due: { text, clause: 'FF-MOR-01', procedure: 'morale' } }
}
