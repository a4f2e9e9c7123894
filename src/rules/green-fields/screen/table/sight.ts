import type { Point } from '#kernel/geometry/point.ts'
import { several } from '#kernel/words.ts'
import type { LineEnd, ShownSight } from '#screen/sight.ts'
import { eyesOf } from '../../game/board/observers.ts'
import { middleOf, SIDE } from '../../game/board/sheet.ts'
import { type InTheWay, lookFrom, seesGround } from '../../game/board/sight.ts'
import type { View } from '../../game/view.ts'
import type { ZoneNumber } from '../../game/zone.ts'
import { referenceOf } from '../../reckoning/grid.ts'
import { viewerOf } from '../naming.ts'
import { spotAt } from './layout.ts'

const BLOCKS: Readonly<Record<InTheWay, readonly [words: string, clause: string]>> = {
  woods: ['woods in', 'GF-OBS-05'],
  gas: ['gas in', 'GF-OBS-11'],
  hill: ['the hill of', 'GF-OBS-06'],
  troops: ['enemy troops in', 'GF-OBS-08'],
}

/** Where a line ends: before what hides the ground, or as far as one sees. */
const stopOf = (from: Point, to: Point, hidden: Point | undefined, seenShare: number): Point => {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const long = Math.hypot(x, y)
  const behind = hidden
    ? ((hidden.x - from.x) * x + (hidden.y - from.y) * y) / (long * long) - SIDE / 2 / long
    : 1
  const share = Math.max(0, Math.min(seenShare, behind))
  return { x: Math.round(from.x + share * x), y: Math.round(from.y + share * y) }
}

/** What the eyes of the side have to say of the far zone besides this line. */
const otherEyes = (view: View, zone: ZoneNumber, seen: boolean): string => {
  const other = seesGround(view, viewerOf(view), zone)
  return other && !seen ? ' Your observers see that ground from elsewhere.' : ''
}

/** GF-OBS: whether observers in one zone see the ground of another, by the function that finds what a side sees. */
export const lineOfSight = (view: View, from: LineEnd, to: LineEnd): ShownSight => {
  const [here, there] = [spotAt(view, from.point), spotAt(view, to.point)]
  if (!('zone' in here) || !('zone' in there))
    return {
      seen: false,
      verdict: 'Not seen',
      text: 'Nothing off the board observes, and nothing there is observed.',
      clauses: ['GF-OBS-15'],
      stop: { at: to.point, by: 'off the board' },
    }
  const side = viewerOf(view)
  const { look, away, range, behind } = lookFrom(view, side, here.zone, there.zone)
  const eyes = eyesOf(view, side)
  const [a, b] = [here.zone, there.zone].map((zone) => referenceOf(view.country, zone))
  const manned = eyes.held.includes(here.zone) || eyes.beyond.includes(here.zone)
  const who = manned ? `Your observers in ${a}` : `Observers of yours in ${a}, had you any,`
  const seen = look === 'seen'
  const far = `${several(away, 'zone')} away, and from there one sees ${several(range, 'zone')}`
  if (seen)
    return {
      seen,
      verdict: 'Seen',
      text: `${who} see the ground of ${b}: ${far}.`,
      clauses: ['GF-OBS-02', ...(manned ? [] : ['GF-OBS-01'])],
    }
  const [words, clause] = behind ? BLOCKS[behind.by] : ['', 'GF-OBS-02']
  const by = behind ? `${words} ${referenceOf(view.country, behind.zone)}` : 'distance'
  const isThere = behind?.zone === here.zone || behind?.zone === there.zone
  const causes = [
    ...(behind ? [isThere ? `gas lies in ${referenceOf(view.country, behind.zone)}` : `behind ${by}`] : []),
    ...(look === 'too-far' ? [`it is ${far}`] : []),
  ]
  return {
    seen,
    verdict: 'Not seen',
    text: `${who} do not see the ground of ${b}: ${causes.join('; ')}.${otherEyes(view, there.zone, seen)}`,
    clauses: [...(behind ? [clause] : []), ...(look === 'too-far' ? ['GF-OBS-02'] : [])],
    stop: {
      at: stopOf(
        from.point,
        to.point,
        behind && middleOf(view, behind.zone),
        look === 'too-far' ? range / away : 1,
      ),
      by,
    },
  }
}
