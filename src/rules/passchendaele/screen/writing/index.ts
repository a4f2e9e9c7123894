import type { AnyOrder, Side } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import { mayRelocate } from '../../game/phases/deployment/relocation.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import { rulesOf } from '../../game/phases/index.ts'
import type { Phase } from '../../game/phases/shapes.ts'
import type { SideName } from '../../game/sides.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { writingActivation } from './activation.ts'
import { writingAttachment } from './attachment.ts'
import { writingLoss, writingSupport } from './combat.ts'
import { writingConsolidation } from './consolidating.ts'
import { writingDeployment } from './deployment.ts'
import { writingFallBack } from './falling-back.ts'
import { writingFirstOrders } from './first-orders.ts'
import { writingMove } from './moving.ts'
import { asOrder } from './order-written.ts'
import { writingRelocation } from './placing.ts'

/** A choice of one among few, given at a press, each always in its place. */
const oneOf = (
  title: string,
  edits: readonly (Edit & { readonly order: PlayerOrder })[],
): Writing | undefined => {
  const [first] = edits
  return (
    first && {
      order: first.order,
      give: first.title,
      groups: [{ title, atOnce: true, edits }],
      draggable: [],
    }
  )
}

/** Any of a list, by ticks. */
const someOf = (
  title: string,
  ids: readonly { readonly id: string; readonly title: string; readonly pieces: readonly string[] }[],
  chosen: readonly string[],
  write: (ids: readonly string[]) => PlayerOrder,
  give: (count: number) => string,
): Writing => ({
  order: write(chosen),
  give: give(chosen.length),
  groups: [
    {
      title,
      edits: ids.map(({ id, title: name, pieces }) => ({
        title: name,
        pieces,
        chosen: chosen.includes(id),
        order: write(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]),
      })),
    },
  ],
  draggable: [],
})

const writingIn = (
  view: View,
  phase: Phase,
  side: SideName,
  before: PlayerOrder | undefined,
  chosen: string | undefined,
  alone: string | undefined,
): Writing | undefined => {
  switch (phase.name) {
    case 'attach':
      return writingAttachment(view, phase, side, before)
    case 'deploy':
      return writingDeployment(view, phase, before, chosen)
    case 'relocate':
      return writingRelocation(view, phase, before, chosen)
    case 'relocation': {
      const able = view.units.filter((unit) => mayRelocate(view, unit))
      return someOf(
        'Divisions that roll',
        able.map(({ id, name, bases }) => ({ id, title: name, pieces: bases.map((base) => base.id) })),
        before?.kind === 'roll-relocation' ? before.divisions : [],
        (divisions) => ({ kind: 'roll-relocation', divisions: [...divisions] }),
        (count) => (count === 0 ? 'Nobody relocates' : 'Roll for relocation'),
      )
    }
    case 'initial-orders':
      return writingFirstOrders(
        view,
        side,
        before?.kind === 'initial-orders' ? before : undefined,
        chosen,
        alone,
      )
    case 'choose':
      return oneOf(
        'First or second move?',
        (['first', 'second'] as const).map((move) => ({
          title: move === 'first' ? 'Move first' : 'Move second',
          order: { kind: 'choose', move },
        })),
      )
    case 'armistice':
      return oneOf(
        'An armistice?',
        [false, true].map((agrees) => ({
          title: agrees ? 'Agree to stop' : 'Fight on',
          order: { kind: 'answer-offer', agrees },
        })),
      )
    case 'activate':
      return writingActivation(view, side, before, chosen, alone)
    case 'move':
      return writingMove(view, phase, before)
    case 'fall-back':
      return writingFallBack(view, phase, before)
    case 'support':
      return writingSupport(view, side, before)
    case 'loss':
      return writingLoss(view, phase, before)
    case 'consolidate': {
      const unit = unitNamed(view, phase.unit)
      return unit && writingConsolidation(unit, before)
    }
  }
}

export const writing = (
  view: View,
  side: Side,
  before: AnyOrder | undefined,
  chosen: string | undefined,
  alone: string | undefined,
): Writing | undefined => {
  const phase = topPhase(view)
  const own = side === 'german' || side === 'entente' ? side : undefined
  if (!phase || !own || !rulesOf(phase).pending(view, phase).includes(own)) return undefined
  return writingIn(view, phase, own, asOrder(before), chosen, alone)
}
