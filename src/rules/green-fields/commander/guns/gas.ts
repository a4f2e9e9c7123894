import type { ZoneNumber } from '../../game/zone.ts'
import { done, type Intent } from '../intent.ts'
import { sectorOf, wouldAttack } from '../sector.ts'
import { foesIn, isLikelyHeld, named, type Situation } from '../situation.ts'

/** Zones where somebody is or may be, those with most of them first. */
const worthACloud = (situation: Situation): readonly ZoneNumber[] =>
  sectorOf(situation)
    .filter((one) => isLikelyHeld(situation, one))
    .sort((one, other) => foesIn(situation, other).length - foesIn(situation, one).length)

const cloudOn = (situation: Situation, zone: ZoneNumber): Intent => {
  const where = named(situation, zone)
  const { canisters } = situation.view.armies[situation.side]
  return {
    order: { kind: 'release-gas', zone: where, canisters },
    why: `Gas is to take the skill out of whoever holds ${where}.`,
  }
}

/** W7: all the gas at once on the zone to be attacked. */
export const gasIntents = (situation: Situation): readonly Intent[] => {
  const wait = done('The gas is to be kept for an attack.')
  const { canisters } = situation.view.armies[situation.side]
  if (canisters === 0 || !wouldAttack(situation)) return [wait]
  const [zone] = worthACloud(situation)
  return zone === undefined ? [wait] : [cloudOn(situation, zone), wait]
}

/** The gas on a zone beside it instead. */
export const otherClouds = (situation: Situation, { order }: Intent): readonly Intent[] =>
  order.kind === 'release-gas' ? worthACloud(situation).map((zone) => cloudOn(situation, zone)) : []
