import type { Point } from '#kernel/geometry/point.ts'
import { capitalised, listed } from '#kernel/words.ts'
import type { Edit, EditGroup } from '#screen/writing.ts'
import { fieldOf } from '../../game/field.ts'
import type { Aim } from '../../game/forms.ts'
import { spotOnTable } from '../../game/lengths.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import { landmarksOf, nearestLandmark, offBy } from '../../game/shells/landmarks.ts'
import { aimPoint } from '../../game/shells/plots.ts'
import type { View } from '../../game/view.ts'
import { idOfName } from '../../scenarios/ids.ts'
import { toInches } from '../../tables/table-top.ts'
import type { Side } from '../../vocabulary.ts'

type Order = OrderOf<'plot-fire'>

const half = (n: number): number => Math.round(n * 2) / 2
const tenth = (n: number): number => Math.round(n * 10) / 10

/** Named places that fire is plotted by (SK-SET-08): their names by their ids. */
const landmarks = ({ scenario }: View): ReadonlyMap<string, string> =>
  new Map(landmarksOf(scenario).map(({ id, name }) => [id, name]))

/** SK-ART-31: a point by the nearest landmark, in half inches. */
export const byLandmark = (view: View, side: Side, at: Point): Aim => {
  const sign = side === 'a' ? 1 : -1
  const nearest = nearestLandmark(view.scenario, at)
  if (!nearest) return spotOnTable(at)
  const up = half(toInches(sign * (at.y - nearest.at.y)))
  const right = half(toInches(sign * (at.x - nearest.at.x)))
  return { landmark: nearest.id, ...offBy(up, right) }
}

/** SK-ART-31: a point by inches from the own baseline, and in from the nearer side. */
const byBaseline = (view: View, side: Side, at: Point): Aim => {
  const { width, length } = fieldOf(view.scenario)
  const baseline = tenth(toInches(side === 'a' ? at.y : length - at.y))
  const left = toInches(side === 'a' ? at.x : width - at.x)
  const right = toInches(width) - left
  return left <= right ? { baseline, left: tenth(left) } : { baseline, right: tenth(right) }
}

/** An aim point as a player would write it: "West gap, 2″ up and 1″ left". */
export const aimWords = (view: View, aim: Aim): string => {
  if ('x' in aim) return `${tenth(aim.x)}″ from the west edge, ${tenth(aim.y)}″ from the south`
  const side = (name: 'left' | 'right') => (aim[name] === undefined ? [] : [`${aim[name]}″`])
  if ('baseline' in aim) {
    const [left] = side('left')
    const [right] = side('right')
    return `${aim.baseline}″ from the baseline, ${left ?? right ?? ''} in from the ${left ? 'left' : 'right'}`
  }
  const off = (['up', 'down', 'left', 'right'] as const).flatMap((name) =>
    aim[name] === undefined || aim[name] === 0 ? [] : [`${aim[name]}″ ${name}`],
  )
  const place = landmarks(view).get(idOfName(aim.landmark)) ?? aim.landmark
  return off.length === 0 ? place : `${place}, ${listed(off)}`
}

/** The same place in the words of another kind, and steps from it. */
export const aimGroups = (view: View, side: Side, order: Order): readonly EditGroup[] => {
  const at = aimPoint(view, side, order.aim)
  if (!at) return []
  const aimed = (aim: Aim): Order => ({ ...order, aim })
  const landmark = 'landmark' in order.aim ? aimWords(view, order.aim) : undefined
  const forms: readonly Edit[] = [
    { title: 'By landmark', chosen: landmark !== undefined, order: aimed(byLandmark(view, side, at)) },
    {
      title: 'From the baseline',
      chosen: 'baseline' in order.aim,
      order: aimed(byBaseline(view, side, at)),
    },
    { title: 'By coordinates', chosen: 'x' in order.aim, order: aimed(spotOnTable(at)) },
  ]
  return [
    { title: `Aimed at ${aimWords(view, order.aim)}`, edits: forms },
    {
      title: 'Landmarks',
      edits: [...landmarks(view)].map(([id, name]) => ({
        title: capitalised(name),
        chosen: landmark === name,
        order: aimed({ landmark: id }),
      })),
    },
    ...('landmark' in order.aim ? [stepGroup(order.aim, aimed)] : []),
  ]
}

type LandmarkAim = Extract<Aim, { readonly landmark: string }>

/** One inch on, as the player sits (SK-GEN-09). */
const stepGroup = (aim: LandmarkAim, aimed: (aim: Aim) => Order): EditGroup => {
  const up = (aim.up ?? 0) - (aim.down ?? 0)
  const right = (aim.right ?? 0) - (aim.left ?? 0)
  const to = (u: number, r: number): Order => aimed({ landmark: aim.landmark, ...offBy(up + u, right + r) })
  return {
    title: 'One inch',
    edits: [
      { title: 'Up', order: to(1, 0) },
      { title: 'Down', order: to(-1, 0) },
      { title: 'Left', order: to(0, -1) },
      { title: 'Right', order: to(0, 1) },
    ],
  }
}

/** A point that was picked or dragged to, in the words that the order has. */
export const aimedAt = (view: View, side: Side, order: Order, at: Point): Order => {
  const aim =
    'baseline' in order.aim
      ? byBaseline(view, side, at)
      : 'landmark' in order.aim
        ? byLandmark(view, side, at)
        : spotOnTable(at)
  return { ...order, aim }
}
