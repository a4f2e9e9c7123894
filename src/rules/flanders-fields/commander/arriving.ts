import type { Wish } from '#kernel/game/commander.ts'
import { along } from '#kernel/geometry/angle.ts'
import { gap } from '#kernel/geometry/gap.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { nameOf } from '../game/names.ts'
import type { OrderOf, PlayerOrder } from '../game/phases/index.ts'
import { standsToEnter } from '../game/phases/turn/entering.ts'
import { vacancies } from '../game/phases/turn/successors.ts'
import { unitNamed } from '../game/units.ts'
import { BASES, ENTRY, fromCm, placeOf, toCm } from '../tables/index.ts'
import { goalsOf } from './goals.ts'
import type { Situation } from './situation.ts'

type Thought = Wish<PlayerOrder>

const GO_ON: Thought = { order: { kind: 'go-on' }, why: 'The rest waits for the next turn.' }

/** Where reserves are wanted: before the goal that is lost, or nearest to being so. */
const wantedAt = (situation: Situation): number => {
  const { enemies, view } = situation
  const threat = (x: number, y: number): number =>
    Math.min(1e9, ...enemies.map(({ centre }) => Math.hypot(centre.x - x, centre.y - y)))
  const best = goalsOf(situation.picture, situation).toSorted(
    (one, other) =>
      Number(one.held) - Number(other.held) ||
      other.value - one.value ||
      threat(one.at.x, one.at.y) - threat(other.at.x, other.at.y),
  )[0]
  return best ? toCm(best.at.x) : view.scenario.width / 2
}

/** The barrage lies, or will soon lie, where reserves come in. */
const isShelled = ({ view, side }: Situation): boolean =>
  side === 'defender' &&
  view.barrage !== null &&
  view.barrage.edge + fromCm(40) > fromCm(view.scenario.length - ENTRY.depth)

/** One line across, as far in as it may. */
const entryAt = ({ view, side }: Situation, unit: string, x: number, deep: number): OrderOf<'enter'> => {
  const coming = standsToEnter(view, side, unit)
  const base = BASES[coming[0]?.type ?? 'infantry']
  const wide = ('width' in base ? base.width : base.diameter) / 10 + 0.1
  const first = x - ((coming.length - 1) * wide) / 2
  return {
    kind: 'enter',
    unit,
    stands: coming.map(({ id, type }, i) => ({
      stand: id,
      x: Math.round((first + i * wide) * 10) / 10,
      y: side === 'attacker' ? deep : view.scenario.length - deep,
      ...(type === 'cavalry' ? { state: 'mounted' as const } : {}),
    })),
  }
}

/** FF-END-08: near where they are wanted, but not into the barrage. */
export function* reserveWishes(situation: Situation): Generator<Thought> {
  const { view, side } = situation
  const own = view.arrived.filter(
    (id) => (unitNamed(view, id)?.side ?? sideOfCommand(situation, id)) === side,
  )
  if (!isShelled(situation)) {
    const middle = wantedAt(situation)
    for (const unit of own)
      for (const deep of [11, 7, 4])
        for (let off = 0; off < view.scenario.width; off += 9)
          for (const x of off === 0 ? [middle] : [middle + off, middle - off]) {
            if (x < 8 || x > view.scenario.width - 8) continue
            yield {
              order: entryAt(situation, unit, x, deep),
              why: `${nameOf(view, unit)} comes up where it is wanted.`,
            }
          }
  }
  yield GO_ON
}

const sideOfCommand = ({ view }: Situation, id: string): string | undefined =>
  view.battalions.find((battalion) => `${battalion.id}h` === id)?.side

const DIRECTIONS = Array.from({ length: 8 }, (_, i) => fromDegrees(i * 45))

/** FF-CMD-08: beside those who are farthest from the enemy. */
export function* successorWishes(situation: Situation): Generator<Thought> {
  const { view, side, attacks } = situation
  for (const { command, touched } of vacancies(view, side)) {
    const type = command.includes('R') ? 'regimental-command' : 'battalion-command'
    const base = BASES[type]
    const radius = fromCm(('diameter' in base ? base.diameter : base.width) / 20)
    const behind = touched.toSorted((one, other) => (one.centre.y - other.centre.y) * (attacks ? 1 : -1))
    for (const beside of behind.slice(0, 6))
      for (const direction of attacks ? DIRECTIONS.toReversed() : DIRECTIONS) {
        const off = along(beside.centre, direction, fromCm(10))
        const apart = gap(beside, { centre: off, heading: 0, radius })
        const { x, y } = placeOf(along(beside.centre, direction, fromCm(10) - apart))
        yield { order: { kind: 'successor', command, x, y }, why: 'Somebody must take over.' }
      }
  }
  yield { order: { kind: 'go-on' }, why: 'There is nobody to take over yet.' }
}
