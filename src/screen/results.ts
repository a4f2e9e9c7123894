import type { RolledDie } from '#kernel/chance/dice.ts'
import type { HeardEvent } from '#kernel/game/battle/log.ts'
import type { AnyEvent, Side } from '#kernel/game/game.ts'
import type { Point } from '#kernel/geometry/point.ts'

/* What came of an order, to be shown where the players look: the dice, what was made of them, and what must not be missed. */

export interface ShownDie {
  readonly sides: number
  readonly value: number
  /** It scored, where each die scores or does not. */
  readonly counted?: boolean
}

export interface ShownModifier {
  readonly name: string
  readonly value: number
}

/** Dice thrown together. */
export interface ShownThrow {
  /** What for, where the outcome does not say so: 'runners'. */
  readonly label?: string
  readonly dice: readonly ShownDie[]
  readonly modifiers?: readonly ShownModifier[]
  /** What it all adds up to. */
  readonly sum?: number
  /** Thrown against the dice before it. */
  readonly against?: boolean
}

/** One thing that came of an order. */
export interface ShownResult {
  readonly throws: readonly ShownThrow[]
  /** "29th Division stays solid". */
  readonly outcome: string
  /** What follows from it. */
  readonly follows?: string
}

/** Something that nobody should miss: a unit lost, ground taken, a combat won. */
export interface ShownMoment {
  readonly kind: 'lost' | 'taken' | 'won'
  /** Whose unit is lost, who took it, who won. */
  readonly side: 0 | 1
  readonly title: string
  readonly text?: string
  readonly facts?: readonly { readonly label: string; readonly value: string }[]
  readonly unit?: string
  /** Where it happened; one mark a place. */
  readonly places?: readonly Point[]
}

/** An order as far as a reader knows it. */
export interface HeardOrder<S = unknown, E extends AnyEvent = AnyEvent> {
  readonly heard: readonly HeardEvent<S, E>[]
  /** None where he may not see them. */
  readonly dice: readonly RolledDie[]
  readonly viewer: Side | 'umpire'
}

/** A table of the after-action report. */
export interface ReportTable {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
  /** Said where there is no row. */
  readonly none: string
}

/** What a rule set makes of its orders; what it leaves out is made of the lines of the log. */
export interface Outcomes<S = unknown, E extends AnyEvent = AnyEvent> {
  /** The one that matters most first; none for the lines of the log. */
  results?(order: HeardOrder<S, E>): readonly ShownResult[]
  /** Of such an order no line of the log is shown as its result either. */
  silent?(order: HeardOrder<S, E>): boolean
  moments?(order: HeardOrder<S, E>): readonly ShownMoment[]
  /** Where shells fell, to be shown falling there. */
  shelled?(order: HeardOrder<S, E>): readonly Point[]
  /** What the report tells of a whole battle in tables, made of all that was heard of it. */
  annals?(heard: readonly HeardEvent<S, E>[]): readonly ReportTable[]
}

/** Dice by what they were thrown for, as they fell. */
export const throwsOf = (
  dice: readonly RolledDie[],
  counted?: (die: RolledDie) => boolean | undefined,
): readonly ShownThrow[] => {
  const throws: { readonly label: string; readonly dice: ShownDie[] }[] = []
  for (const die of dice) {
    const counts = counted?.(die)
    const shown = {
      sides: die.sides,
      value: die.value,
      ...(counts === undefined ? {} : { counted: counts }),
    }
    const last = throws.at(-1)
    if (last?.label === die.for) last.dice.push(shown)
    else throws.push({ label: die.for, dice: [shown] })
  }
  return throws
}
