import { firesAtMovers } from '../game/phases/movement/standing-orders.ts'
import { isCombatUnit } from '../game/unit.ts'
import { FEWEST_FIRED_AT } from '../tables/index.ts'
import type { Intent } from './intent.ts'
import { named, type Situation } from './situation.ts'

/**
 * GF-AMOV-08: regiments that fire into their own zone alone let everybody run past them, so all of them watch the ground about
 * them, as guns do anyway. The order stands until another is given.
 */
export const watchIntents = (situation: Situation): readonly Intent[] =>
  situation.own
    .filter((unit) => isCombatUnit(unit) && firesAtMovers(unit))
    .filter(({ standing, atLeast }) => standing !== 'on-entry' || atLeast !== FEWEST_FIRED_AT)
    .map((unit) => ({
      order: { kind: 'standing', unit: unit.id, order: 'on-entry', atLeast: FEWEST_FIRED_AT },
      why: `${unit.name} is to fire at whoever comes past ${named(situation, unit.place)}.`,
    }))
