import { capitalised, several, spelled } from '#kernel/words.ts'
import type { HeardOrder, ShownResult } from '#screen/results.ts'
import { mapLabel } from '../../game/map-names.ts'
import { nameOf, unitOfId } from '../../game/names.ts'
import { MORALE_WORDS } from '../../game/phases/morale/tell.ts'
import { added, die, neededWords } from '../../game/shown-dice.ts'
import type { State } from '../../game/state.ts'
import type { Story } from '../../game/stories/story.ts'
import { unitNamed } from '../../game/units.ts'
import { FAILING_FACE } from '../../tables/index.ts'
import { areaFired, burst, closeBehind, metFire, type Told, underBarrage, volley } from './fire-results.ts'
import { rolled } from './rolls.ts'

/** A unit as on the map; a block house by its name. */
const unitLabel = (state: State, id: string): string => {
  const unit = unitNamed(state, id)
  return unit ? mapLabel(state, unit) : capitalised(nameOf(state, id))
}

const ordered = (state: State, story: Told<'ordered'>): ShownResult => {
  const { unit, roll, modifiers, total, actions, moveOnly } = story
  const forward = moveOnly > 0 ? `, ${several(moveOnly, 'of them', 'of them')} for moving only` : ''
  return {
    throws: [{ dice: [die(roll)], modifiers, sum: total }],
    outcome: `${unitLabel(state, unit)}: ${actions === 0 ? 'no action' : several(actions, 'action')}${forward}`,
    follows: capitalised(
      `${nameOf(state, unit)} is ordered${actions === 0 && roll === FAILING_FACE ? ': a natural 1 always fails' : ''}`,
    ),
  }
}

const wire = (state: State, stands: readonly Told<'crossed-wire'>[]): ShownResult => {
  const over = stands.filter((one) => one.over).length
  const [first] = stands
  const stuck = stands.length - over
  const needed = first?.needed ?? null
  return {
    throws: [{ dice: stands.flatMap(({ roll, over }) => (roll === null ? [] : [die(roll, over)])) }],
    outcome: `${nameOf(state, first?.unit ?? '')}: ${over === 0 ? 'nobody' : several(over, 'stand')} over the wire${stuck > 0 ? `, ${spelled(stuck)} stuck on it` : ''}`,
    ...(needed === null ? {} : { follows: `${needed} or more gets over` }),
  }
}

const fought = (state: State, story: Told<'fought'>): ShownResult => {
  const { attacker, defender, attackerModifier, defenderModifier, attackerTotal, defenderTotal, winner } =
    story
  const [one, other] = [nameOf(state, attacker), nameOf(state, defender)]
  return {
    throws: [
      {
        dice: [die(attackerTotal - attackerModifier, winner === 'attacker')],
        modifiers: added(story.supported ? 'attackers, with support' : 'attackers', attackerModifier),
        sum: attackerTotal,
      },
      {
        dice: [die(defenderTotal - defenderModifier, winner === 'defender')],
        modifiers: added('defenders', defenderModifier),
        sum: defenderTotal,
        against: true,
      },
    ],
    outcome: capitalised(
      winner === 'draw'
        ? `${one} and ${other}: a draw`
        : winner === 'attacker'
          ? `${one} wins`
          : `${one} is beaten off`,
    ),
    follows: capitalised(
      winner === 'draw' ? 'The attackers fall back' : `${winner === 'attacker' ? other : one} is destroyed`,
    ),
  }
}

const defended = (state: State, story: Told<'defended'>): ShownResult => ({
  throws: [
    {
      dice: story.shots.map(({ natural, outcome }) => die(natural, outcome !== 'none')),
      modifiers: added('modifiers', story.modifier),
    },
  ],
  outcome: capitalised(
    `${nameOf(state, story.defender)} fires as they close: ${story.outcome === 'none' ? 'no effect' : story.outcome === 'killed' ? 'destroyed' : 'halted'}`,
  ),
  follows: capitalised(neededWords(story.needSuppress, story.needKill)),
})

const tested = (state: State, { battalion, roll, modifier, total, result }: Told<'tested'>): ShownResult => ({
  throws: [{ dice: [die(roll)], modifiers: added('grade and help', modifier), sum: total }],
  outcome: `${nameOf(state, battalion)} tests its morale: ${MORALE_WORDS[result]}`,
})

const shelters = (state: State, tries: readonly Told<'shelter-left'>[]): ShownResult => {
  const up = tries.filter(({ emerges, room }) => emerges && room).length
  return {
    throws: [
      {
        dice: tries.map(({ total, modifiers, emerges }) =>
          die(total - modifiers.reduce((sum, { value }) => sum + value, 0), emerges),
        ),
        modifiers: tries[0]?.modifiers ?? [],
      },
    ],
    outcome: `${capitalised(nameOf(state, unitOfId(state, tries[0]?.stand ?? '')?.id ?? ''))}: ${up === 0 ? 'nobody' : `${spelled(up)} of ${several(tries.length, 'platoon')}`} up from the shelters`,
  }
}

