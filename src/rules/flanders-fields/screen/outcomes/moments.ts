import type { HeardEvent } from '#kernel/game/battle/log.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { capitalised, several } from '#kernel/words.ts'
import type { HeardOrder, ShownMoment } from '#screen/results.ts'
import { patchAt } from '../../game/field.ts'
import { CAUSE_WORDS } from '../../game/harm/tell.ts'
import { nameOf, sideWords, unitOfId } from '../../game/names.ts'
import { sideIndex } from '../../game/sides.ts'
import type { Stand, State } from '../../game/state.ts'
import type { Story } from '../../game/stories/story.ts'
import { battalionNamed, battalionOf, blockHouseNamed, unitNamed } from '../../game/units.ts'
import { pointAt } from '../../tables/index.ts'
import type { Side } from '../../vocabulary.ts'
import type { Told } from './fire-results.ts'

type Heard = HeardEvent<State, Story>

const middle = (stands: readonly Pick<Stand, 'centre'>[]): Pick<ShownMoment, 'places'> => {
  if (stands.length === 0) return {}
  const mean = (of: (at: Point) => number): number =>
    Math.round(stands.reduce((sum, { centre }) => sum + of(centre), 0) / stands.length)
  return { places: [{ x: mean(({ x }) => x), y: mean(({ y }) => y) }] }
}

const lostSoFar = (state: State, side: Side): string =>
  several(state.lost.filter((one) => one.side === side).length, 'stand')

/** A company, a tank or a commander is no more; single guns are told in the log only. */
const lost = ({ event, before, after }: Heard): readonly ShownMoment[] => {
  if (event.kind !== 'lost') return []
  const { id, side, type, cause } = event
  const unit = unitNamed(after, event.unit)
  const whole =
    type === 'battalion-command' ||
    type === 'regimental-command' ||
    (unit?.at === 'gone' &&
      (unit.kind === 'rifle-company' || unit.kind === 'cavalry-squadron' || unit.kind === 'tank'))
  if (!whole) return []
  const battalion = battalionNamed(after, unit?.battalion ?? null)
  return [
    {
      kind: 'lost',
      side: sideIndex(after, side),
      title: `${capitalised(nameOf(after, unit?.id ?? id))} is destroyed`,
      text: capitalised(sideWords(after, side)),
      facts: [
        { label: 'Lost to', value: CAUSE_WORDS[cause] },
        ...(battalion
          ? [
              {
                label: `${nameOf(after, battalion.id)} has left`,
                value: `${battalion.start - battalion.lost} of ${battalion.start} platoons`,
              },
            ]
          : []),
        { label: 'Its side has lost', value: lostSoFar(after, side) },
      ],
      unit: event.unit,
      ...middle(before.stands.filter((stand) => stand.id === id)),
    },
  ]
}

const routed = ({ event, before, after }: Heard): readonly ShownMoment[] => {
  if (event.kind !== 'routed') return []
  const { battalion, side } = event
  return [
    {
      kind: 'lost',
      side: sideIndex(after, side),
      title: `${nameOf(after, battalion)} routs`,
      text: capitalised(sideWords(after, side)),
      facts: [
        { label: 'For the enemy', value: 'one point' },
        { label: 'Its side has lost', value: lostSoFar(after, side) },
      ],
      ...middle(before.stands.filter((stand) => battalionOf(before, stand)?.id === battalion)),
    },
  ]
}

const objectivePlace = ({ scenario }: State, name: string): Pick<ShownMoment, 'places'> => {
  const objective = scenario.objectives.find((one) => one.name === name)
  if (!objective) return {}
  const { at } = objective
  if (at !== 'area') return { places: [pointAt({ x: at[0], y: at[1] })] }
  const box = patchAt(scenario, objective)?.box
  return box ? { places: [box.centre] } : {}
}

const taken = ({ event, before, after }: Heard): readonly ShownMoment[] => {
  if (event.kind === 'objective-changed' && event.holder) {
    const { name, holder } = event
    const worth = after.objectives.find((one) => one.name === name)?.value ?? 0
    return [
      {
        kind: 'taken',
        side: sideIndex(after, holder),
        title: `${capitalised(sideWords(after, holder))} hold ${name}`,
        facts: [{ label: 'Worth', value: several(worth, 'point') }],
        ...objectivePlace(after, name),
      },
    ]
  }
  if (event.kind !== 'house-taken') return []
  const side = unitOfId(after, event.by)?.side ?? 'attacker'
  const house = blockHouseNamed(before, event.house)
  return [
    {
      kind: 'taken',
      side: sideIndex(after, side),
      title: `${capitalised(nameOf(after, event.by))} takes ${nameOf(after, event.house)}`,
      ...(house ? middle([house]) : {}),
    },
  ]
}

/** All fights of one order together, told where the first was won. */
const won = (heard: readonly Heard[]): readonly ShownMoment[] => {
  const fights = heard.flatMap(({ event, before }) =>
    event.kind === 'fought' ? [{ fight: event satisfies Told<'fought'>, before }] : [],
  )
  const first = fights.find(({ fight }) => fight.winner === 'attacker')
  const last = heard.at(-1)?.after
  if (!first || !last) return []
  const wins = fights.filter(({ fight }) => fight.winner === 'attacker')
  const unit = unitOfId(last, first.fight.attacker)
  const whole =
    wins.length === 1 ? nameOf(last, first.fight.defender) : several(wins.length, 'enemy', 'enemies')
  return [
    {
      kind: 'won',
      side: sideIndex(last, unit?.side ?? 'attacker'),
      title: `${capitalised(nameOf(last, unit?.id ?? first.fight.attacker))} beats ${whole} in the assault`,
      facts: [{ label: 'Fights', value: `${wins.length} of ${fights.length} won` }],
      ...(unit ? { unit: unit.id } : {}),
      ...middle(first.before.stands.filter(({ id }) => id === first.fight.attacker)),
    },
  ]
}

/** What nobody should miss. */
export const moments = ({ heard }: HeardOrder<State, Story>): readonly ShownMoment[] => [
  ...heard.flatMap((one) => [...routed(one), ...taken(one)]),
  ...won(heard),
  ...heard.flatMap(lost),
]
