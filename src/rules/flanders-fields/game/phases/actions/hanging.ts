import { tellOf } from '../../../../../kernel/game/play.ts'
import type { Point } from '../../../../../kernel/geometry/point.ts'
import type { Ordered } from '../../commanders.ts'
import { fieldOf } from '../../field.ts'
import { allWireSteps, freeOnWire, gapToStep, middleLine, touchesStep } from '../../moves/over-wire.ts'
import { changeStand, moveStand, type Play } from '../../play.ts'
import type { Stand, State } from '../../state.ts'
import { standsOf } from '../../units.ts'
import type { Declared } from './declarations.ts'

interface Hung {
  readonly wire: NonNullable<Stand['wire']>
  readonly at: Point
}

/** FF-WIRE-10: the nearest 2 cm of wire that a stand touches, and where it would hang on it. */
const hungAt = (state: State, stand: Stand): Hung | undefined => {
  const [step] = allWireSteps(state)
    .filter((one) => touchesStep(state, one, stand))
    .toSorted((one, other) => gapToStep(state, one, stand) - gapToStep(state, other, stand))
  const belt = step && fieldOf(state.scenario).wire[step.belt]
  if (!belt) return undefined
  const y = middleLine(step)
  const wished = { x: Math.min(belt.right, Math.max(belt.left, stand.centre.x)), y }
  const from = stand.centre.y < y ? 'attacker' : 'defender'
  return {
    wire: { belt: step.belt, step: step.step, from },
    at: freeOnWire(state, stand, wished) ?? stand.centre,
  }
}

/** FF-ORD-10, FF-WIRE-13: in the early period a unit that meant to cross wire and failed hangs on it. */
export const hangOnWire = (play: Play, { id, kind }: Ordered, { wire }: Declared): void => {
  const { scenario, options } = play.state
  const concerned = kind === 'rifle-company' || kind === 'light-team'
  if (!wire || !concerned || scenario.period !== 'early' || options['early-wire'] === 'platoon-roll') return
  const hung: string[] = []
  for (const stand of standsOf(play.state, id)) {
    const place = stand.wire || stand.below ? undefined : hungAt(play.state, stand)
    if (!place) continue
    moveStand(play, stand.id, place.at, stand.heading)
    changeStand(play, stand.id, { wire: place.wire, column: false })
    hung.push(stand.id)
  }
  if (hung.length > 0) tellOf(play, { kind: 'hung-on-wire', unit: id, stands: hung })
}
