import type { HeardEvent } from '#kernel/game/battle/log.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { capitalised, several, spelled, sumWords } from '#kernel/words.ts'
import type { HeardOrder, ShownMoment } from '#screen/results.ts'
import { lostBases } from '../game/scoring.ts'
import { otherSide, type SideName } from '../game/sides.ts'
import type { State, Unit } from '../game/state.ts'
import type { Story } from '../game/stories/story.ts'
import { tell } from '../game/stories/tell.ts'
import { nameOf } from '../game/stories/words.ts'
import { hasNobodyLeft, unitNamed } from '../game/units.ts'
import { HOLDER_WORDS } from '../wording.ts'
import { sideIndex } from './naming.ts'

type Heard = HeardEvent<State, Story>

/** The middle of where a unit stands. */
const placesOf = (unit: Unit | undefined): Pick<ShownMoment, 'places'> => {
  const bases = unit?.bases ?? []
  if (bases.length === 0) return {}
  const mean = (of: (at: Point) => number): number =>
    Math.round(bases.reduce((sum, { centre }) => sum + of(centre), 0) / bases.length)
  return { places: [{ x: mean(({ x }) => x), y: mean(({ y }) => y) }] }
}

/** "9 of 41 bases" */
const lostSoFar = (state: State, side: SideName): string => {
  const lost = Object.values(lostBases(state, side)).reduce((sum, count) => sum + count, 0)
  const all = state.units.reduce((sum, unit) => sum + (unit.side === side ? unit.strength : 0), 0)
  return `${lost} of ${all} bases`
}

/** A unit is no more. */
const loss = (heard: readonly Heard[], { before, after }: Heard, id: string, title: string): ShownMoment => {
  const unit = unitNamed(before, id)
  const check = heard.find(({ event }) => event.kind === 'checked' && event.unit === id)?.event
  const side = unit?.side ?? 'entente'
  return {
    kind: 'lost',
    side: sideIndex(side),
    title,
    text: capitalised(HOLDER_WORDS[side].replace(/^the /, '')),
    facts: [
      ...(check?.kind === 'checked'
        ? [
            { label: 'Rolled', value: sumWords(check.roll, check.score) },
            { label: 'It was', value: check.was },
          ]
        : []),
      { label: 'Bases lost', value: `${spelled(unit?.strength ?? 0)} of ${spelled(unit?.strength ?? 0)}` },
      { label: 'Its side has lost', value: lostSoFar(after, side) },
    ],
    unit: id,
    ...placesOf(unit),
  }
}

/** The other side of a combat has the place where the moving unit stood, or stands. */
const combat = ({ event, before, after }: Heard): readonly ShownMoment[] => {
  if (event.kind !== 'combat-ended' || event.winner === 'none') return []
  const unit = unitNamed(after, event.unit)
  if (!unit) return []
  const side = event.winner === 'attacker' ? unit.side : otherSide(unit.side)
  return [
    {
      kind: 'won',
      side: sideIndex(side),
      title: tell(after, event).replace(/\.$/, ''),
      unit: event.unit,
      ...placesOf(unit.bases.length > 0 ? unit : unitNamed(before, event.unit)),
    },
  ]
}

/** Objectives change hands when a turn is over. */
const taken = ({ event, before, after }: Heard): readonly ShownMoment[] =>
  event.kind !== 'turn-ended'
    ? []
    : after.objectives.flatMap(({ name, title = name, at, points, holder }, i) =>
        holder === 'none' || holder === before.objectives[i]?.holder
          ? []
          : [
              {
                kind: 'taken' as const,
                side: sideIndex(holder),
                title: `${capitalised(HOLDER_WORDS[holder])} hold ${title}`,
                facts: [{ label: 'Worth', value: several(points, 'point') }],
                places: [at],
              },
            ],
      )

const through = ({ event, before }: Heard): readonly ShownMoment[] => {
  if (event.kind !== 'moved') return []
  const bases = event.left.filter(({ fate }) => fate === 'broken-through').length
  const unit = unitNamed(before, event.unit)
  if (bases === 0 || !unit) return []
  return [
    {
      kind: 'won',
      side: sideIndex(unit.side),
      title: `${unit.name} breaks through`,
      facts: [{ label: 'Off the far edge', value: several(bases, 'base') }],
      unit: unit.id,
      ...placesOf(unit),
    },
  ]
}

/** Units lost, combats and objectives won. */
export const moments = ({ heard }: HeardOrder<State, Story>): readonly ShownMoment[] =>
  heard.flatMap((one) => {
    const { event, after } = one
    if (event.kind === 'removed')
      return [
        loss(
          heard,
          one,
          event.unit,
          `${nameOf(after, event.unit)} ${event.why === 'surrendered' ? 'surrenders' : 'breaks'}`,
        ),
      ]
    if (event.kind === 'base-lost' && hasNobodyLeft(after, event.unit))
      return [loss(heard, one, event.unit, `${nameOf(after, event.unit)} is destroyed`)]
    return [...combat(one), ...taken(one), ...through(one)]
  })
