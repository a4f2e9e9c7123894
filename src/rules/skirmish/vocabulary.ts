/** What it is called, and what its table is measured in. */
export const RULE_SET = { id: 'skirmish', title: 'Great War Skirmish', measure: 'inches' } as const

export const SIDES = ['a', 'b'] as const
export type Side = (typeof SIDES)[number]

export const NATIONS = ['british', 'french', 'german'] as const
export type Nation = (typeof NATIONS)[number]

/** What takes orders on the table. */
export const TROOP_KINDS = [
  'rifle-squad',
  'hmg-team',
  'mortar-team',
  'gun-crew',
  'sniper',
  'command',
  'cavalry-troop',
  'wagon',
  'tank',
  'armoured-car',
] as const
export type TroopKind = (typeof TROOP_KINDS)[number]

/** In the order of a roster (SK-GEN-23). */
export const ROLES = [
  'officer',
  'nco',
  'lmg-gunner',
  'lmg-loader',
  'bomber',
  'rifleman',
  'hmg-gunner',
  'gunner',
  'sniper',
  'trooper',
  'crew',
] as const
export type Role = (typeof ROLES)[number]

export const TRAITS = ['bef', 'belt-fed', 'lancers', 'armour-piercing', 'sniper'] as const
export type Trait = (typeof TRAITS)[number]

export const QUALITIES = ['elite', 'crack', 'average', 'green'] as const
export type Quality = (typeof QUALITIES)[number]

export const COVERS = ['none', 'soft', 'hard', 'trench', 'bunker'] as const
export type Cover = (typeof COVERS)[number]

export const FORMATIONS = ['line', 'open', 'skirmish', 'column'] as const
export type Formation = (typeof FORMATIONS)[number]

/** Small arms that fire; grenades are thrown and burst. */
export const SMALL_ARMS = ['rifle', 'pistol', 'lmg', 'hmg'] as const
export type SmallArm = (typeof SMALL_ARMS)[number]

/** Weapons that count as a fixed number of figures. */
export const FIGURE_WEAPONS = ['hmg', 'lmg', 'sniper', 'gun', 'grenade'] as const
export type FigureWeapon = (typeof FIGURE_WEAPONS)[number]

export const ARTILLERY = ['mortar', 'howitzer', 'heavy-gun', 'medium-gun', 'light-gun'] as const
export type Artillery = (typeof ARTILLERY)[number]

/** Everything that bursts. */
export const BURSTING = [...ARTILLERY, 'grenade'] as const
export type Bursting = (typeof BURSTING)[number]

export const AMMO = ['he', 'shrapnel', 'smoke', 'gas'] as const
export type Ammo = (typeof AMMO)[number]

export const FIRE_MODES = ['direct', 'indirect'] as const
export type FireMode = (typeof FIRE_MODES)[number]

export const DEVIATION_KINDS = ['direct', 'indirect', 'grenade'] as const
export type DeviationKind = (typeof DEVIATION_KINDS)[number]

/** Where indirect fire comes from, or that it is direct. */
export const PLAN_KINDS = ['direct', 'indirect', 'off-table'] as const
export type PlanKind = (typeof PLAN_KINDS)[number]

/** Numbered 1 to 8, clockwise; 1 is straight over the target. */
export const DIRECTIONS = [
  'long',
  'long-right',
  'right',
  'short-right',
  'short',
  'short-left',
  'left',
  'long-left',
] as const
export type Direction = (typeof DIRECTIONS)[number]

/** On a structure or vehicle, or close enough to touch it. */
export const HITS = ['direct', 'near'] as const
export type Hit = (typeof HITS)[number]

export const STRUCTURES = [
  'small-building-brick',
  'small-building-wood',
  'medium-building-brick',
  'medium-building-wood',
  'large-building-brick',
  'large-building-stone',
  'dugout',
  'small-bunker',
  'medium-bunker',
  'fence',
  'wall',
  'wooden-bridge',
  'stone-bridge',
  'steel-concrete-bridge',
] as const
export type Structure = (typeof STRUCTURES)[number]

export const VEHICLES = [
  'mark-i',
  'mark-iv',
  'whippet',
  'st-chamond',
  'schneider',
  'ft17',
  'a7v',
  'enclosed-armoured-car',
  'open-armoured-car',
] as const
export type Vehicle = (typeof VEHICLES)[number]

/** Of a tank that is not destroyed. */
export const RUNNING_STATES = ['running', 'stopped'] as const
export type RunningState = (typeof RUNNING_STATES)[number]

export const MELEE_TROOPS = [
  'infantry',
  'dismounted-cavalry',
  'dismounted-general',
  'mounted-cavalry',
] as const
export type MeleeTroop = (typeof MELEE_TROOPS)[number]

/** Guns whose fire is plotted at one time (SK-SET-01). */
export type Plotters = 'batteries' | 'on-table' | 'all'

export type MeleeOutcome = 'continue' | 'retreat' | 'surrender' | 'hold' | 'destroyed'

export type CheckReason = 'first-fire' | 'gas' | 'half-strength' | 'melee-lost' | 'rout'

export type MoraleFailure = 'stand' | 'fall-back-1' | 'fall-back-2' | 'rout'
export type MoraleResult = 'pass' | MoraleFailure

export const OUTNUMBERED = ['none', 'two-to-one', 'three-to-one'] as const
export type Outnumbered = (typeof OUTNUMBERED)[number]

export const ENEMY_ARMOUR = ['none', 'armoured-car', 'tank'] as const
export type EnemyArmour = (typeof ENEMY_ARMOUR)[number]

/** What a unit is in. */
export const STATUSES = [
  'steady',
  'halted',
  'falling-back',
  'routing',
  'in-melee',
  'surrendered',
  'destroyed',
  'off-table',
] as const
export type Status = (typeof STATUSES)[number]

export const WINDS = ['calm', 'light', 'moderate', 'strong'] as const
export type Wind = (typeof WINDS)[number]

export const MOVING_CLASSES = [
  'infantry',
  'cavalry',
  'field-artillery',
  'horse-artillery',
  'wagon',
  'tank',
  'armoured-car',
] as const
export type MovingClass = (typeof MOVING_CLASSES)[number]

export const MOVE_MODES = ['normal', 'charge', 'retreat', 'strategic'] as const
export type MoveMode = (typeof MOVE_MODES)[number]

export const GROUNDS = ['clear', 'road', 'shelled', 'rough'] as const
export type Ground = (typeof GROUNDS)[number]