const single = (state: State, story: Story): ShownResult | undefined => {
  switch (story.kind) {
    case 'ordered':
      return ordered(state, story)
    case 'burst':
      return burst(state, story)
    case 'area-fired':
      return areaFired(state, story)
    case 'under-barrage':
      return underBarrage(story)
    case 'close-behind-barrage':
      return closeBehind(state, story)
    case 'fought':
      return fought(state, story)
    case 'defended':
      return defended(state, story)
    case 'tested':
      return tested(state, story)
    case 'faced-tank':
      return {
        throws: [
          {
            dice: [die(story.roll, story.holds)],
            modifiers: added('grade', story.modifier),
            sum: story.total,
          },
        ],
        outcome: capitalised(
          `${nameOf(state, story.stand)} ${story.holds ? 'faces the tank' : 'gives way to the tank'}`,
        ),
      }
    case 'support-tested':
      return {
        throws: [{ dice: [die(story.roll, !story.lost)] }],
        outcome: capitalised(`${nameOf(state, story.id)} is ${story.lost ? 'abandoned' : 'kept in action'}`),
      }
    default:
      return undefined
  }
}

type Heard = HeardOrder<State, Story>['heard'][number]

/** Stories of one kind that follow on each other are told together. */
const run = <K extends Story['kind']>(
  heard: readonly Heard[],
  from: number,
  kind: K,
  about: (story: Told<K>) => string,
) => {
  const found: Told<K>[] = []
  const isKind = (story: Story): story is Told<K> => story.kind === kind
  let first: string | undefined
  for (const { event } of heard.slice(from)) {
    if (event.kind === 'suppressed' || event.kind === 'lost' || event.kind === 'faces-marked') continue
    if (!isKind(event)) break
    first ??= about(event)
    if (about(event) !== first) break
    found.push(event)
  }
  return found
}

const together = (
  { heard, dice }: HeardOrder<State, Story>,
  i: number,
  { event, after }: Heard,
): { readonly result: ShownResult; readonly told: readonly Story[] } | undefined => {
  const firing = (id: string): string => unitOfId(after, id)?.id ?? id
  switch (event.kind) {
    case 'fired': {
      const shots = run(heard, i, 'fired', ({ firer }) => firing(firer))
      return { result: volley(after, shots), told: shots }
    }
    case 'met-fire': {
      const met = run(heard, i, 'met-fire', ({ stand }) => firing(stand))
      return { result: metFire(after, met), told: met }
    }
    case 'crossed-wire': {
      const stands = run(heard, i, 'crossed-wire', ({ unit }) => unit)
      return { result: wire(after, stands), told: stands }
    }
    case 'shelter-left': {
      const tries = run(heard, i, 'shelter-left', ({ stand }) => firing(stand))
      return { result: shelters(after, tries), told: tries }
    }
    default: {
      const nth = heard.slice(0, i).filter((one) => one.event.kind === event.kind).length
      const result = single(after, event) ?? rolled(after, event, dice, nth)
      return result && { result, told: [event] }
    }
  }
}

/** What the eye wants first. */
const FIRST: Readonly<Partial<Record<Story['kind'], number>>> = {
  tested: 4,
  fought: 3,
  fired: 2,
  burst: 2,
  'crossed-wire': 2,
  'under-barrage': 2,
  'area-fired': 1,
}

/** What is only done so that something else can be. */
const QUIET: readonly Story['kind'][] = [
  'battalion-begun',
  'battalion-ended',
  'unit-ended',
  'deployed',
  'plan-sealed',
  'staff-given',
  'turn-begun',
]

/** Nothing of an order is worth the place where results are looked for. */
export const silent = ({ heard }: HeardOrder<State, Story>): boolean =>
  heard.every(({ event }) => QUIET.includes(event.kind))

/** What came of an order that dice were thrown for. */
export const results = (order: HeardOrder<State, Story>): readonly ShownResult[] => {
  const done = new Set<Story>()
  const shown: { readonly result: ShownResult; readonly rank: number }[] = []
  order.heard.forEach((one, i) => {
    if (done.has(one.event)) return
    const found = together(order, i, one)
    if (!found) return
    for (const story of found.told) done.add(story)
    shown.push({ result: found.result, rank: FIRST[one.event.kind] ?? 0 })
  })
  return shown.toSorted((a, b) => b.rank - a.rank).map(({ result }) => result)
}
