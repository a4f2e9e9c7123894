import type { AnyOrder, Side } from '../../../kernel/game.ts'
import type { Edit, Writing } from '../../../kernel/tabletop.ts'
import { words } from '../../../kernel/words.ts'
import { possibleSupports } from '../combat/involved.ts'
import { usualLoss } from '../combat/rounds.ts'
import type { PlayerOrder } from '../orders.ts'
import { usualMove } from '../phases/choose.ts'
import type { Phase } from '../phases/phase.ts'
import { mayRelocate } from '../phases/relocation.ts'
import { pending } from '../prompts.ts'
import { type SideName, topPhase, unitNamed, whereabouts } from '../state.ts'
import type { View } from '../view.ts'
import { writingActivation } from './activation.ts'
import { writingFirstOrders } from './first-orders.ts'
import { writingMove } from './moving.ts'
import { asOrder } from './order-written.ts'
import { writingPlacing } from './placing.ts'

/** A choice of one among few, given at a press; the usual one first. */
const oneOf = (
  title: string,
  edits: readonly (Edit & { readonly order: PlayerOrder })[],
  unit?: string,
): Writing | undefined => {
  const [first] = edits
  return (
    first && {
      order: first.order,
      ...(unit === undefined ? {} : { unit }),
      give: first.title,
      groups: [{ title, atOnce: true, edits }],
      draggable: [],
    }
  )
}

/** Any of a list, by ticks. */
const someOf = (
  title: string,
  ids: readonly { readonly id: string; readonly title: string }[],
  chosen: readonly string[],
  write: (ids: readonly string[]) => PlayerOrder,
  give: (count: number) => string,
): Writing => ({
  order: write(chosen),
  give: give(chosen.length),
  groups: [
    {
      title,
      several: true,
      edits: ids.map(({ id, title: name }) => ({
        title: name,
        chosen: chosen.includes(id),
        order: write(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]),
      })),
    },
  ],
  draggable: [],
})

const baseTitle = (view: View, id: string): string => {
  const found = whereabouts(view, id)
  if (!found) return id
  const { unit, base } = found
  return `${unit.name}, ${words(base.troop)} base ${unit.bases.indexOf(base) + 1}`
}

const lossOf = (view: View, from: 'attackers' | 'defenders'): Writing | undefined => {
  const fighters = view.combat?.[from] ?? []
  const usual = view.combat ? usualLoss(view.combat, from, false)?.base : undefined
  const sorted = fighters.toSorted((a, b) => Number(b.base === usual) - Number(a.base === usual))
  return oneOf(
    'Which base is lost?',
    sorted.map(({ base }) => ({ title: baseTitle(view, base), order: { kind: 'lose', base } })),
  )
}

const writingIn = (
  view: View,
  phase: Phase,
  side: SideName,
  before: PlayerOrder | undefined,
  chosen: string | undefined,
): Writing | undefined => {
  switch (phase.name) {
    case 'deploy':
    case 'relocate':
      return writingPlacing(view, phase, before, chosen)
    case 'relocation': {
      const able = view.units.filter((unit) => mayRelocate(view, unit))
      return someOf(
        'Divisions that roll',
        able.map(({ id, name }) => ({ id, title: name })),
        before?.kind === 'roll-relocation' ? before.divisions : [],
        (divisions) => ({ kind: 'roll-relocation', divisions: [...divisions] }),
        (count) => (count === 0 ? 'Nobody relocates' : 'Roll for relocation'),
      )
    }
    case 'initial-orders':
      return writingFirstOrders(view, side, before?.kind === 'initial-orders' ? before : undefined, chosen)
    case 'choose': {
      const usual = usualMove(view, side)
      const both = usual === 'first' ? (['first', 'second'] as const) : (['second', 'first'] as const)
      return oneOf(
        'First or second move?',
        both.map((move) => ({
          title: move === 'first' ? 'Move first' : 'Move second',
          order: { kind: 'choose', move },
        })),
      )
    }
    case 'activate':
      return writingActivation(view, side, before, chosen)
    case 'move':
      return writingMove(view, phase, before)
    case 'fall-back':
      return oneOf(
        `${unitNamed(view, phase.unit)?.name ?? 'The unit'} falls back`,
        phase.ways.map(({ side: way }) => ({
          title: `To the ${way}`,
          order: { kind: 'fall-back', side: way },
        })),
        phase.unit,
      )
    case 'support': {
      const able = possibleSupports(view, side).map(({ base }) => base.id)
      return someOf(
        'Bases that join in',
        able.map((id) => ({ id, title: baseTitle(view, id) })),
        before?.kind === 'support' ? before.bases : able,
        (bases) => ({ kind: 'support', bases: [...bases] }),
        (count) => (count === 0 ? 'No support' : 'Send the supports'),
      )
    }
    case 'loss':
      return lossOf(view, phase.from)
    case 'consolidate':
      return oneOf(
        'The ground taken',
        [
          { title: 'Step forward', order: { kind: 'consolidate' } },
          { title: 'Stay', order: { kind: 'consolidate', bases: [] } },
        ],
        phase.unit,
      )
  }
}

export const writing = (
  view: View,
  side: Side,
  before: AnyOrder | undefined,
  chosen: string | undefined,
): Writing | undefined => {
  const phase = topPhase(view)
  const own = side === 'german' || side === 'entente' ? side : undefined
  if (!phase || !own || !pending(view).includes(own)) return undefined
  return writingIn(view, phase, own, asOrder(before), chosen)
}
