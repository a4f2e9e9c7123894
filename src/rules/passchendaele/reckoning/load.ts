import type { Trace } from '../../../kernel/procedure/trace.ts'
import { LOAD_TABLE, WEIGHTS } from '../tables/index.ts'
import { type Column, type Cover, isTank, type Troop } from '../vocabulary.ts'

/** All the fire a unit counts at its check. */
export interface FireOn {
  readonly smallArms: number
  readonly trenchMortar: number
  readonly fieldArtillery: number
  readonly heavyArtillery: number
  readonly gas: boolean
}

export interface Load {
  readonly column: Column
  readonly load: number
  readonly modifier: number
  readonly underFire: boolean
}

export const shellPoints = (fire: FireOn): number =>
  fire.trenchMortar + fire.fieldArtillery + fire.heavyArtillery

export const hasPoints = (fire: FireOn): boolean => fire.smallArms + shellPoints(fire) > 0

/** PA-CHECK-07: nobody loses heart without fire; gas is fire. */
export const isUnderFire = (fire: FireOn): boolean => fire.gas || hasPoints(fire)

/** PA-CHECK-04, PA-CHECK-05: the weight of the fire and what it takes off the score. */
export const fireLoad = (fire: FireOn, cover: Cover, troop: Troop, trace: Trace): Load => {
  const column = isTank(troop) ? 'armour' : cover
  const load =
    fire.smallArms * WEIGHTS.smallArms[column] +
    fire.trenchMortar * WEIGHTS.trenchMortar[column] +
    fire.fieldArtillery * WEIGHTS.fieldArtillery[column] +
    fire.heavyArtillery * WEIGHTS.heavyArtillery[column]
  const modifier = modifierOf(load)
  const underFire = isUnderFire(fire)
  trace.note('PA-CHECK-04', 'Fire weighed by', column)
  if (underFire) trace.note('PA-CHECK-04', 'Load', load)
  else trace.note('PA-CHECK-07', 'Not under fire')
  if (modifier !== 0) trace.note('PA-CHECK-05', 'Fire', modifier)
  return { column, load, modifier, underFire }
}

const modifierOf = (load: number): number => {
  for (const { upTo, modifier } of LOAD_TABLE) if (load <= upTo) return modifier
  return 0
}
