import type { Cover, Structure, Vehicle } from '../vocabulary.ts'

// SK-STR-01: value when the game starts; fence and wall by the 3-inch section
export const STRUCTURE_VALUES: Readonly<Record<Structure, number>> = {
  'small-building-wood': 8,
  'small-building-brick': 15,
  'medium-building-wood': 15,
  'medium-building-brick': 20,
  'large-building-brick': 30,
  'large-building-stone': 40,
  'stone-bridge': 20,
  dugout: 15,
  'small-bunker': 30,
  'medium-bunker': 40,
  fence: 2,
  wall: 4,
  'wooden-bridge': 8,
  'steel-concrete-bridge': 30,
}

// SK-STR-02: a near hit takes off the table number divided by this
export const NEAR_HIT_DIVISOR = 2

// SK-STR-06: a gap is the burst divided by this
export const WIRE_GAP_DIVISOR = 2

// SK-VEH-01
export const VEHICLE_VALUES: Readonly<Record<Vehicle, number>> = {
  'mark-i': 12,
  'mark-iv': 15,
  whippet: 15,
  'st-chamond': 18,
  schneider: 12,
  ft17: 15,
  a7v: 22,
  'enclosed-armoured-car': 10,
  'open-armoured-car': 6,
}

// SK-VEH-10: the d6 that puts one of the vehicle's guns out of action
export const GUN_HIT_ON = 6

// SK-VEH-02, SK-VEH-03: a running tank stops on this or less
export const BREAKDOWN_ON = 1
export const UNDER_FIRE_ADDS = 1

// SK-VEH-05: a stopped tank goes on with this
export const RESTART_ON = 6

// SK-VEH-07: what shelters the crew
export const CREW_COVER: Readonly<
  Record<'enclosed' | 'open', { readonly ball: Cover; readonly piercing: Cover }>
> = {
  enclosed: { ball: 'hard', piercing: 'soft' },
  open: { ball: 'soft', piercing: 'soft' },
}

// SK-VEH-23: inches from which ball may come in by the slits
export const SPLASH_RANGE = 6

// SK-FIRE-28: what men inside have
export const garrisonCover = (structure: Structure): Cover => {
  if (structure === 'dugout' || structure === 'small-bunker' || structure === 'medium-bunker') return 'bunker'
  return structure.endsWith('-wood') ? 'soft' : 'hard'
}
