import type { Fault } from '#kernel/procedure/result.ts'
import { choice, flag, integer, maybe, missing, preset } from '#kernel/procedure/schema.ts'
import { FATAL_MARKERS, SHOOTING_CARDS } from '../tables/index.ts'
import { COVERS, FIRE_MODES, PERIODS, QUALITIES, TANK_TYPES } from '../vocabulary.ts'

/** Fields that several procedures share. */
export const period = choice(PERIODS)
export const quality = preset(choice(QUALITIES), 'experienced')
export const markers = preset(integer(0, FATAL_MARKERS - 1), 0)
export const shootingCard = preset(integer(SHOOTING_CARDS.least, SHOOTING_CARDS.most), 0)
export const modeOr = <const M extends (typeof FIRE_MODES)[number]>(usual: M) =>
  preset(choice(FIRE_MODES), usual)

/** A stand that is either in some cover or armoured. */
export const coverOrArmour = { cover: maybe(choice(COVERS)), armour: flag() }

/** What concerns the firer of one attack. */
export const firerFields = {
  quality,
  shooterInGas: flag(),
  throughBarrage: flag(),
  shooterUphill: flag(),
  dismountedCavalry: flag(),
  flank: flag(),
  tankType: maybe(choice(TANK_TYPES)),
  tankMoved: flag(),
  partial: flag(),
  movingThrough: flag(),
  card: shootingCard,
  targetSuppressions: markers,
}

export const needsCover = (target: {
  readonly cover?: string | undefined
  readonly armour: boolean
}): Fault | undefined => (target.armour || target.cover !== undefined ? undefined : missing('cover'))
