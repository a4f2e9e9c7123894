import { type Accepted, choice, form, integer, maybe } from '#kernel/procedure/schema.ts'
import { FIRST_YEAR, LAST_YEAR } from '../tables/battle.ts'
import {
  ATTACK_DIVISIONS,
  CAVALRY_BASES,
  FRONT_DIVISIONS,
  LARGEST_SEED,
  MOST_GAS,
  MOST_SUPPORTS,
  STRENGTHS,
  TABLE_SIZE,
  TURNS,
} from '../tables/pick-up.ts'
import { QUALITIES, SIDES } from '../vocabulary.ts'

export const NATIONS = ['british', 'french', 'american'] as const
export const GROUNDS = ['cratered', 'open-countryside', 'mixed'] as const
export const TERRAINS = ['generated', 'plain', 'flanders', 'canal', 'ridge', 'salient'] as const
export const EINGREIF = ['half', 'none', 'equal'] as const
export const RATINGS = ['mixed', ...QUALITIES] as const
export const ATTACHMENTS = ['attached', 'independent'] as const
export const OBJECTIVES = ['lines', 'villages', 'breakthrough'] as const

const whole = ({ least, most }: { readonly least: number; readonly most: number }) =>
  maybe(integer(least, most))

const upTo = (most: number) => maybe(integer(0, most))

const supports = () =>
  maybe(
    form({
      heavy: upTo(MOST_SUPPORTS.heavy),
      extraHeavy: upTo(MOST_SUPPORTS.extraHeavy),
      superHeavy: upTo(MOST_SUPPORTS.superHeavy),
      tanks: upTo(MOST_SUPPORTS.tanks),
      lightTanks: upTo(MOST_SUPPORTS.lightTanks),
      stosstruppen: upTo(MOST_SUPPORTS.stosstruppen),
      cavalry: upTo(MOST_SUPPORTS.cavalry),
      cavalryBases: whole(CAVALRY_BASES),
    }),
  )

const rating = () => maybe(choice(RATINGS))

/** What players may say about a battle of their own (7.9). */
export const BATTLE = form({
  attacker: maybe(choice(SIDES)),
  nation: maybe(choice(NATIONS)),
  year: maybe(integer(FIRST_YEAR, LAST_YEAR)),
  width: whole(TABLE_SIZE.width),
  depth: whole(TABLE_SIZE.depth),
  ground: maybe(choice(GROUNDS)),
  terrain: maybe(choice(TERRAINS)),
  mapSeed: maybe(integer(0, LARGEST_SEED)),
  defenceDivisions: whole(FRONT_DIVISIONS),
  attackDivisions: whole(ATTACK_DIVISIONS),
  waves: maybe(integer(1, 2)),
  eingreif: maybe(choice(EINGREIF)),
  organisation: maybe(choice(STRENGTHS)),
  quality: maybe(form({ attack: rating(), defence: rating() })),
  supports: maybe(form({ attack: supports(), defence: supports() })),
  attachments: maybe(choice(ATTACHMENTS)),
  gas: maybe(form({ german: upTo(MOST_GAS), entente: upTo(MOST_GAS) })),
  turns: whole(TURNS),
  objectives: maybe(choice(OBJECTIVES)),
})

/** As it was given: whatever is left out has its default. */
export type Given = Accepted<typeof BATTLE>
export type Part = 'attack' | 'defence'
