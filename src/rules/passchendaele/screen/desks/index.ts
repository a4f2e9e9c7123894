import type { AnyOrder } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import type { Area } from '#screen/area.ts'
import { atDesks } from '#screen/desk.ts'
import type { Ghosts } from '#screen/ghosts.ts'
import { type PlayerOrder, rulesOf } from '../../game/phases/index.ts'
import type { Phase, PhaseName } from '../../game/phases/shapes.ts'
import type { View } from '../../game/view.ts'
import { SIDES, type SideName } from '../../vocabulary.ts'
import { asOrder } from '../order-written.ts'
import { ACTIVATE } from './activation.ts'
import { ATTACH } from './attachment.ts'
import { LOSS, SUPPORT } from './close-combat.ts'
import { CONSOLIDATE } from './consolidate.ts'
import { DEPLOY } from './deployment.ts'
import type { PhaseDesk } from './desk.ts'
import { FALL_BACK } from './fall-back.ts'
import { INITIAL_ORDERS } from './first-orders.ts'
import { MOVE } from './move.ts'
import { ARMISTICE, CHOOSE } from './questions.ts'
import { RELOCATE, RELOCATION } from './relocation.ts'

const DESKS = {
  attach: ATTACH,
  deploy: DEPLOY,
  relocation: RELOCATION,
  relocate: RELOCATE,
  'initial-orders': INITIAL_ORDERS,
  choose: CHOOSE,
  activate: ACTIVATE,
  move: MOVE,
  'fall-back': FALL_BACK,
  support: SUPPORT,
  loss: LOSS,
  consolidate: CONSOLIDATE,
  armistice: ARMISTICE,
} satisfies { readonly [N in PhaseName]: PhaseDesk<N> }

const ANY: Readonly<Record<PhaseName, PhaseDesk<PhaseName>>> = DESKS

/** Where the order being written leads, drawn on the table. */
export const leading = (view: View, written: AnyOrder | undefined): readonly Area[] => {
  const phase = topPhase<Phase>(view)
  return (phase && ANY[phase.name].areas?.(view, phase, asOrder(written))) ?? []
}

const inTurn: readonly PhaseDesk<PhaseName>[] = Object.values(ANY)

/** What advice would come to, drawn beside what stands. */
export const ghosts = (view: View, orders: readonly AnyOrder[], units?: readonly string[]): Ghosts => {
  const all = orders.flatMap((order) => {
    const read = asOrder(order)
    return read ? inTurn.flatMap((desk) => desk.ghosts?.(view, read, units) ?? []) : []
  })
  return { pieces: all.flatMap(({ pieces }) => pieces), areas: all.flatMap(({ areas }) => areas) }
}

export const { owed, titleOf, writing, drag, toDo, inWords } = atDesks<View, Phase, SideName, PlayerOrder>({
  sides: SIDES,
  asOrder,
  rulesOf,
  desks: DESKS,
})
