import { fair, type Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import type { OrderIn } from '#kernel/game/pages.ts'
import { popPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, choice, form, integer, maybe } from '#kernel/procedure/schema.ts'
import { MOST_STRENGTH } from '../../../tables/index.ts'
import { PERIODS } from '../../army.ts'
import { changeArmy, type Play } from '../../play.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { unitNamed } from '../../units.ts'
import { DONE, kind, ORDER_DONE, unit } from '../forms.ts'
import type { Page } from '../page.ts'
import { unready } from '../unready.ts'
import { flyAll } from './periods.ts'
import { flightRefusal, flyersOf, periodsOf, sortieOf } from './sorties.ts'

/** GF-AIR-01, GF-AIR-14: written in secret; in an assault the hour is now. All of the unit flies if no strength is said. */
const SORTIE = form({
  kind: kind('sortie'),
  unit: unit(),
  period: maybe(choice(PERIODS)),
  strength: maybe(integer(1, MOST_STRENGTH)),
})
type SortieOrder = Accepted<typeof SORTIE>

const ORDERS = [ORDER_DONE, SORTIE, form({ kind: kind('stay-down'), unit: unit() })] as const

const ASKED = {
  weekly: 'In secret, write down who flies this week, and when.',
  assault: 'In secret, write down who flies this turn.',
} as const

const asked = ({ assault }: State): string => (assault ? ASKED.assault : ASKED.weekly)

const checkSortie = (state: State, side: SideName, order: SortieOrder): Refusal | undefined => {
  const unit = unitNamed(state, order.unit)
  if (!unit || unit.side !== side) return refuse('cannot-fly', 'You have no such air unit.', 'GF-AIR-01')
  const unable = flightRefusal(state, unit)
  if (unable) return unable
  if (order.strength !== undefined && order.strength > unit.strength)
    return refuse('too-many', `${unit.name} has only ${unit.strength} to fly.`, 'GF-AIR-14')
  const periods = periodsOf(state, unit)
  if (order.period === undefined) {
    return state.assault ? undefined : refuse('no-period', 'Say in which period it flies.', 'GF-AIR-01')
  }
  return periods.includes(order.period)
    ? undefined
    : refuse(
        'wrong-period',
        `${unit.name} does not fly by ${order.period} now.`,
        state.assault ? 'GF-AAIR-01' : 'GF-AIR-01',
      )
}

const write = (play: Play, side: SideName, { unit: id, period, strength }: SortieOrder): void => {
  const unit = unitNamed(play.state, id)
  const [now] = unit ? periodsOf(play.state, unit) : []
  const when = period ?? now ?? 'day'
  const whole = unit?.strength ?? 0
  const flown = strength ?? whole
  const part = flown < whole ? { strength: flown } : {}
  tellOf(play, { kind: 'sortie-written', unit: id, period: when, ...part, only: side })
  const others = play.state.armies[side].sorties.filter((one) => one.unit !== id)
  changeArmy(play, side, {
    sorties: [...others, { unit: id, period: when, strength: flown, flying: false, over: false, fired: 0 }],
  })
}

const cancel = (play: Play, side: SideName, id: string): void => {
  tellOf(play, { kind: 'sortie-cancelled', unit: id, only: side })
  changeArmy(play, side, { sorties: play.state.armies[side].sorties.filter(({ unit }) => unit !== id) })
}

const sample = (state: State, side: SideName, random: Random): OrderIn<typeof ORDERS> => {
  const { sorties } = state.armies[side]
  const [written] = sorties
  if (written && fair(random, 20) === 0) return { kind: 'stay-down', unit: written.unit }
  const flyers = flyersOf(state, side).filter(({ id }) => !sortieOf(state, side, id))
  const unit = flyers[fair(random, Math.max(1, flyers.length))]
  if (!unit || fair(random, 5) === 0) return DONE
  const periods = periodsOf(state, unit)
  const period = periods[fair(random, periods.length)] ?? 'day'
  const part = fair(random, 4) === 0 ? { strength: 1 + fair(random, unit.strength) } : {}
  return { kind: 'sortie', unit: unit.id, period, ...part }
}

const isWritten = (state: State, side: SideName, order: SortieOrder): boolean => {
  const sortie = sortieOf(state, side, order.unit)
  const whole = unitNamed(state, order.unit)?.strength
  return (
    sortie !== undefined &&
    sortie.period === (order.period ?? sortie.period) &&
    sortie.strength === (order.strength ?? whole)
  )
}

export const AIR_PLANS: Page<'air-plans', typeof ORDERS> = {
  orders: ORDERS,
  pending: unready,
  prompt: asked,
  check(state, _, side, order) {
    if (order.kind === 'done') return undefined
    if (order.kind === 'sortie') return checkSortie(state, side, order)
    return sortieOf(state, side, order.unit)
      ? undefined
      : refuse('not-flying', 'That unit was not told to fly.', 'GF-AIR-01')
  },
  changesNothing: (state, _, side, order) => order.kind === 'sortie' && isWritten(state, side, order),
  sample: (state, _, side, random) => sample(state, side, random),
  act(play, _, side, order) {
    if (order.kind === 'sortie') write(play, side, order)
    else if (order.kind === 'stay-down') cancel(play, side, order.unit)
    else {
      changeArmy(play, side, { ready: true })
      if (unready(play.state).length > 0) return
      popPhase(play)
      flyAll(play)
    }
  },
}
