import type { Point } from '#kernel/geometry/point.ts'
import { several } from '#kernel/words.ts'
import type { Terrain } from '#screen/ground.ts'
import { pointOn } from '../../game/board/centreline.ts'
import { damageTo, isDestroyed } from '../../game/board/ground.ts'
import { gapsIn } from '../../game/board/lines.ts'
import { fieldOf, type Line, lengthOfLine } from '../../game/field.ts'
import type { View } from '../../game/view.ts'
import { idOf } from '../../scenarios/ids.ts'
import type { Feature } from '../../scenarios/scenario.ts'
import { STRUCTURE_VALUES } from '../../tables/index.ts'
import { fromInches, SECTION, toInches } from '../../tables/table-top.ts'

/** How broad a line without width is drawn, in inches. */
const DRAWN: Readonly<Record<Line['kind'], number>> = { hedge: 0.5, wire: 0.9, fence: 0.3, wall: 0.4 }
/** Inches left open between two sections of a wall, so that they can be counted. */
const JOINT = 0.16

interface Stretch {
  readonly from: number
  readonly to: number
}

/** What is left of a stretch after what is open in it. */
const without = (stretch: Stretch, open: readonly Stretch[]): readonly Stretch[] =>
  open.reduce<readonly Stretch[]>(
    (rest, gap) =>
      rest.flatMap(({ from, to }) => {
        if (gap.to <= from || gap.from >= to) return [{ from, to }]
        return [
          { from, to: gap.from },
          { from: gap.to, to },
        ].filter((part) => part.to - part.from > 1)
      }),
    [stretch],
  )

/** The part of a chain of points between two places along it, with its bends. */
const partOf = (line: readonly Point[], { from, to }: Stretch): readonly Point[] => {
  const bends: Point[] = []
  let along = 0
  line.forEach((point, i) => {
    const before = line[i - 1]
    if (before) along += lengthOfLine([before, point])
    if (along > from && along < to) bends.push(point)
  })
  return [pointOn(line, from), ...bends, pointOn(line, to)]
}

const inches = (length: number): string => String(Math.round(toInches(length) * 10) / 10)

const WORDS: Readonly<Record<Line['kind'], string>> = {
  hedge: 'hedge: soft cover to men behind it',
  wire: 'barbed wire',
  fence: 'fence: soft cover to men behind it',
  wall: 'wall: hard cover to men behind it',
}

const textOf = (view: View, { id, kind, sections }: Line, name: string): string => {
  const gaps = gapsIn(view, id).map(({ from, to }) => `${inches(to - from)} in wide at ${inches(from)} in`)
  const open = gaps.length === 0 ? (kind === 'wire' ? ', uncut' : '') : `, open: ${gaps.join('; ')}`
  if (kind !== 'fence' && kind !== 'wall') return `${name} (${WORDS[kind]}${open})`
  const value = STRUCTURE_VALUES[kind]
  const left = Array.from({ length: sections }, (_, i) => Math.max(0, value - damageTo(view, id, i)))
  return `${name} (${WORDS[kind]}; ${several(sections, 'section')} of ${value}: ${left.join(', ')} left${open})`
}

/** Sections that stand, with a joint between them; the whole of what has no sections. */
const standing = (view: View, { id, kind, length, sections }: Line): readonly Stretch[] => {
  if (kind !== 'fence' && kind !== 'wall') return [{ from: 0, to: length }]
  const joint = fromInches(JOINT) / 2
  return Array.from({ length: sections }, (_, i) => i).flatMap((i) => {
    if (isDestroyed(view, { id, kind }, i)) return []
    const end = Math.min(length, (i + 1) * fromInches(SECTION))
    return [
      {
        from: i * fromInches(SECTION) + (i === 0 ? 0 : joint),
        to: i === sections - 1 ? length : end - joint,
      },
    ]
  })
}

/** Wire, a hedge, a fence or a wall, in as many parts as gaps and broken sections leave of it. */
export const lineTerrain = (
  view: View,
  kind: Line['kind'],
  feature: Pick<Feature, 'id' | 'name'>,
): readonly Terrain[] => {
  const { name } = feature
  const id = idOf(feature)
  const found = fieldOf(view.scenario).lines.find((line) => line.id === id)
  if (!found) return []
  const open = gapsIn(view, id)
  const text = textOf(view, found, name)
  return standing(view, found)
    .flatMap((stretch) => without(stretch, open))
    .map((stretch, i) => ({
      id: i === 0 ? id : `${id}-${i + 1}`,
      kind,
      outline: {
        shape: 'belt',
        points: partOf(found.line, stretch),
        width: fromInches(DRAWN[kind]),
        ends: 'flush',
      },
      ...(i === 0 ? { name } : {}),
      text,
    }))
}
