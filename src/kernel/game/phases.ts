import type { Random } from '../chance/random.ts'
import { refuse } from '../procedure/refusal.ts'
import type { ClauseId } from '../procedure/rulebook.ts'
import type { AnyEvent, AnyOrder, BattleResult, Game, Refusal, Side } from './game.ts'
import { isListed, type OrderForms, type OrderIn } from './pages.ts'
import { begunPlay, draftOf, type Play, replaced } from './play.ts'
import { isStop, type Stopping, stopRefusal, stopWith } from './stopping.ts'

/** A decision that is waited for, by its name; the rest is the rule set's. A move cut short keeps here what is left of it. */
export interface AnyPhase {
  readonly name: string
}

/** What every state of a game of phases has. */
export interface Phased<P extends AnyPhase = AnyPhase, N extends Side = Side> {
  /** The decisions that are waited for, the innermost last. */
  readonly phases: readonly P[]
  /** Sides that would stop now by agreement. */
  readonly agreed: readonly N[]
  readonly ending: BattleResult | null
}

/**
 * All that belongs to one phase. `prompt` and `check` look only at what the side may know, so that no refusal gives anything
 * away.
 */
export interface PhaseRules<
  S,
  P extends AnyPhase,
  N extends Side,
  O extends AnyOrder,
  E extends AnyEvent,
  Sampled extends AnyOrder = O,
> {
  /** The forms of the orders that may be given in it; an order of another kind is refused before `check` is asked. */
  readonly orders?: OrderForms
  /** Who owes a decision. */
  pending(state: S, phase: P): readonly N[]
  /** What a side must do now. */
  prompt(state: S, phase: P, side: N): string
  /** Asked only of a side that owes a decision, about any order but those that stop the battle. */
  check(state: S, phase: P, side: N, order: O): Refusal | undefined
  sample(state: S, phase: P, side: N, random: Random): Sampled
  /** A legal order. A phase that is over takes itself off the stack. */
  act(play: Play<S, E>, phase: P, side: N, order: O): void
  /** The decision that cut this phase short has been taken: goes on with what is left. */
  resume?(play: Play<S, E>, phase: P): void
}

/** What is left to a side that has no legal order in a phase. */
interface GivingUp {
  readonly kind: 'concede'
}

/** A phase, with the forms of its orders. */
export interface Page<
  S,
  P extends AnyPhase,
  N extends Side,
  F extends OrderForms,
  E extends AnyEvent,
  O extends AnyOrder = OrderIn<F>,
> extends PhaseRules<S, P, N, O, E, O | GivingUp> {
  readonly orders: F
}

/** What is wanted now. */
export const topPhase = <P extends AnyPhase>({ phases }: Pick<Phased<P>, 'phases'>): P | undefined =>
  phases[phases.length - 1]

interface PhasedPlay<P extends AnyPhase> {
  readonly state: Pick<Phased<P>, 'phases'>
}

const setPhases = <P extends AnyPhase>(play: PhasedPlay<P>, phases: readonly P[]): void => {
  draftOf(play).phases = phases
}

/** Waits for a decision before anything else goes on. */
export const pushPhase = <P extends AnyPhase>(play: PhasedPlay<P>, phase: P): void =>
  setPhases(play, [...play.state.phases, phase])

/** The innermost decision has been taken. */
export const popPhase = <P extends AnyPhase>(play: PhasedPlay<P>): void =>
  setPhases(play, play.state.phases.slice(0, -1))

/** The innermost phase goes on in another form. */
export const replacePhase = <P extends AnyPhase>(play: PhasedPlay<P>, phase: P): void =>
  setPhases(play, replaced(play.state.phases, play.state.phases.length - 1, phase))

/** What a game of phases is made of. */
export interface PhasedParts<
  S extends Phased<P, N>,
  P extends AnyPhase,
  N extends Side,
  O extends AnyOrder,
  E extends AnyEvent,
> {
  readonly sides: readonly [N, N]
  rulesOf(phase: P): PhaseRules<S, P, N, O, E>
  readonly stopping: Stopping<S, N, E>
  /** The clause by which only orders of the phase may be given. */
  readonly inTurn?: ClauseId
  /** Goes on after an order until somebody owes a decision or all is over. */
  goOn?(play: Play<S, E>): void
}

/**
 * Goes on step by step until a side has to decide or the battle is over. What has nothing to decide, or happens by itself, is
 * passed through.
 */
