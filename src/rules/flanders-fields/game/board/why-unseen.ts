import { towards } from '#kernel/geometry/direction.ts'
import { distance, type Point, rounded } from '#kernel/geometry/point.ts'
import { lengthIn, stretchesWithin } from '#kernel/geometry/shape.ts'
import { type Refusal, refuse } from '#kernel/procedure/refusal.ts'
import type { ClauseId } from '#kernel/procedure/rulebook.ts'
import { firstInTheWay } from '#table/sight.ts'
import { DEAD_GROUND, fromCm, SIGHT_THROUGH_COVER, toCm } from '../../tables/index.ts'
import { measured } from '../../wording.ts'
import type { Patch } from '../field.ts'
import { nameOf } from '../names.ts'
import type { Stand, State } from '../state.ts'
import { groundInTheWay, lookAt, mistLimit, seenAs } from './sight.ts'

/** Why one stand does not see another. */
interface WhyUnseen {
  readonly text: string
  readonly clause: ClauseId
  /** In a word or two. */
  readonly by: string
  /** Where the line between their centres ends. */
  readonly at: Point
}

const CALLED: Readonly<Partial<Record<Patch['kind'], string>>> = {
  wood: 'the wood',
  'built-up': 'the village',
  hill: 'the hill',
}

export const groundName = ({ name, kind }: Patch): string => name ?? CALLED[kind] ?? 'the ground'

const SEEN_AS = { 'troops-open': 'in the open', 'troops-cover': 'in cover', large: 'so large' } as const

/** As what a stand is seen: "in cover". */
export const seenAsWords = (state: State, target: Stand): string => SEEN_AS[seenAs(state, target)]

/** A length to the tenth of a centimetre. */
const cm = (length: number): string => measured(Math.round(length * 10) / 10)

/** A place on a line, so far from its beginning. */
const onLine = (from: Point, to: Point, far: number): Point => {
  const { x, y } = towards(from, to)
  return { x: from.x + rounded(far * x), y: from.y + rounded(far * y) }
}

const brokenWords = (
  from: Point,
  to: Point,
  { patch, broken }: ReturnType<typeof groundInTheWay>[number],
): WhyUnseen => {
  const name = groundName(patch)
  const { shape } = patch
  if (broken === 'dead-ground') {
    const left = stretchesWithin(shape, from, to).at(-1)?.to ?? 0
    return {
      text: `it is in the dead ground of ${DEAD_GROUND} cm behind ${name}`,
      clause: 'FF-VIS-08',
      by: `dead ground behind ${name}`,
      at: onLine(from, to, left),
    }
  }
  const inside = cm(toCm(lengthIn(shape, from, to)))
  const upTo = broken === 'too-deep' ? { upTo: fromCm(SIGHT_THROUGH_COVER) } : {}
  const at = firstInTheWay(from, to, [{ by: name, ground: [shape], ...upTo }])?.at ?? from
  if (broken === 'too-deep')
    return {
      text: `${inside} cm of ${name} lie on the line, and one sees through ${SIGHT_THROUGH_COVER} cm`,
      clause: 'FF-VIS-08',
      by: name,
      at,
    }
  return patch.kind === 'hill'
    ? { text: `${name} is between, and neither stands on it`, clause: 'FF-VIS-06', by: name, at }
    : { text: `${inside} cm of ${name} are between`, clause: 'FF-VIS-06', by: name, at }
}

/** All that keeps a stand from seeing another, in the order in which it comes upon it; nothing if it sees it. */
export const whyUnseen = (state: State, viewer: Stand, target: Stand): readonly WhyUnseen[] => {
  const [from, to] = [viewer.centre, target.centre]
  const below = [viewer, target].find((one) => one.below)
  if (below)
    return [
      {
        text: `${nameOf(state, below.id)} is in a deep shelter`,
        clause: 'FF-DUG-01',
        by: 'deep shelter',
        at: from,
      },
    ]
  const { range, limit } = lookAt(state, viewer, target)
  const far = distance(from, to)
  const atLimit = (most: number): Point => onLine(from, to, Math.max(0, far - fromCm(range - most)))
  const mist = mistLimit(state)
  const found = groundInTheWay(state, from, to, target).map((one) => brokenWords(from, to, one))
  if (range > limit)
    found.push({
      text: `it is ${cm(range)} cm away, and ${seenAsWords(state, target)} it is seen from ${limit} cm at most`,
      clause: 'FF-VIS-01',
      by: 'distance',
      at: atLimit(limit),
    })
  if (range > mist)
    found.push({
      text: `it is ${cm(range)} cm away, and in the mist one sees ${measured(mist)} cm`,
      clause: 'FF-VIS-07',
      by: 'mist',
      at: atLimit(mist),
    })
  return found.sort((one, other) => distance(from, one.at) - distance(from, other.at))
}

/** FF-VIS: that a stand does not see another, and the first thing that keeps it from it. */
export const unseenRefusal = (state: State, viewer: Stand, target: Stand): Refusal => {
  const [first] = whyUnseen(state, viewer, target)
  const begin = `${nameOf(state, viewer.id)} does not see ${nameOf(state, target.id)}`
  return first
    ? refuse('unseen', `${begin}: ${first.text}.`, first.clause)
    : refuse('unseen', `${begin}.`, 'FF-VIS-01')
}
