import { percent } from '#kernel/chance/random.ts'
import { popPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { type Heading, QUARTER } from '#kernel/geometry/angle.ts'
import { standingAt } from '#kernel/geometry/footprint.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { form, maybe, yesOrNo } from '#kernel/procedure/schema.ts'
import { nearestFree } from '#table/placing.ts'
import { fromCm, GROUND_NEAR } from '../../../tables/index.ts'
import { hasRoom } from '../../board/room.ts'
import { willNotGo } from '../../moves/mutinous.ts'
import { nameOf } from '../../names.ts'
import { changeStand, moveStand, type Play, standNow } from '../../play.ts'
import type { State } from '../../state.ts'
import { degrees, id, kind } from '../forms.ts'
import type { Page } from '../page.ts'
import type { PhaseOf } from '../shapes.ts'

type Phase = PhaseOf<'take-ground'>

const RINGS = { apart: fromCm(0.2), most: fromCm(GROUND_NEAR), turn: QUARTER / 4 }

const promptOf = (state: State, { stand }: Phase): string =>
  `Say whether ${nameOf(state, stand)} takes the ground it has won.`

/** FF-ASLT-15: on the place won, or as near to it as there is room; else it stays. */
const takeIt = (play: Play, { stand: id, at, house }: Phase, heading: Heading): void => {
  const stand = standNow(play, id)
  if (!stand) return
  const free = (place: typeof stand | ReturnType<typeof standingAt>): boolean =>
    hasRoom(play.state, place, house === null ? [id] : [id, house]) &&
    !willNotGo(play.state, stand, place.centre)
  const wished = standingAt(stand, at, heading)
  const place = house === null ? nearestFree(wished, RINGS, free) : free(wished) ? wished : undefined
  if (!place) return
  moveStand(play, id, place.centre, heading)
  changeStand(play, id, { wire: null, water: null, column: false, house })
  tellOf(play, { kind: 'took-ground', stand: id, house })
}

const turnIt = (play: Play, id: string, heading: Heading): void => {
  const stand = standNow(play, id)
  if (stand && hasRoom(play.state, standingAt(stand, stand.centre, heading), [id]))
    changeStand(play, id, { heading })
}

const isThere = ({ stands }: State, id: string): boolean => stands.some((stand) => stand.id === id)

const ORDERS = [
  form({ kind: kind('take-ground'), stand: id(), take: yesOrNo(), facing: maybe(degrees()) }),
] as const

export const TAKE_GROUND: Page<'take-ground', typeof ORDERS> = {
  orders: ORDERS,
  pending: (state, { side, stand }) => (isThere(state, stand) ? [side] : []),
  prompt: promptOf,
  check: (state, phase, _, order) =>
    order.stand === phase.stand
      ? undefined
      : refuse(
          'another-stand',
          `It is ${nameOf(state, phase.stand)} that has won this ground.`,
          'FF-ASLT-15',
        ),
  sample: (_, { stand }, __, random) => ({ kind: 'take-ground', stand, take: percent(random, 80) }),
  act(play, phase, _, order) {
    popPhase(play)
    const stand = standNow(play, phase.stand)
    if (!stand) return
    const heading = order.facing === undefined ? stand.heading : fromDegrees(order.facing)
    if (order.take) takeIt(play, phase, heading)
    else turnIt(play, phase.stand, heading)
  },
  resume: (play) => popPhase(play),
}
