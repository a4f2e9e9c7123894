import { fair, type Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import type { OrderIn } from '#kernel/game/pages.ts'
import { popPhase, pushPhase, replacePhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { form } from '#kernel/procedure/schema.ts'
import { referenceOf, zoneNamed } from '../../../reckoning/grid.ts'
import { changeAssault, type Play } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { unitNamed } from '../../units.ts'
import { DONE, kind, ORDER_DONE } from '../forms.ts'
import { notNow, type Page } from '../page.ts'
import {
  checkPurchase,
  PURCHASES,
  type Purchase,
  playPurchase,
  tellSpent,
} from '../replacements/purchases.ts'
import { triedPurchase } from '../replacements/sampling.ts'
import type { PhaseOf } from '../shapes.ts'
import {
  bringOn,
  ENTER,
  type Enter,
  entryRefusal,
  entryZones,
  isOpenZone,
  mayEnter,
  rollForArrival,
  rollForArrivals,
} from './entering.ts'

type Reserves = PhaseOf<'reserves'>

const ORDERS = [
  ORDER_DONE,
  ENTER,
  ...PURCHASES,
  /** GF-ASLT-05: would end the assault with this turn. */
  form({ kind: kind('stop-assault') }),
] as const

const ASKED = 'Bring up reserves, say whether you would stop, and say when you have done.'
const OFFERED = 'The enemy would stop the assault. Will you?'

const promptOf = ({ answering }: Reserves): string => (answering ? OFFERED : ASKED)

/** A6: the first mover brings up its reserves, then the other. */
export const enterReserves = (play: Play): void => {
  const first = play.state.assault?.firstMover
  if (!first) return
  for (const side of [first, otherSide(first)]) rollForArrivals(play, side)
  pushPhase(play, { name: 'reserves', side: first, answering: false })
}

const wouldStop = ({ assault }: State, side: SideName): boolean => assault?.wouldStop.includes(side) ?? false

/** The other side brings up its reserves; an offer to stop that the first mover has not made itself is put to it. */
const finish = (play: Play, { side, answering }: Reserves): void => {
  const first = play.state.assault?.firstMover ?? side
  const other = otherSide(side)
  if (answering) popPhase(play)
  else if (side === first) replacePhase(play, { name: 'reserves', side: other, answering })
  else if (wouldStop(play.state, side) && !wouldStop(play.state, first))
    replacePhase(play, { name: 'reserves', side: first, answering: true })
  else popPhase(play)
}

const checkEnter = (state: State, side: SideName, order: Enter): Refusal | undefined => {
  const unit = unitNamed(state, order.unit)
  if (!unit || unit.side !== side)
    return refuse('not-in-reserve', 'You have no such unit off the board.', 'GF-RES-01')
  const unable = entryRefusal(unit)
  if (unable) return unable
  const zone = zoneNamed(state.country, order.zone)
  return zone !== undefined && isOpenZone(state, unit, zone)
    ? undefined
    : refuse(
        'no-entry',
        'Reserves come on in a zone of your base line that has room, no enemies, and ground they can enter.',
        'GF-RES-01',
      )
}

const playStop = (play: Play, phase: Reserves, side: SideName): void => {
  const { assault } = play.state
  if (!assault) return
  tellOf(play, { kind: 'would-stop', side })
  changeAssault(play, { wouldStop: [...assault.wouldStop, side] })
  if (phase.answering) popPhase(play)
}

/** GF-VP-04, GF-RES-01: what is bought now throws its first die at once. */
const playBuying = (play: Play, side: SideName, order: Purchase): void => {
  const { points } = play.state.armies[side]
  const unit = playPurchase(play, side, order)
  tellSpent(play, side, points)
  if (unit !== undefined) rollForArrival(play, side, unit)
}

const sampleOf = (state: State, phase: Reserves, side: SideName, random: Random): OrderIn<typeof ORDERS> => {
  const pick = fair(random, 16)
  if (pick === 0 && !wouldStop(state, side)) return { kind: 'stop-assault' }
  if (pick < 4 || phase.answering) return DONE
  if (pick === 4 && fair(random, 4) === 0) {
    const bought = triedPurchase(state, side, random)
    if (!checkPurchase(state, side, bought)) return bought
  }
  const waiting = state.units.filter((unit) => unit.side === side && mayEnter(unit))
  const unit = waiting[fair(random, Math.max(1, waiting.length))]
  const zones = unit ? entryZones(state, unit) : []
  const zone = zones[fair(random, Math.max(1, zones.length))]
  return unit && zone !== undefined
    ? { kind: 'enter', unit: unit.id, zone: referenceOf(state.country, zone) }
    : DONE
}

export const RESERVES: Page<'reserves', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: (_, phase) => promptOf(phase),
  check(state, phase, side, order) {
    if (order.kind === 'done') return undefined
    if (order.kind === 'stop-assault') {
      return wouldStop(state, side)
        ? refuse('already-offered', 'You have offered to stop already.', 'GF-ASLT-05')
        : undefined
    }
    if (phase.answering) return notNow(OFFERED)
    return order.kind === 'enter' ? checkEnter(state, side, order) : checkPurchase(state, side, order)
  },
  sample: sampleOf,
  act(play, phase, side, order) {
    if (order.kind === 'enter') bringOn(play, order)
    else if (order.kind === 'stop-assault') playStop(play, phase, side)
    else if (order.kind === 'done') finish(play, phase)
    else playBuying(play, side, order)
  },
}
