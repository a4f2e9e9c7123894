import type { Fault } from '#kernel/procedure/result.ts'
import {
  type Accepted,
  checkedForm,
  choice,
  flag,
  integer,
  maybe,
  preset,
  text,
} from '#kernel/procedure/schema.ts'
import { mountFault, mountOf as usualMount } from '../reckoning/mounts.ts'
import { ridesHigh } from '../reckoning/posture.ts'
import {
  ARM,
  FEWEST_FIRED_AT,
  HIGHEST_HILL,
  HIGHEST_RATING,
  LOWEST_RATING,
  MOST_EXPLOSIVES,
  MOST_STRENGTH,
  MOST_WAVES,
} from '../tables/index.ts'
import {
  AIR_PERIODS,
  AIRCRAFT,
  GROUND_UNITS,
  GROUNDS,
  MOUNTS,
  type Mount,
  NATIONS,
  STANDING_ORDERS,
  UNIT_TYPES,
  UNRATED_UNITS,
  type UnitType,
  WORKS,
} from '../vocabulary.ts'

/** What is kept on a card besides units: an army's dump and score, a shelled zone, a tunnel, the assault's clock. */
const KEPT_TYPES = ['army', 'zone', 'mine', 'assault'] as const
export const CARD_TYPES = [...UNIT_TYPES, ...KEPT_TYPES] as const
export type CardType = (typeof CARD_TYPES)[number]

export const STATUSES = ['steady', 'suppressed', 'routing'] as const

/** GF-OBS-11, GF-AART-03 */
const CLOUDS = ['none', 'gas', 'persistent'] as const

/** GF-BOMB-07: a box stands to the end of the next deployment. */
export const BOX_WEEKS = 2

/** A depot of the widest front, with room to spare. */
const MOST_ON_CARD = 100

const rating = () => integer(LOWEST_RATING.zero, HIGHEST_RATING)
const counter = () => maybe(integer(0))

const FIELDS = {
  type: choice(CARD_TYPES),
  nation: maybe(choice(NATIONS)),
  strength: preset(integer(0, MOST_ON_CARD), 8),
  experience: preset(rating(), 2),
  morale: preset(rating(), 3),
  status: preset(choice(STATUSES), 'steady'),
  /** What it had when bought; the strength if left out. */
  establishment: maybe(integer(1, MOST_ON_CARD)),
  /** The morale if left out. */
  maxMorale: maybe(rating()),
  experienceCap: preset(integer(1, HIGHEST_RATING), HIGHEST_RATING),
  /** Horses for cavalry and none for others if left out. */
  mount: maybe(choice(MOUNTS)),
  stosstruppe: flag(),

  zone: preset(text(), ''),
  offBoard: flag(),
  bought: flag(),
  /** Zones to the nearest ground held by the enemy. */
  distance: maybe(integer(1)),
  ground: preset(choice(GROUNDS), 'open'),
  trench: preset(choice(WORKS), 'none'),
  emplacement: preset(choice(WORKS), 'none'),
  embankment: flag(),
  elevation: preset(integer(0, HIGHEST_HILL), 0),

  moving: flag(),
  fired: flag(),
  /** Its opportunity fire of this turn. */
  shotTaken: flag(),
  entrenching: flag(),
  revealed: flag(),
  identified: flag(),
  grounded: flag(),
  sortied: flag(),
  /** The usual one of its arm if left out, and the fewest it fires at. */
  opportunity: maybe(choice(STANDING_ORDERS)),
  firesAtLeastAt: preset(integer(FEWEST_FIRED_AT, MOST_WAVES), FEWEST_FIRED_AT),
  /** When an air unit flies this week. */
  period: maybe(choice(AIR_PERIODS)),
  /** Fired this week by a battery, or at a zone. */
  missions: preset(integer(0), 0),
  /** The mission written down in secret. */
  plan: preset(text(), ''),
  /** Strength points lost since the first turn. */
  lost: preset(integer(0), 0),

  shells: counter(),
  luxuries: counter(),
  gasCanisters: counter(),
  supplyPoints: counter(),
  pooledMen: counter(),
  victoryPoints: maybe(integer(-1000, 1000)),
  zonesCaptured: counter(),
  zonesLost: counter(),
  unitsExited: counter(),
  spent: counter(),
  losses: counter(),

  road: flag(),
  roadCut: flag(),
  shellHoles: maybe(integer(0, 1)),
  wireHits: maybe(integer(0, 2)),
  newWireHits: counter(),
  artilleryHits: counter(),
  bomberHits: counter(),
  bombarded: flag(),
  /** A box barrage: 2 in the week it is laid, 1 in the deployment after it. */
  boxWeeks: maybe(integer(0, BOX_WEEKS)),
  cloud: preset(choice(CLOUDS), 'none'),

  explosives: maybe(integer(0, MOST_EXPLOSIVES)),
  weeksDug: counter(),
  finished: flag(),

  turn: maybe(integer(1)),
  attackerUnits: maybe(integer(1)),
  attackerOutOfAction: counter(),
  flying: flag(),
}

