import type { Edit, Writing } from '#screen/writing.ts'
import { buildsSomething, mayScrape } from '../../game/phases/assault/labour.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import { isOnBoard, type Unit } from '../../game/unit.ts'
import type { View } from '../../game/view.ts'
import { neighbours, referenceOf } from '../../reckoning/grid.ts'
import { ENTRENCHING } from '../../tables/index.ts'
import { offered } from '../legal.ts'
import { editOdds } from '../odds/prospects.ts'
import { workOdds } from '../odds/trench.ts'
import { deskWriting, pressed, unable, type Writer, writerOf } from '../writing/pattern.ts'
import { type Desk, idsOf, ownOf } from './desk.ts'

const worked =
  (view: View, unit: Unit, work: 'road' | 'bridge') =>
  (edit: Edit): Edit => ({
    ...edit,
    ...editOdds(workOdds(view, unit, work), 'done'),
  })

const buildEdits = ({ view, side }: Writer, unit: Unit): readonly Edit[] => [
  ...offered(view, side, 'Build a road', { kind: 'build', unit: unit.id, work: 'road' }).map(
    worked(view, unit, 'road'),
  ),
  ...(unit.place >= 0 ? neighbours(view.country, unit.place) : []).flatMap((to) => {
    const reference = referenceOf(view.country, to)
    return offered(view, side, `Bridge towards ${reference}`, {
      kind: 'build',
      unit: unit.id,
      work: 'bridge',
      to: reference,
    }).map(worked(view, unit, 'bridge'))
  }),
  ...offered(view, side, 'Dig a light trench', { kind: 'scrape-trench', unit: unit.id }).map((edit) => ({
    ...edit,
    detail: `costs ${ENTRENCHING.costsMorale} morale`,
  })),
]

/** A5 */
const writingAssaultConstruction = (writer: Writer): Writing => {
  const { view, unit } = writer
  const edits = unit ? buildEdits(writer, unit) : []
  const likely: PlayerOrder | undefined =
    unit &&
    (unit.type === 'pioneer'
      ? { kind: 'build', unit: unit.id, work: 'road' }
      : { kind: 'scrape-trench', unit: unit.id })
  return deskWriting(writer, unit ? pressed(`${unit.name}: work`, edits) : [], {
    give: 'Done with the works',
    ends: { plan: 'Work as the staff plans' },
    todo: 'can build or dig in',
    ...(edits.length === 0 ? unable(writer, likely) : {}),
    ...(unit?.type === 'pioneer' && isOnBoard(unit)
      ? { odds: { title: 'Odds of pioneer work', rows: 'Work', asked: workOdds(view, unit, 'road') } }
      : {}),
  })
}

export const ASSAULT_CONSTRUCTION: Desk<'assault-construction'> = {
  title: 'the assault construction',
  first: 'pioneer',
  writing: (asked) => writingAssaultConstruction(writerOf(asked)),
  todo: ({ view, side }) =>
    idsOf(
      ownOf(view, side).filter(
        (unit) => isOnBoard(unit) && (buildsSomething(view, unit) || mayScrape(view, unit)),
      ),
    ),
}