export const untilDecided = <
  S extends Phased<P, N>,
  P extends AnyPhase,
  N extends Side,
  O extends AnyOrder,
  E extends AnyEvent,
>(
  play: Play<S, E>,
  rulesOf: (phase: P) => PhaseRules<S, P, N, O, E>,
  nextStep: (play: Play<S, E>) => void,
): void => {
  while (!play.state.ending) {
    const phase = topPhase<P>(play.state)
    if (phase) {
      const rules = rulesOf(phase)
      if (rules.pending(play.state, phase).length > 0) return
      rules.resume?.(play, phase)
    } else nextStep(play)
  }
}

/** Why an order may not be given in a phase by a side that owes a decision in it; `inTurn` is the clause for those of other phases. */
export const refusalIn = <S, P extends AnyPhase, N extends Side, O extends AnyOrder, E extends AnyEvent>(
  rules: PhaseRules<S, P, N, O, E>,
  state: S,
  phase: P,
  side: N,
  order: O,
  inTurn?: ClauseId,
): Refusal | undefined =>
  rules.orders && !isListed(rules.orders, order)
    ? refuse('not-now', `This is not the moment for that. ${rules.prompt(state, phase, side)}`, inTurn)
    : rules.check(state, phase, side, order)

/** The part of a game that follows from its phases. */
export const phasedGame = <
  S extends Phased<P, N>,
  P extends AnyPhase,
  N extends Side,
  O extends AnyOrder,
  E extends AnyEvent,
>({
  sides,
  rulesOf,
  stopping,
  inTurn,
  goOn,
}: PhasedParts<S, P, N, O, E>) => {
  const { battle } = stopping
  const sideNamed = (side: Side): N | undefined => sides.find((one) => one === side)
  const current = (state: S): P | undefined => (state.ending ? undefined : topPhase<P>(state))

  const pending = (state: S): readonly N[] => {
    const phase = current(state)
    return phase ? rulesOf(phase).pending(state, phase) : []
  }

  const prompt = (state: S, side: Side): string => {
    const phase = current(state)
    const own = sideNamed(side)
    if (!phase || own === undefined) return `The ${battle} is over.`
    const rules = rulesOf(phase)
    return rules.pending(state, phase).includes(own)
      ? rules.prompt(state, phase, own)
      : 'Your opponent is deciding.'
  }

  const check = (state: S, side: Side, order: O): Refusal | undefined => {
    const own = sideNamed(side)
    if (own === undefined) return refuse('unknown-side', `There is no such side in this ${battle}.`)
    const phase = current(state)
    if (!phase) return refuse('over', `The ${battle} is over.`)
    if (isStop(stopping, order)) return stopRefusal(stopping, state, own, order)
    const rules = rulesOf(phase)
    if (!rules.pending(state, phase).includes(own)) return refuse('not-your-turn', prompt(state, own))
    return refusalIn(rules, state, phase, own, order, inTurn)
  }

  /** Phases that come to light again when decisions above them have been taken go on with what is left of them. */
  const resumeBelow = (play: Play<S, E>, depth: number): void => {
    let deepest = depth
    for (;;) {
      const phase = current(play.state)
      if (!phase || play.state.phases.length >= deepest) return
      deepest = play.state.phases.length
      rulesOf(phase).resume?.(play, phase)
    }
  }

  const act: Game<S, O, E>['act'] = (state, side, order, dice, trace, hear) => {
    const play = begunPlay<S, E>(state, dice, trace, hear)
    const own = sideNamed(side)
    const phase = current(state)
    if (own === undefined || !phase) return play.events
    if (isStop(stopping, order)) {
      stopWith(stopping, play, own, order)
      return play.events
    }
    const depth = state.phases.length
    rulesOf(phase).act(play, phase, own, order)
    resumeBelow(play, depth)
    goOn?.(play)
    return play.events
  }

  return {
    pending,
    prompt,
    check,
    sample(state: S, side: Side, random: Random): O {
      const phase = current(state)
      const own = sideNamed(side)
      if (!phase || own === undefined) throw new Error(`${side} owes no decision`)
      return rulesOf(phase).sample(state, phase, own, random)
    },
    act,
    truce: {
      order: { kind: stopping.offer },
      offered: ({ agreed }: Pick<S, 'agreed'>) => agreed,
      ...(stopping.atTurnEnd ? { atTurnEnd: stopping.atTurnEnd } : {}),
    },
  }
}
