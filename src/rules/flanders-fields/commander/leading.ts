import type { Wish } from '../../../kernel/game/commander.ts'
import { along, bearing } from '../../../kernel/geometry/angle.ts'
import { distance, type Point } from '../../../kernel/geometry/point.ts'
import { goingOf } from '../game/moves/mover.ts'
import type { PlayerOrder } from '../game/orders.ts'
import type { Stand } from '../game/state.ts'
import { nameOf } from '../game/stories/names.ts'
import { battalionOf, isCommand, isRifles } from '../game/units.ts'
import { fromCm, placeOf } from '../tables/index.ts'
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
  return enemy ? along(middle, bearing(enemy.centre, middle), BEHIND) : middle
}

/** Command stands follow their troops, never in front of them. */
export function* leads(situation: Situation): Generator<Wish<PlayerOrder>> {
  const { view, side } = situation
  for (const command of view.stands) {
    if (command.side !== side || !isCommand(command) || command.markers > 0) continue
    const wished = placeFor(situation, command)
    if (!wished) continue
    const far = distance(command.centre, wished)
    if (far < fromCm(6)) continue
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
