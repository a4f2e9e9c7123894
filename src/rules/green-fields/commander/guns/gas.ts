import { done, type Intent } from '../intent.ts'
import { sectorOf, wouldAttack } from '../line/sector.ts'
import { foesIn, isKnown, named, type Situation } from '../situation.ts'

/** W7: all the gas at once on the zone to be attacked. */
export const gasIntents = (situation: Situation): readonly Intent[] => {
  const { view, side } = situation
  const { canisters } = view.armies[side]
  const [zone] = sectorOf(situation)
    .filter((one) => foesIn(situation, one).length > 0 || !isKnown(situation, one))
    .sort((one, other) => foesIn(situation, other).length - foesIn(situation, one).length)
  const wait = done('The gas is kept for an attack.')
  if (zone === undefined || !wouldAttack(situation)) return [wait]
  return [
    {
      order: { kind: 'release-gas', zone: named(situation, zone), canisters },
      why: `Gas on ${named(situation, zone)} takes the skill out of whoever must hold it.`,
    },
    wait,
  ]
}
