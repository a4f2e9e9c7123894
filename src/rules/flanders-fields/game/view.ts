import { snapshot } from '#kernel/game/game.ts'
import type { PlayingCard, Side } from '../vocabulary.ts'
import { planners } from './phases/plans/scope.ts'
import { NO_PLAN } from './phases/plans/written.ts'
import type { Phase } from './phases/shapes.ts'
import { stateWith, unitWith } from './records.ts'
import { asSide, otherSide } from './sides.ts'
import type { Cards, State, Unit } from './state.ts'

/** What a side sees has the shape of the table; what it may not know is blank. */
export type View = State

/** FF-TAB-07, FF-PLAN-08: a planned point is shown when it is first fired on. */
export const hasSecretPoint = ({ aim }: Unit): boolean => aim?.registered === true && aim.fired === null

const BLANK_CARD: PlayingCard | null = null

/** FF-EVT-04, FF-EVT-06: how many cards there are is open; what is left in the pack would betray the hands. */
const cardsSeenBy = ({ pack, discards, hands, inForce }: Cards, enemy: Side): Cards => ({
  pack: pack.map(() => BLANK_CARD),
  discards,
  hands: { ...hands, [enemy]: hands[enemy].map(() => BLANK_CARD) },
  inForce,
})

/** FF-PLAN-08: what is still to come down in the middle of a bombardment or of the gas is part of the plan. */
const phaseSeenBy = (phase: Phase, side: Side): Phase => {
  if (phase.name === 'bombardment' && side !== 'attacker') return { ...phase, fires: [] }
  // FF-HERO-04: a card that comes with a proposed feat is still in the hand.
  if (phase.name === 'heroic-answer' && phase.side === side) return { ...phase, card: null }
  return phase.name === 'gas'
    ? { ...phase, arrivals: phase.arrivals.filter((arrival) => arrival.side === side) }
    : phase
}

const SECRET: readonly Phase['name'][] = ['bombardment', 'gas', 'heroic-answer']

/** FF-TAB-07: everything is open but the enemy's plan and his hand of cards. */
export const view = (state: State, viewer: string): View => {
  const side = asSide(viewer)
  if (!side) return snapshot(state)
  const enemy = otherSide(side)
  const isSecret = (unit: Unit): boolean => unit.side === enemy && hasSecretPoint(unit)
  return stateWith(state, {
    phases: state.phases.some(({ name }) => SECRET.includes(name))
      ? state.phases.map((phase) => phaseSeenBy(phase, side))
      : state.phases,
    units: state.units.some(isSecret)
      ? state.units.map((unit) => (isSecret(unit) ? unitWith(unit, { aim: null }) : unit))
      : state.units,
    plans: state.plans[enemy] ? { ...state.plans, [enemy]: NO_PLAN } : state.plans,
    cards: state.cards && cardsSeenBy(state.cards, enemy),
  })
}

/**
 * Whether the screen of a side may show anything that the other must not see. A plan is sealed to the end, and so is how much
 * of it is left (FF-PLAN-08): a curtain that falls no more would tell that it is spent.
 */
export const hides = (state: State, side: string): boolean => {
  const own = asSide(side)
  if (!own || state.ending) return false
  const { planning } = state.scenario[own]
  return (state.cards?.hands[own].length ?? 0) > 0 || (planning !== 'none' && planners(state).includes(own))
}
