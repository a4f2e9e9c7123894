import type { Wish } from '../../../kernel/game/commander.ts'
import { along, bearing } from '../../../kernel/geometry/angle.ts'
import { distance, type Point } from '../../../kernel/geometry/point.ts'
import { goingOf } from '../game/moves/mover.ts'
import type { PlayerOrder } from '../game/orders.ts'
import type { Stand } from '../game/state.ts'
import { nameOf } from '../game/stories/names.ts'
import { battalionOf, isCommand, isRifles } from '../game/units.ts'
import { fromCm, placeOf } from '../tables/index.ts'
import { coverGrade, coverGrades } from './danger.ts'
import { nearestTo, type Situation } from './situation.ts'

/** The middle of those whom a command stand orders. */
const ledBy = ({ view }: Situation, command: Stand): readonly Stand[] => {
  const body = command.id.slice(0, -1)
  return view.stands.filter((stand) => {
    if (stand.side !== command.side || !isRifles(stand)) return false
    const battalion = battalionOf(view, stand)
    return battalion?.id === body || battalion?.regiment === body
  })
}

/** As near to the farthest of them as to any other. */
const amidst = (troops: readonly Stand[]): Point => {
  const xs = troops.map(({ centre }) => centre.x)
  const ys = troops.map(({ centre }) => centre.y)
  return {
    x: Math.round((Math.min(...xs) + Math.max(...xs)) / 2),
    y: Math.round((Math.min(...ys) + Math.max(...ys)) / 2),
  }
}

/** So far behind the middle of its troops, seen from the enemy. */
const BEHIND = fromCm(8)

const placeFor = (situation: Situation, command: Stand): Point | undefined => {
  const troops = ledBy(situation, command)
  if (troops.length === 0) return undefined
  const middle = amidst(troops)
  const enemy = nearestTo(situation.enemies, middle)
  const wished = enemy ? along(middle, bearing(enemy.centre, middle), BEHIND) : middle
  return enemy ? covered(situation, command, wished, enemy) : wished
}

/** So far from the best place for orders a command looks for cover, and so much of the way each grade of it is worth. */
const ASIDE = fromCm(14)
const STEP = fromCm(3.5)
const GRADE = fromCm(8)
const BEST = 3

/** FF-CMD-01: every gun looks for a command in the open, so it goes to a trench or a house near by. */
const covered = (situation: Situation, command: Stand, wished: Point, enemy: Stand): Point => {
  const { width, length } = situation.view.scenario
  const away = distance(wished, enemy.centre) - fromCm(6)
  const others = situation.view.stands.filter(({ id }) => id !== command.id)
  const gradeAt = coverGrades(situation, command)
  let best = wished
  let most = gradeAt(wished) * GRADE
  for (let dx = -ASIDE; dx <= ASIDE; dx += STEP)
    for (let dy = -ASIDE; dy <= ASIDE; dy += STEP / 5) {
      const at = { x: wished.x + dx, y: wished.y + dy }
      const { x, y } = placeOf(at)
      if (x < 2 || y < 2 || x > width - 2 || y > length - 2) continue
      const off = distance(at, wished)
      if (BEST * GRADE - off <= most || distance(at, enemy.centre) < away) continue
      const worth = gradeAt(at) * GRADE - off
      if (worth <= most) continue
      if (others.some(({ centre }) => distance(centre, at) < fromCm(2.5))) continue
      best = at
      most = worth
    }
  return best
}

/** Command stands follow their troops, never in front of them. */
export function* leads(situation: Situation): Generator<Wish<PlayerOrder>> {
  const { view, side } = situation
  for (const command of view.stands) {
    if (command.side !== side || !isCommand(command) || command.markers > 0) continue
    const wished = placeFor(situation, command)
    if (!wished) continue
    const far = distance(command.centre, wished)
    const near = coverGrade(situation, command, wished) > coverGrade(situation, command, command.centre)
    if (far < fromCm(near ? 0.5 : 6)) continue
    const most = goingOf(view, command)('cross-country').distance
    for (const share of [0.98, 0.6, 0.3]) {
      const { x, y } = placeOf(
        along(command.centre, bearing(command.centre, wished), Math.min(far, most * share)),
      )
      yield {
        order: { kind: 'command-move', stand: command.id, path: [[x, y]] },
        why: `${nameOf(view, command.id)} keeps up with the troops.`,
      }
    }
  }
  yield { order: { kind: 'end-turn' }, why: 'The turn is over.' }
}
