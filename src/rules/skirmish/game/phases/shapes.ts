import type { PhaseIn } from '#kernel/game/pages.ts'
import type { Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { CheckReason, MeleeOutcome, Plotters, Side } from '../../vocabulary.ts'
import type { LossToName } from '../causes.ts'
import type { ChargeLine } from '../contact/line.ts'

/** One shell that is due: a gun of a battery's section, or a gun on the table. */
export interface Due {
  readonly gun: string
  readonly section: 0 | 1 | 2
}

/** SK-MOV-18: the line of one unit as it was when the charge was declared, and how far its leading man has come on it. */
export interface Charging {
  readonly unit: string
  readonly line: ChargeLine
  readonly reached: Point
  /** What it owed a check for already, and its strength: what defensive fire adds is checked at once (SK-MOR-17). */
  readonly owed: readonly CheckReason[]
  readonly strength: number
}

/** The decisions of the game, and what goes on by itself but may be cut short by one. */
export interface Shapes {
  /** SK-SET-02, SK-SEQ-07: one side sets up, then the other; who has nothing to place is passed over. */
  deployment: {
    readonly side: Side
    /** Still to set up after it. */
    readonly next: Side | null
    /** Nobody else is asked anything before the first die: the side is asked to begin. */
    readonly begins?: true
  }
  /** Both write without seeing the other's (SK-SEQ-05): batteries before deployment, guns after it, all of them in Plot. */
  plots: {
    readonly guns: Plotters
    readonly passed: readonly Side[]
  }
  /** SK-SEQ-02: the winner chooses to move first or second. */
  initiative: { readonly side: Side }
  /** SK-BOM-10: before its shells fall, the owner of a battery may have it keep silent. */
  'battery-fire': {
    readonly side: Side
    /** Battery and section, those that are silent this move. */
    readonly skipped: readonly Due[]
  }
  /** SK-ART-33: shells fall one by one. */
  bombardment: {
    /** Sides whose batteries have still to be asked; then guns on the table. */
    readonly batteries: readonly Side[]
    readonly shells: readonly Due[]
    /** Sections that have fired in this phase, with the number of guns, for counter-battery fire (SK-BOM-14). */
    readonly fired: readonly { readonly gun: string; readonly section: 1 | 2; readonly guns: number }[]
    readonly onTable: boolean
  }
  /** SK 4: a side's part of the Movement phase, what asks nobody first. */
  movement: {
    readonly side: Side
    readonly step: 'survivors' | 'charges' | 'moves'
    /** The other side has moved already. */
    readonly last: boolean
  }
  /** One charge as it unfolds (SK-MOV-18, SK-MEL-03): asked, fired on weapon by weapon, checked, brought to contact. */
  charge: {
    readonly side: Side
    /** Units that charge and have not been stopped, in the order of the roster. */
    readonly units: readonly string[]
    readonly target: string
    readonly lines: readonly Charging[]
    readonly stage: 'respond' | 'fire' | 'check' | 'contact'
    /** Weapons of the defender that have still to fire, and at whom. */
    readonly weapons: readonly string[]
    readonly at: string | null
    /** Whom a unit took in flank or rear when it declared (SK-MEL-21). */
    readonly flanking: readonly string[]
  }
  /** SK-FIRE-20, SK-FIRE-34: the side with the initiative fires all it has, then the other; then the men hit fall. */
  fire: {
    readonly side: Side
    readonly last: boolean
  }
  /** SK-MEL-26, SK-MEL-29: melees one after another, each in its steps, which a question may cut short. */
  melee: {
    /** Melees still to be fought, by number; the first is being fought. */
    readonly left: readonly number[]
    readonly stage: 'round' | 'aftermath' | 'check' | 'follow-up'
    readonly loser: Side | null
    readonly outcome: MeleeOutcome
    readonly follows: boolean
    /** The axis of the round, laid down before its dice (SK-MEL-28), and the structure the losers were put out of. */
    readonly away: Heading | null
    readonly taken: string | null
    /** Figures of loser and winner in the round, for the odds of the check. */
    readonly involved: { readonly own: number; readonly enemies: number } | null
  }
  /** SK-MOR-15: recovery from rout first, then all checks that are owed. */
  morale: {
    readonly recovery: readonly string[]
    readonly checks: readonly string[]
  }
  /** SK-SEQ-08: somebody says who falls, or which weapon of a vehicle is hit (SK-VEH-10). */
  naming: LossToName
}

export type PhaseName = keyof Shapes
export type Phase = PhaseIn<Shapes>
export type PhaseOf<N extends PhaseName> = { readonly name: N } & Shapes[N]
