import { commanderBy } from '#commander/commander.ts'
import type { Commander, Staff } from '#kernel/game/commander.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { DOCTRINE } from '#rules/flanders-fields/commander/index.ts'
import type { OrderOf, PlayerOrder } from '#rules/flanders-fields/game/phases/index.ts'
import { plainOrder } from '#rules/flanders-fields/game/phases/actions/declarations.ts'
import type { State, Unit } from '#rules/flanders-fields/game/state.ts'
import { fromCm, placeOf } from '#rules/flanders-fields/tables/index.ts'
import type { OrderUnit } from '#rules/flanders-fields/vocabulary.ts'

export const COMMANDER = commanderBy(DOCTRINE)

const QUIET: readonly PlayerOrder[] = [
  { kind: 'fire-plan', default: true },
  { kind: 'end-orders' },
  { kind: 'end-unit' },
  { kind: 'go-on' },
]

/** Does as little as the rules allow. */
export const quiet: Commander = (_, staff) => {
  const order = QUIET.find((one) => !staff.check(one))
  return { order: order ?? staff.sample(), why: 'All quiet.' }
}

export const yielding: Commander = () => ({ order: { kind: 'concede' }, why: 'We give up.' })

const isState = (seen: unknown): seen is State =>
  typeof seen === 'object' && seen !== null && 'stands' in seen && 'phases' in seen

const turnIn = (seen: unknown): number => (isState(seen) ? seen.turn : 0)

/** Commands for so many turns, and rests upon it. */
export const resting =
  (turns: number): Commander =>
  (view, staff) =>
    (turnIn(view()) <= turns ? COMMANDER : quiet)(view, staff)

/** Rests for so many turns once the armies stand, and then commands. */
export const waiting =
  (turns: number): Commander =>
  (view, staff) => {
    const turn = turnIn(view())
    return (turn > turns || turn === 0 ? COMMANDER : quiet)(view, staff)
  }

const GUNS: readonly OrderUnit[] = ['artillery', 'regimental-mortar', 'battalion-mortar']

const isGun = ({ kind }: Unit): boolean => GUNS.includes(kind)

/** The attacker's plan turned against himself: the barrage halts on his own trenches, shells and gas go there. */
const againstOneself = ({ scenario, barrageTurns }: State): OrderOf<'fire-plan'> => {
  const { plan, regiments } = scenario.attacker
  const turns = barrageTurns ?? 0
  const byEdges = scenario.grants.includes('feuerwalze') || scenario.grants.includes('hurricane')
  const halting = Array.from({ length: Math.max(0, turns - 1) }, (_, i) => i + 2)
  const barrage = byEdges
    ? { edges: Array.from({ length: turns }, () => 0) }
    : { start: 0, firstTurn: 1, speed: 5, halts: halting }
  const companies = regiments.flatMap(({ battalions }) =>
    battalions.flatMap((battalion) => ('companies' in battalion ? battalion.companies : [])),
  )
  return {
    kind: 'fire-plan',
    points: [],
    barrage: turns > 0 ? barrage : null,
    gas: (plan?.gas ?? []).map(({ kind, at: [x, y], turn }, i) => ({
      gas: `gas${i + 1}`,
      kind,
      x,
      y,
      turn,
      heading: 180,
    })),
    fires: (plan?.fires ?? []).flatMap(({ turn }, i) => {
      const [x, y] = companies[i % companies.length]?.at ?? []
      return x === undefined || y === undefined ? [] : [{ turn, weapon: 'heavy-artillery', x, y } as const]
    }),
  }
}

/** Half the side of a battery's area, as far as a platoon lies wholly in it. */
const NEAR = fromCm(4)

const shellsOn = (state: State, unit: Unit): readonly PlayerOrder[] => {
  const own = state.stands.filter(({ side, type, below }) => side === unit.side && type === 'infantry' && !below)
  const around = ({ x, y }: { readonly x: number; readonly y: number }): number =>
    own.filter(({ centre }) => Math.abs(centre.x - x) <= NEAR && Math.abs(centre.y - y) <= NEAR).length
  const [crowd] = own.toSorted((one, other) => around(other.centre) - around(one.centre))
  if (!crowd) return []
  const fire: OrderOf<'fire'> = { kind: 'fire', mode: 'indirect', cards: [], madMinute: false }
  const at = placeOf(crowd.centre)
  const again: readonly PlayerOrder[] = unit.aim && around(unit.aim.at) > 0 ? [fire] : []
  return [...again, { ...fire, ...at }, { kind: 'redirect', ...at }]
}

const betrayals = (state: State, { side }: Staff): readonly PlayerOrder[] => {
  const phase = topPhase(state)
  if (phase?.name === 'fire-plan' && side === 'attacker') return [againstOneself(state)]
  if (phase?.name === 'support-orders')
    return state.units.filter((unit) => unit.side === side && isGun(unit)).map(({ id }) => plainOrder(id))
  const unit = phase?.name === 'actions' ? state.units.find(({ id }) => id === phase.unit) : undefined
  return unit && isGun(unit) ? shellsOn(state, unit) : []
}

/** Everything its guns have falls on its own men; its reserves are brought up. */
export const misfiring: Commander = (view, staff) => {
  const seen = view()
  if (!isState(seen)) return quiet(view, staff)
  const order = betrayals(seen, staff).find((one) => !staff.check(one))
  if (order) return { order, why: 'Short again.' }
  return topPhase(seen)?.name === 'reserves'
    ? { order: staff.sample(), why: 'Bring them up.' }
    : quiet(view, staff)
}
