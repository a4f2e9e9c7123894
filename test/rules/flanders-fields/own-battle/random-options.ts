import { fair, oneOf, percent, type Random } from '#kernel/chance/random.ts'
import { STRENGTHS } from '#rules/flanders-fields/armies/organisations.ts'
import {
  AIMS,
  BARRAGES,
  GROUNDS,
  SIZES,
  WATERS,
  WIRES,
  WORKS,
} from '#rules/flanders-fields/own-battle/form.ts'
import { TANK_TYPES } from '#rules/flanders-fields/vocabulary.ts'

const month = (random: Random): string => {
  const count = 1914 * 12 + 7 + fair(random, 52)
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** Options that somebody may think of, sensible or not. */
export const randomOptions = (random: Random): Record<string, unknown> => {
  const both = (one: () => unknown) => ({ attacker: one(), defender: one() })
  const fields: Readonly<Record<string, () => unknown>> = {
    attacker: () => oneOf(random, ['entente', 'german']),
    nation: () => oneOf(random, ['british', 'french']),
    size: () => oneOf(random, SIZES),
    regiments: () => ({ attacker: 1 + fair(random, 3), defender: 1 + fair(random, 2) }),
    battalions: () => both(() => 1 + fair(random, 4)),
    organisation: () => both(() => oneOf(random, STRENGTHS)),
    pioneers: () => fair(random, 4),
    tanks: () => ({ attacker: Array.from({ length: fair(random, 4) }, () => oneOf(random, TANK_TYPES)) }),
    cavalry: () => both(() => fair(random, 2)),
    guns: () => both(() => ({ table: fair(random, 4), field: fair(random, 5), howitzer: fair(random, 3) })),
    barrage: () => oneOf(random, BARRAGES),
    reserve: () => both(() => fair(random, 3)),
    width: () => 60 + 30 * fair(random, 5),
    length: () => 100 + 10 * fair(random, 15),
    noMansLand: () => 20 + fair(random, 56),
    ground: () => oneOf(random, GROUNDS),
    water: () => oneOf(random, WATERS),
    works: () => oneOf(random, WORKS),
    wire: () => oneOf(random, WIRES),
    blockHouses: () => fair(random, 5),
    objectives: () => oneOf(random, AIMS),
    quality: () => both(() => oneOf(random, ['raw', 'experienced', 'veteran'])),
    storm: () => fair(random, 2),
  }
  const chosen = Object.entries(fields).filter(() => percent(random, 18))
  return {
    date: month(random),
    anyQuality: true,
    mapSeed: fair(random, 1_000_000),
    ...Object.fromEntries(chosen.map(([field, value]) => [field, value()])),
  }
}
