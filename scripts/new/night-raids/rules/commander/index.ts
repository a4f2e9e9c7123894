/*
 * Who judges what:
 *   raid          how many men go out
 */

import type { Doctrine } from '#kernel/game/commander.ts'
import { type DoctrineOf, phasedDoctrine } from '#kernel/game/phased-doctrine.ts'
import type { Command } from '#kernel/game/ruleset.ts'
import { ORDER_SCHEMA, type PlayerOrder } from '../game/phases/index.ts'
import type { Phase } from '../game/phases/shapes.ts'
import type { View } from '../game/state.ts'
import { SIDES, type Side } from '../vocabulary.ts'
import { raidWishes } from './raid.ts'
import type { Situation } from './situation.ts'

const PHASES: DoctrineOf<Situation, Phase, PlayerOrder> = {
  raid: raidWishes,
}

/** Nothing is lost by sending them all. */
export const DOCTRINE: Doctrine<View, PlayerOrder> = phasedDoctrine<
  View,
  Phase,
  Side,
  PlayerOrder,
  Situation
>({
  sides: SIDES,
  order: ORDER_SCHEMA,
  situation: (view, side) => ({ view, side }),
  phases: PHASES,
})

/** What its computer players go by. */
export const COMMAND: Command = { doctrine: DOCTRINE }
