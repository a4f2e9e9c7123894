import { choice, flag, integer, preset } from '#kernel/procedure/schema.ts'
import { COVERS, ORDERS, QUALITIES, STATUSES, TROOPS } from '../vocabulary.ts'

/** The most entries of a list nobody rolls for. */
export const LONGEST_LIST = 200

export const anyTroop = () => choice(TROOPS)
export const troopField = () => preset(choice(TROOPS), 'infantry')
export const qualityField = () => preset(choice(QUALITIES), 'line')
export const statusField = () => choice(STATUSES)
export const orderField = () => choice(ORDERS)
export const coverField = () => choice(COVERS)

/** What a unit counts when it checks (PA-FIRE-09). */
export const FIRE_FIELDS = {
  smallArms: preset(integer(0), 0),
  trenchMortar: preset(integer(0), 0),
  fieldArtillery: preset(integer(0), 0),
  heavyArtillery: preset(integer(0), 0),
  gas: flag(),
}
