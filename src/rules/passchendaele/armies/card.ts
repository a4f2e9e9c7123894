import type { Fault } from '#kernel/procedure/result.ts'
import {
  type Accepted,
  accept,
  checkedForm,
  choice,
  flag,
  integer,
  measure,
  orNull,
  preset,
  text,
} from '#kernel/procedure/schema.ts'
import { coverIn } from '../effects/cover.ts'
import { isAtHalfStrength } from '../effects/losses.ts'
import { FIRE_FIELDS, qualityField, troopField } from '../reckoning/fields.ts'
import { unfitOrder } from '../reckoning/orders.ts'
import { isSheltered } from '../reckoning/status.ts'
import {
  COVERS,
  type Cover,
  GROUPS,
  HOLDERS,
  isLineTroop,
  NATIONS,
  ORDERS,
  SHELLS,
  STATUSES,
  type Troop,
} from '../vocabulary.ts'

/** What has a card: the units, the objectives they fight for, and each side's headquarters with what it counts. */
const KINDS = ['unit', 'objective', 'headquarters'] as const

/** PA-MOVE-18: only what was removed is lost. */
const FATES = ['on-table', 'removed', 'withdrawn', 'broken-through'] as const

const count = (most: number) => preset(integer(0, most), 0)
const MOST_BASES = 12
const MOST_IN_ALL = 999

export const CARD = checkedForm(
  {
    kind: preset(choice(KINDS), 'unit'),
    nation: preset(choice(NATIONS), 'british'),
    troop: troopField(),
    quality: qualityField(),
    /** At the start; attached bases are counted apart. */
    bases: preset(integer(1, MOST_BASES), 3),
    attachedMachineGuns: count(MOST_BASES),
    attachedMortars: count(MOST_BASES),
    group: preset(choice(GROUPS), 'front-line'),

    status: preset(choice(STATUSES), 'solid'),
    order: preset(choice(ORDERS), 'hold'),
    /** Where the order leads, if the players want it written here. */
    objective: preset(text(), ''),
    cover: preset(choice(COVERS), 'trench'),
    /** What it finds itself on once it has moved. */
    ground: preset(choice(COVERS), 'cratered'),
    basesLost: count(MOST_BASES),
    machineGunsLost: count(MOST_BASES),
    mortarsLost: count(MOST_BASES),
    fate: preset(choice(FATES), 'on-table'),

    /** What it counted last on the ground where it stands. */
    ...FIRE_FIELDS,
    tankSupport: flag(),
    enemyInRear: flag(),
    checked: flag(),
    /** What its check lets it move. */
    inches: preset(measure(0, MOST_BASES), 0),
    /** Its check sends it back, and it has not gone yet. */
    fallBack: flag(),
    shell: preset(choice(SHELLS), 'he'),
    /** Guns that have left their pits. */
    moved: flag(),

    /** Who has the objective. */
    holder: preset(choice(HOLDERS), 'none'),
    /** Worth of the objective, or what a headquarters has scored. */
    points: count(MOST_IN_ALL),
    /** Gas sheaves the side may still lay; null if nobody counts them. */
    gasSheaves: preset(orNull(integer(0, MOST_IN_ALL)), null),
    /** Infantry and cavalry of the whole side, for its collapse. */
    infantryBases: count(MOST_IN_ALL),
    infantryLost: count(MOST_IN_ALL),
    collapsed: flag(),
  },
  ({ troop, order }) => unfitOrder(troop, order, 'order'),
  ({ bases, basesLost }) => moreLost('basesLost', bases, basesLost),
  ({ attachedMachineGuns, machineGunsLost }) =>
    moreLost('machineGunsLost', attachedMachineGuns, machineGunsLost),
  ({ attachedMortars, mortarsLost }) => moreLost('mortarsLost', attachedMortars, mortarsLost),
  ({ infantryBases, infantryLost }) => moreLost('infantryLost', infantryBases, infantryLost),
)

export type Card = Accepted<typeof CARD>

const moreLost = (path: string, had: number, lost: number): Fault | undefined =>
  lost > had ? { path, message: 'No more bases can be lost than there were.' } : undefined

const blank = accept(CARD, {})

/** A card with everything not written on it at its preset. */
export const cardOf = (written: Partial<Card>): Card => {
  if (!blank.ok) throw new Error(blank.error.message)
  return { ...blank.value, ...written }
}

/** The bases a unit has left: its own first, then those attached to it. */
export const basesLeft = (card: Card): readonly Troop[] => [
  ...repeated(card.troop, card.bases - card.basesLost),
  ...repeated('machine-gun', card.attachedMachineGuns - card.machineGunsLost),
  ...repeated('trench-mortar', card.attachedMortars - card.mortarsLost),
]

const repeated = (troop: Troop, times: number): readonly Troop[] =>
  Array.from({ length: Math.max(0, times) }, () => troop)

export const isUnit = ({ kind }: Card): boolean => kind === 'unit'

export const isGone = (card: Card): boolean => isUnit(card) && card.fate !== 'on-table'

export const inPlay = (card: Card): boolean => isUnit(card) && !isGone(card)

export const isDivision = ({ troop }: Card): boolean => isLineTroop(troop)

export const sideOf = ({ nation }: Card): 'german' | 'entente' => (nation === 'german' ? 'german' : 'entente')

export const basesAtStart = ({ bases, attachedMachineGuns, attachedMortars }: Card): number =>
  bases + attachedMachineGuns + attachedMortars

export const isHalfStrength = (card: Card): boolean =>
  isAtHalfStrength(basesAtStart(card), card.basesLost + card.machineGunsLost + card.mortarsLost)

export const coverOf = ({ troop, cover, moved }: Card): Cover => coverIn({ troop, dugIn: !moved }, cover)

export const isInShelter = (card: Card): boolean => isSheltered({ ...card, cover: coverOf(card) })
