import type { Point } from '#kernel/geometry/point.ts'
import { capitalised } from '#kernel/words.ts'
import type { Edit, EditGroup } from '#screen/writing.ts'
import { fieldOf } from '../../game/field.ts'
import type { Aim } from '../../game/forms.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import { landmarksOf, nearestLandmark, offBy } from '../../game/shells/landmarks.ts'
import type { View } from '../../game/view.ts'
import { idOfName } from '../../scenarios/ids.ts'
import { toInches } from '../../tables/table-top.ts'
import type { Side } from '../../vocabulary.ts'
import { aimWords } from './aims.ts'
import { refusalOf } from './orders.ts'

type Order = OrderOf<'plot-fire'>
type ByLandmark = Extract<Aim, { readonly landmark: string }>
type ByBaseline = Extract<Aim, { readonly baseline: number }>

/** SK-BOM-16: whole inches. */
const STEPS = [1, 5] as const

/** The landmark that a gun may be laid by at first: nobody has said yet how far off it. */
export const firstEstimate = (view: View, at: Point): Aim => {
  const landmark = nearestLandmark(view.scenario, at)
  return landmark ? { landmark: landmark.id } : { baseline: 0, left: 0 }
}

/** Off the landmark, up and down, left and right as the player sits (SK-GEN-09). */
const offLandmark = (aim: ByLandmark, step: (title: string, aim: Aim) => Edit): readonly EditGroup[] => {
  const up = (aim.up ?? 0) - (aim.down ?? 0)
  const right = (aim.right ?? 0) - (aim.left ?? 0)
  const to = (u: number, r: number): Aim => ({ landmark: aim.landmark, ...offBy(up + u, right + r) })
  return STEPS.map((by) => ({
    title: by === 1 ? 'One inch' : `${by} inches`,
    edits: [
      step(`Up ${by}`, to(by, 0)),
      step(`Down ${by}`, to(-by, 0)),
      step(`Left ${by}`, to(0, -by)),
      step(`Right ${by}`, to(0, by)),
    ],
  }))
}

/** From the own baseline and in from a side. */
const offEdges = (aim: ByBaseline, step: (title: string, aim: Aim) => Edit): readonly EditGroup[] => {
  const isLeft = aim.left !== undefined
  const inward = aim.left ?? aim.right ?? 0
  const at = (baseline: number, far: number, left: boolean): Aim => ({
    baseline: Math.max(0, baseline),
    ...(left ? { left: Math.max(0, far) } : { right: Math.max(0, far) }),
  })
  return [
    {
      title: 'In from',
      edits: [
        { ...step('The left', at(aim.baseline, inward, true)), chosen: isLeft },
        { ...step('The right', at(aim.baseline, inward, false)), chosen: !isLeft },
      ],
    },
    ...STEPS.map((by) => ({
      title: by === 1 ? 'One inch' : `${by} inches`,
      edits: [
        step(`Farther out ${by}`, at(aim.baseline + by, inward, isLeft)),
        step(`Nearer ${by}`, at(aim.baseline - by, inward, isLeft)),
        step(`Farther in ${by}`, at(aim.baseline, inward + by, isLeft)),
        step(`Less far in ${by}`, at(aim.baseline, inward - by, isLeft)),
      ],
    })),
  ]
}

/** Half-way across the table, where a player who plots off the edges begins. */
const midTable = (view: View): Aim => {
  const { width, length } = fieldOf(view.scenario)
  return { baseline: Math.round(toInches(length) / 2), left: Math.round(toInches(width) / 2) }
}

/** SK-BOM-16: an aim is entered in words, never tapped: a landmark and how far off it, or inches off the edges. */
export const estimateGroups = (view: View, side: Side, order: Order): readonly EditGroup[] => {
  const { aim } = order
  const edit = (title: string, next: Aim): Edit => {
    const written: Order = { ...order, aim: next }
    const refusal = refusalOf(view, side, written)
    return refusal ? { title, refusal } : { title, order: written }
  }
  const landmark = 'landmark' in aim ? idOfName(aim.landmark) : undefined
  return [
    {
      title: `Aimed at ${aimWords(view, aim)}`,
      edits: [
        ...landmarksOf(view.scenario).map(({ id, name }) => ({
          ...edit(capitalised(name), { landmark: id }),
          chosen: landmark === id,
        })),
        { ...edit('Off the edges', 'baseline' in aim ? aim : midTable(view)), chosen: 'baseline' in aim },
      ],
    },
    ...('landmark' in aim ? offLandmark(aim, edit) : 'baseline' in aim ? offEdges(aim, edit) : []),
  ]
}