const among = <T extends string>(types: readonly T[], type: string): type is T =>
  types.some((each) => each === type)

export const CARD = checkedForm(
  FIELDS,
  ({ type, strength, establishment = strength }): Fault | undefined =>
    type !== 'depot' && Math.max(strength, establishment) > MOST_STRENGTH
      ? {
          path: strength > MOST_STRENGTH ? 'strength' : 'establishment',
          message: `No unit is stronger than ${MOST_STRENGTH} (GF-SCALE-07).`,
        }
      : undefined,
  ({ morale, maxMorale }) =>
    maxMorale !== undefined && maxMorale < morale
      ? { path: 'maxMorale', message: 'The highest morale cannot lie below the present one (GF-MOR-08).' }
      : undefined,
  mountFault,
  ({ type, period }) =>
    period === 'night' && type !== 'bomber'
      ? { path: 'period', message: 'Only bombers fly at night (GF-AIR-01).' }
      : undefined,
  ({ type, attackerUnits, attackerOutOfAction }) =>
    type === 'assault' && (attackerOutOfAction ?? 0) > (attackerUnits ?? 1)
      ? { path: 'attackerOutOfAction', message: 'More cannot be out of action than take part (GF-ASLT-05).' }
      : undefined,
)

export type Card = Accepted<typeof CARD>
type UnitCard = Card & { readonly type: UnitType }

/** A card as it is when nothing else is written on it. */
export const cardOf = (type: CardType, written: Partial<Omit<Card, 'type'>> = {}): Card => ({
  strength: 8,
  experience: 2,
  morale: 3,
  status: 'steady',
  experienceCap: HIGHEST_RATING,
  stosstruppe: false,
  zone: '',
  offBoard: false,
  bought: false,
  ground: 'open',
  trench: 'none',
  emplacement: 'none',
  embankment: false,
  elevation: 0,
  moving: false,
  fired: false,
  shotTaken: false,
  entrenching: false,
  revealed: false,
  identified: false,
  grounded: false,
  sortied: false,
  firesAtLeastAt: FEWEST_FIRED_AT,
  missions: 0,
  plan: '',
  lost: 0,
  road: false,
  roadCut: false,
  bombarded: false,
  cloud: 'none',
  finished: false,
  flying: false,
  ...written,
  type,
})

export const isUnit = (card: Card): card is UnitCard => among(UNIT_TYPES, card.type)

/** Has experience and morale. */
export const isRated = (card: Card): boolean => isUnit(card) && !among(UNRATED_UNITS, card.type)

export const isAircraft = ({ type }: Card): boolean => among(AIRCRAFT, type)

export const isGroundUnit = ({ type }: Card): boolean => among(GROUND_UNITS, type)

/** The arm of a unit; other cards have none. */
export const armOf = (card: Card) => (isUnit(card) ? ARM[card.type] : undefined)

export const isArtillery = (card: Card): boolean => armOf(card) === 'artillery'

export const establishmentOf = ({ establishment, strength }: Card): number =>
  Math.max(establishment ?? strength, strength, 1)

export const maxMoraleOf = ({ maxMorale, morale }: Card): number => maxMorale ?? morale

export const mountOf = (card: Card): Mount => (isUnit(card) ? usualMount(card.type, card.mount) : 'none')

export const isMounted = (card: Card): boolean => ridesHigh(mountOf(card))
