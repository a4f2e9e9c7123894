import type { Army, ArmyUnit } from '#kernel/procedure/referee.ts'
import { ordinal } from '#kernel/words.ts'
import { experienceCapOf } from '../reckoning/crews.ts'
import type { Muster, Stores } from '../scenarios/forces/force.ts'
import type { Troops } from '../scenarios/forces/troops.ts'
import type { Nation } from '../vocabulary.ts'
import { armOf, type Card, cardOf } from './card.ts'

const CENTRAL: readonly Nation[] = ['german', 'austro-hungarian', 'turkish']

/** The roster of an army: its stores, its depot, its units numbered by kind, its mines, and a clock for its assault. */
export const muster = ({ id, title, nation, side, year, stores, contingents }: Muster): Army<Card> => {
  const units = contingents.flatMap(([count, troops]) => numbered(count, troops, nation, year))
  return {
    id,
    title,
    ...(side ? { side } : {}),
    ...(nation ? { alliance: CENTRAL.includes(nation) ? 'central' : 'entente' } : {}),
    settings: { year },
    units: [
      { name: 'Army headquarters', card: headquarters(stores, nation) },
      {
        name: 'Depot',
        card: cardOf('depot', { strength: stores.depot, establishment: stores.depot, offBoard: true }),
      },
      ...units,
      ...(stores.mines ?? []).map(({ under, explosives }) => ({
        name: `Mine under ${under}`,
        card: cardOf('mine', { zone: under, explosives }),
      })),
      {
        name: 'Clock of our assault',
        card: cardOf('assault', { turn: 1, attackerUnits: Math.max(1, fighting(units)) }),
      },
    ],
  }
}

const headquarters = ({ shells, luxuries = 0, gasCanisters = 0 }: Stores, nation: Nation | undefined): Card =>
  cardOf('army', {
    ...national(nation),
    shells,
    luxuries,
    gasCanisters,
    supplyPoints: 0,
    victoryPoints: 0,
    losses: 0,
  })

const numbered = (
  count: number,
  troops: Troops,
  nation: Nation | undefined,
  year: number,
): readonly ArmyUnit<Card>[] =>
  Array.from({ length: count }, (_, i) => ({
    name: count === 1 ? troops.title : `${ordinal(i + 1)} ${troops.title}`,
    card: unitCard(troops, nation, year),
  }))

const unitCard = (
  { type, strength, experience, morale, ...rest }: Troops,
  nation: Nation | undefined,
  year: number,
) =>
  cardOf(type, {
    ...national(rest.nation ?? nation),
    strength,
    experience,
    morale,
    establishment: strength,
    maxMorale: morale,
    experienceCap: experienceCapOf(type, year),
    stosstruppe: rest.stosstruppe ?? false,
    ...(rest.mount === undefined ? {} : { mount: rest.mount }),
  })

const national = (nation: Nation | undefined) => (nation === undefined ? {} : { nation })

/** GF-ASLT-05: foot, horse and armour are what an assault is counted by. */
const fighting = (units: readonly ArmyUnit<Card>[]): number =>
  units.filter(({ card }) => ['foot', 'cavalry', 'armour'].includes(armOf(card) ?? '')).length
