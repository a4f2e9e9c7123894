import { capitalised, several } from '#kernel/words.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import type { SideName } from '../../game/sides.ts'
import { isOnBoard, type Unit } from '../../game/unit.ts'
import type { View } from '../../game/view.ts'
import { neighbours, referenceOf } from '../../reckoning/grid.ts'
import { ENTRENCHING } from '../../tables/index.ts'
import { isLegal, offered } from '../legal.ts'
import { editOdds } from '../odds/prospects.ts'
import { workOdds } from '../odds/trench.ts'
import { deskWriting, pressed, unable, type Writer, writerOf } from '../writing/pattern.ts'
import { type Desk, idsOf, ownOf } from './desk.ts'

const canWork = (view: View, side: SideName, { id, type }: Unit): boolean =>
  isLegal(view, side, { kind: 'entrench', unit: id }) ||
  (type === 'pioneer' &&
    (['trench', 'road'] as const).some((work) =>
      isLegal(view, side, { kind: 'pioneer-work', unit: id, work }),
    ))

const workers = (view: View, side: SideName): ReadonlySet<string> =>
  idsOf(ownOf(view, side).filter((unit) => isOnBoard(unit) && canWork(view, side, unit)))

const workEdits = ({ view, side }: Writer, unit: Unit): readonly Edit[] => {
  const { id, place, morale } = unit
  const works: readonly PlayerOrder[] = [
    { kind: 'pioneer-work', unit: id, work: 'trench' },
    { kind: 'pioneer-work', unit: id, work: 'road' },
    ...(place >= 0 ? neighbours(view.country, place) : []).map(
      (to): PlayerOrder => ({
        kind: 'pioneer-work',
        unit: id,
        work: 'bridge',
        to: referenceOf(view.country, to),
      }),
    ),
  ]
  const titles = {
    trench: 'Deepen the trench',
    road: 'Mend the road or lay a track',
    bridge: 'Bridge towards',
  }
  return [
    ...works.flatMap((order) =>
      order.kind === 'pioneer-work'
        ? offered(view, side, order.to ? `${titles[order.work]} ${order.to}` : titles[order.work], order).map(
            (edit) => ({ ...edit, ...editOdds(workOdds(view, unit, order.work), 'done') }),
          )
        : [],
    ),
    ...offered(view, side, 'Dig in', { kind: 'entrench', unit: id }).map((edit) => ({
      ...edit,
      detail: `morale ${morale} to ${morale - ENTRENCHING.costsMorale}`,
    })),
  ]
}

const pioneersOf = ({ view, side }: Writer): readonly Unit[] =>
  view.units.filter((unit) => unit.side === side && unit.type === 'pioneer' && isOnBoard(unit))

const isAtWork = ({ view, side }: Writer): boolean =>
  view.units.some((unit) => unit.side === side && (unit.duty === 'working' || unit.duty === 'entrenching'))

/** Pioneers that could work, as long as nobody does. */
const idlePioneers = (writer: Writer): { readonly could?: string } => {
  const able = workers(writer.view, writer.side)
  const idle = pioneersOf(writer).filter(({ id }) => able.has(id)).length
  return idle > 0 && !isAtWork(writer)
    ? { could: `${capitalised(several(idle, 'unit of pioneers', 'units of pioneers'))} could work.` }
    : {}
}

/** W3: pioneers throw dice, whoever digs pays with morale. */
const writingConstruction = (writer: Writer): Writing => {
  const { view, unit } = writer
  const edits = unit ? workEdits(writer, unit) : []
  const likely: PlayerOrder | undefined =
    unit &&
    (unit.type === 'pioneer'
      ? { kind: 'pioneer-work', unit: unit.id, work: 'trench' }
      : { kind: 'entrench', unit: unit.id })
  return deskWriting(writer, unit ? pressed(`${unit.name}: work for this week`, edits) : [], {
    give: isAtWork(writer) ? 'Done with the works' : 'No works this week',
    ends: { plan: 'Work as the staff plans', ...idlePioneers(writer) },
    todo: 'can work or dig in',
    ...(edits.length === 0 ? unable(writer, likely) : {}),
    ...(unit?.type === 'pioneer' && isOnBoard(unit) && unit.duty === 'none'
      ? { odds: { title: 'Odds of pioneer work', rows: 'Work', asked: workOdds(view, unit, 'trench') } }
      : {}),
  })
}

export const CONSTRUCTION: Desk<'construction'> = {
  title: 'the construction',
  first: 'pioneer',
  writing: (asked) => writingConstruction(writerOf(asked)),
  todo: ({ view, side }) => workers(view, side),
}
