import { DECISIVE_LEAD, DRAWS_TO_CHANGE, FEWER_MEN, LINES_TO_END, SERIES_POINTS } from '../tables/index.ts'
import {
  type Degree,
  type Fought,
  SERIES_SIDES,
  type Series,
  type SeriesSide,
  type Verdict,
} from './document.ts'
import { otherOf } from './sides.ts'

/** FF-END-04: by how much a battle, or a series, was won. */
export const degreeOf = (lead: number): Degree =>
  lead >= DECISIVE_LEAD ? 'decisive' : lead > 0 ? 'marginal' : 'draw'

/** FF-CAMP-14: lines by which the front has moved towards `b` on the whole. */
export const frontMoved = (fought: readonly Fought[]): number =>
  fought.reduce((sum, { attacker, lines }) => sum + (attacker === 'a' ? lines : -lines), 0)

export const menLost = (fought: readonly Fought[], side: SeriesSide): number =>
  fought.reduce((sum, { men }) => sum + men[side], 0)

/** What a side has its points for. */
export interface Points {
  readonly victories: number
  readonly front: number
  readonly men: number
}

/** FF-CAMP-14 */
export const pointsOf = (fought: readonly Fought[], side: SeriesSide): Points => {
  const victories = fought.reduce(
    (sum, { result: { winner, degree } }) =>
      winner === side && degree !== 'draw' ? sum + SERIES_POINTS[degree] : sum,
    0,
  )
  const forward = frontMoved(fought) * (side === 'a' ? 1 : -1)
  const enemys = menLost(fought, otherOf(side))
  const fewer = enemys > 0 && menLost(fought, side) <= FEWER_MEN * enemys
  return {
    victories,
    front: Math.max(0, forward) * SERIES_POINTS.line,
    men: fewer ? SERIES_POINTS.fewerMen : 0,
  }
}

export const sumOf = ({ victories, front, men }: Points): number => victories + front + men

export const pointsAfter = (fought: readonly Fought[]): Series['points'] => ({
  a: sumOf(pointsOf(fought, 'a')),
  b: sumOf(pointsOf(fought, 'b')),
})

/** FF-CAMP-14: how the series has ended; nothing as long as it goes on. */
export const verdictAfter = (fought: readonly Fought[], battles: number): Verdict | null => {
  const moved = frontMoved(fought)
  if (Math.abs(moved) >= LINES_TO_END) return { winner: moved > 0 ? 'a' : 'b', degree: 'decisive' }
  if (fought.length < battles) return null
  const { a, b } = pointsAfter(fought)
  return { winner: a === b ? null : a > b ? 'a' : 'b', degree: degreeOf(Math.abs(a - b)) }
}

/** FF-CAMP-08: who attacks next, and how many battles have been drawn running. */
export const turnAfter = (fought: readonly Fought[]): Pick<Series, 'attacker' | 'draws'> => {
  let attacker: SeriesSide = SERIES_SIDES[0]
  let draws = 0
  for (const { result } of fought) {
    draws = result.winner === null ? draws + 1 : 0
    const changes = result.winner === null ? draws >= DRAWS_TO_CHANGE : result.winner !== attacker
    if (!changes) continue
    attacker = otherOf(attacker)
    draws = 0
  }
  return { attacker, draws }
}
