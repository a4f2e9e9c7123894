import { middleOf, type Point } from '#kernel/geometry/point.ts'
import { capitalised, several } from '#kernel/words.ts'
import type { HeardOrder, ShownMoment } from '#screen/results.ts'
import { houseNamed } from '../../game/board/ground.ts'
import { CAUSE_WORDS } from '../../game/harm/tell.ts'
import type { State, Unit } from '../../game/state.ts'
import { nameOf, sideWords } from '../../game/stories/names.ts'
import type { Story } from '../../game/stories/story.ts'
import { unitNamed } from '../../game/units.ts'
import { idOf } from '../../scenarios/ids.ts'
import { pointAt } from '../../tables/table-top.ts'
import { sideIndex } from '../naming.ts'
import type { Heard } from './told.ts'

const FATE_TITLES = {
  destroyed: 'is destroyed',
  surrendered: 'has surrendered',
  'off-table': 'has left the table',
} as const

const placeOf = (unit: Unit | undefined): Pick<ShownMoment, 'places'> =>
  unit && unit.figures.length > 0 ? { places: [middleOf(unit.figures.map(({ at }) => at))] } : {}

const lostSoFar = (state: State, side: 'a' | 'b'): string =>
  several(state.lost.filter((one) => one.side === side).length, 'man', 'men')

/** A whole unit is gone. */
const gone = ({ event, before, after }: Heard): readonly ShownMoment[] => {
  if (event.kind !== 'unit-gone') return []
  const unit = unitNamed(after, event.unit)
  if (!unit) return []
  const last = after.lost.findLast((one) => one.unit === unit.id)
  return [
    {
      kind: 'lost',
      side: sideIndex(after, unit.side),
      title: `${capitalised(nameOf(after, unit.id))} ${FATE_TITLES[event.fate]}`,
      text: capitalised(sideWords(after, unit.side)),
      facts: [
        ...(last ? [{ label: 'Lost to', value: CAUSE_WORDS[last.cause] }] : []),
        { label: 'Began with', value: several(unit.strength, 'man', 'men') },
        { label: 'Its side has lost', value: lostSoFar(after, unit.side) },
      ],
      unit: unit.id,
      ...placeOf(unitNamed(before, unit.id)),
    },
  ]
}

const routed = ({ event, before, after }: Heard): readonly ShownMoment[] => {
  if (event.kind !== 'broke' || event.result !== 'rout') return []
  const unit = unitNamed(after, event.unit)
  return unit
    ? [
        {
          kind: 'lost',
          side: sideIndex(after, unit.side),
          title: `${capitalised(nameOf(after, unit.id))} routs`,
          text: capitalised(sideWords(after, unit.side)),
          facts: [{ label: 'Left', value: `${unit.figures.length} of ${unit.strength}` }],
          unit: unit.id,
          ...placeOf(unitNamed(before, unit.id)),
        },
      ]
    : []
}

const objectiveAt = (state: State, name: string): readonly Point[] => {
  const listed = state.scenario.objectives.find((one) => one.name === name)
  if (!listed) return []
  if (listed.at !== 'structure') return [pointAt({ x: listed.at[0], y: listed.at[1] })]
  const house = houseNamed(state, idOf(listed))
  return house ? [house.middle] : []
}

const taken = ({ event, after }: Heard): readonly ShownMoment[] => {
  if (event.kind !== 'objective-changed' || !event.holder) return []
  const { name, holder } = event
  const points = after.objectives.find((one) => one.name === name)?.points ?? 0
  return [
    {
      kind: 'taken',
      side: sideIndex(after, holder),
      title: `${capitalised(sideWords(after, holder))} hold ${name}`,
      facts: [{ label: 'Worth', value: several(points, 'point') }],
      places: objectiveAt(after, name),
    },
  ]
}

/** A round that drove somebody back. */
const won = ({ event, before, after }: Heard): readonly ShownMoment[] => {
  if (event.kind !== 'melee-round' || !event.loser || event.outcome === 'continue') return []
  const winner = event.loser === 'a' ? 'b' : 'a'
  const units = event.units.flatMap((id) => unitNamed(before, id) ?? [])
  const own = units.filter(({ side }) => side === winner)
  const [first] = own
  const [beaten] = units.filter(({ side }) => side === event.loser)
  return [
    {
      kind: 'won',
      side: sideIndex(after, winner),
      title: capitalised(
        `${first ? nameOf(after, first.id) : sideWords(after, winner)} beats ${beaten ? nameOf(after, beaten.id) : 'the enemy'} hand to hand`,
      ),
      facts: [
        { label: `${after.scenario.a.name} lost`, value: String(event.lostA) },
        { label: `${after.scenario.b.name} lost`, value: String(event.lostB) },
      ],
      ...(first ? { unit: first.id, ...placeOf(first) } : {}),
    },
  ]
}

const destroyed = ({ event, after }: Heard): readonly ShownMoment[] => {
  if (event.kind !== 'vehicle-hit' || !event.destroyed) return []
  const unit = unitNamed(after, event.unit)
  return unit
    ? [
        {
          kind: 'lost',
          side: sideIndex(after, unit.side),
          title: `${capitalised(nameOf(after, unit.id))} is knocked out`,
          unit: unit.id,
          places: [unit.position],
        },
      ]
    : []
}

/** What nobody should miss. */
export const moments = ({ heard }: HeardOrder<State, Story>): readonly ShownMoment[] => [
  ...heard.flatMap((one) => [...routed(one), ...taken(one), ...won(one)]),
  ...heard.flatMap((one) => [...gone(one), ...destroyed(one)]),
]
