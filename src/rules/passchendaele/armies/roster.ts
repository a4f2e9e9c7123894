import type { Army, ArmyUnit } from '#kernel/procedure/referee.ts'
import { isGuns, isTank, type Nation, type Quality, type Troop } from '../vocabulary.ts'
import { type Card, cardOf, isDivision, sideOf } from './card.ts'

/** A unit as a roster names it: troops, bases, and what differs from the rest of its army. */
export type Row = readonly [name: string, troop: Troop, bases: number, written?: Partial<Card>]

/** An objective and what it is worth. */
type Prize = readonly [name: string, points: number]

interface Roster {
  readonly id: string
  readonly title: string
  /** Said of every unit that does not say otherwise. */
  readonly all: Partial<Card> & Pick<Card, 'nation'>
  readonly units: readonly Row[]
  readonly prizes?: readonly Prize[]
  /** How many gas sheaves the side may lay, if that is limited (PA-SHEAF-16). */
  readonly gas?: number
  /** The year it fought in, if it is the army of one. */
  readonly year?: number
}

/** PA-TROOP-09 */
const qualityOf = (troop: Troop, infantry: Quality): Quality => {
  if (troop === 'stosstruppen') return 'veteran'
  return isGuns(troop) || isTank(troop) ? 'line' : infantry
}

const unit =
  (all: Partial<Card>) =>
  ([name, troop, bases, written = {}]: Row): ArmyUnit<Card> => {
    const card = cardOf({
      order: isGuns(troop) ? 'fire-barrage' : 'hold',
      ...all,
      ...(all.group === 'front-line' && isGuns(troop) ? { group: 'front-support' } : {}),
      ...written,
      troop,
      bases,
    })
    return { name, card: { ...card, quality: written.quality ?? qualityOf(troop, card.quality) } }
  }

const HOME: Readonly<Record<Nation, string>> = {
  german: 'German',
  british: 'British',
  french: 'French',
  american: 'American',
}

const otherOf = (side: 'german' | 'entente') => (side === 'german' ? 'entente' : 'german')

/** An army with its headquarters, which knows how many infantry it began with, and the objectives it defends. */
export const army = ({ id, title, all, units, prizes = [], gas, year }: Roster): Army<Card> => {
  const cards = units.map(unit(all))
  const { nation } = all
  const side = sideOf(cardOf({ nation }))
  const attacks = all.group === 'attacker'
  const infantryBases = cards.reduce((sum, { card }) => sum + (isDivision(card) ? card.bases : 0), 0)
  return {
    id,
    title,
    side,
    alliance: side === 'german' ? 'central' : 'entente',
    ...(year === undefined ? {} : { settings: { year, defender: attacks ? otherOf(side) : side } }),
    units: [
      {
        name: `${HOME[nation]} headquarters`,
        card: cardOf({ kind: 'headquarters', nation, infantryBases, gasSheaves: gas ?? null }),
      },
      ...cards,
      ...prizes.map(([name, points]) => ({
        name,
        card: cardOf({ kind: 'objective', nation, points, holder: sideOf(cardOf({ nation })) }),
      })),
    ],
  }
}
