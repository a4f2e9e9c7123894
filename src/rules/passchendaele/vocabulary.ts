/** What it is called, and what its table is measured in. */
export const RULE_SET = { id: 'passchendaele', title: 'Passchendaele', measure: 'inches' } as const

export const TROOPS = [
  'infantry',
  'cavalry',
  'stosstruppen',
  'trench-mortar',
  'machine-gun',
  'tank',
  'light-tank',
  'field-artillery',
  'heavy-artillery',
  'extra-heavy-artillery',
  'super-heavy-artillery',
] as const
export type Troop = (typeof TROOPS)[number]

export const GUNS = [
  'field-artillery',
  'heavy-artillery',
  'extra-heavy-artillery',
  'super-heavy-artillery',
] as const
export type Guns = (typeof GUNS)[number]

/** Everything that fires by itself at what is near: all troops but guns. */
export const ZONE_FIRERS = [
  'infantry',
  'cavalry',
  'stosstruppen',
  'trench-mortar',
  'machine-gun',
  'tank',
  'light-tank',
] as const
export type ZoneFirer = (typeof ZONE_FIRERS)[number]

type Arm = 'foot' | 'tank' | 'guns' | 'immobile-guns'

const ARM: Readonly<Record<Troop, Arm>> = {
  infantry: 'foot',
  cavalry: 'foot',
  stosstruppen: 'foot',
  'trench-mortar': 'foot',
  'machine-gun': 'foot',
  tank: 'tank',
  'light-tank': 'tank',
  'field-artillery': 'guns',
  'heavy-artillery': 'guns',
  'extra-heavy-artillery': 'immobile-guns',
  'super-heavy-artillery': 'immobile-guns',
}

/** PA-TROOP-12, PA-END-01: what a division is made of. */
export const isLineTroop = (troop: Troop): boolean => troop === 'infantry' || troop === 'cavalry'
export const isTank = (troop: Troop): boolean => ARM[troop] === 'tank'
export const isImmobile = (troop: Troop): boolean => ARM[troop] === 'immobile-guns'
export const isGuns = (troop: Troop): troop is Guns => ARM[troop] === 'guns' || isImmobile(troop)

export const QUALITIES = ['veteran', 'line', 'reservist'] as const
export type Quality = (typeof QUALITIES)[number]

/** From best to worst. */
export const STATUSES = ['solid', 'wavering', 'pinned', 'disordered'] as const
export type Status = (typeof STATUSES)[number]
export type StatusAfter = Status | 'removed'

export const ORDERS = ['hold', 'fire-barrage', 'advance', 'retreat', 'countermarch'] as const
export type Order = (typeof ORDERS)[number]

export const MOVING_ORDERS = ['advance', 'retreat', 'countermarch'] as const
export type MovingOrder = (typeof MOVING_ORDERS)[number]

export const isMoving = (order: Order): order is MovingOrder => order !== 'hold' && order !== 'fire-barrage'

/** From worst to best. */
export const COVERS = ['open-countryside', 'cratered', 'trench', 'fortified', 'bunker'] as const
export type Cover = (typeof COVERS)[number]
/** What fire is weighed by: the ground, or a tank's own plates. */
export type Column = Cover | 'armour'

export const isWorks = (cover: Cover): boolean =>
  cover === 'trench' || cover === 'fortified' || cover === 'bunker'

export const SHELLS = ['he', 'gas'] as const
export type Shell = (typeof SHELLS)[number]

/** What a beaten zone is reported as. */
export type ZoneFire = 'small-arms' | 'trench-mortar'
/** What a sheaf is reported as. */
export type SheafFire = 'field-artillery' | 'heavy-artillery' | 'gas'

export const BLOCKERS = ['none', 'friendly-unit', 'enemy-unit', 'blocking-terrain'] as const
export type Blocker = (typeof BLOCKERS)[number]

export const NATIONS = ['german', 'british', 'french', 'american'] as const
export type Nation = (typeof NATIONS)[number]

export const GROUPS = ['front-line', 'front-support', 'eingreif', 'eingreif-support', 'attacker'] as const
export type Group = (typeof GROUPS)[number]

export const SIDES = ['german', 'entente'] as const
export type SideName = (typeof SIDES)[number]

/** A side by the name that screens and other programs have for it. */
export const asSide = (side: string | undefined): SideName | undefined =>
  side === 'german' || side === 'entente' ? side : undefined

export const otherSide = (side: SideName): SideName => (side === 'german' ? 'entente' : 'german')

export const sideOfNation = (nation: Nation): SideName => (nation === 'german' ? 'german' : 'entente')

/** Its place among the two on a screen. */
export const sideIndex = (side: SideName): 0 | 1 => (side === 'entente' ? 0 : 1)

export const HOLDERS = ['german', 'entente', 'none'] as const
export type Holder = (typeof HOLDERS)[number]

export type Degree = 'stalemate' | 'marginal' | 'decisive'
