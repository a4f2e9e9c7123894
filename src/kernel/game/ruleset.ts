import type { HouseRules } from '../procedure/options.ts'
import type { Procedure } from '../procedure/procedure.ts'
import type { Referee } from '../procedure/referee.ts'
import type { ExtraSheet, ShownTable } from '../procedure/reference.ts'
import type { Fault } from '../procedure/result.ts'
import type { Rulebook } from '../procedure/rulebook.ts'
import type { Chances } from './chances.ts'
import type { Doctrine, Temper } from './commander.ts'
import type { Game } from './game.ts'

/** A published rule set as it is read: its clauses and tables, and what players may settle otherwise. */
export interface PrintedRules {
  readonly id: string
  readonly title: string
  /** What its table is measured in. */
  readonly measure: 'cm' | 'inches' | 'zones'
  readonly houseRules: HouseRules
  readonly rulebook: Rulebook
  readonly tables: readonly ShownTable[]
  /** Sheets to print beside those of the turn. */
  readonly sheets?: readonly ExtraSheet[]
}

/** How far ahead it pays to think: to the end of so many turns after this one, or through so many parts of them if that is less. */
export interface Horizon {
  readonly turns: number
  readonly parts?: number
}

/** What computer players of a rule set go by. */
export interface Command {
  /** How they judge. */
  readonly doctrine?: Doctrine
  /** The same with numbers that were tuned in battles, for those who think ahead; who is left out goes by the plain one. */
  readonly tuned?: {
    /** Of one who does not think ahead, but judges worse. */
    readonly recruit?: Doctrine
    readonly veteran?: Doctrine
    readonly general?: Doctrine
  }
  /** The same in other tempers. */
  readonly tempers?: Readonly<Record<Temper, Doctrine>>
  /** An enemy who merely makes for his goal as fast as he can; who thinks ahead reckons with him too. */
  readonly edgeRunner?: Doctrine
  readonly horizon?: Horizon
  /** Orders that a battle is played on by in a millisecond, about, in its larger scenarios: by it time is reckoned; 3 if left out. */
  readonly pace?: number
  /**
   * By so many standard errors the first wish must be beaten to be left, where the chance to win says little about a single order
   * and so a slight lead is mostly luck; half of one if left out.
   */
  readonly doubt?: number
  /** What the figures of the game say about who will win, fitted to battles between computer players. */
  readonly chances?: Chances
}

/** As much of a rule set as adjudications need. */
export type Adjudicable = Pick<Ruleset, 'id' | 'title' | 'procedures'>

/** A published rule set as it is refereed, and played where it is a whole game. */
export interface Ruleset extends PrintedRules, Command {
  /** In the order of the rule book. */
  readonly procedures: readonly Procedure[]
  readonly referee: Referee
  /** The rule set as a whole game on a virtual table. */
  readonly game?: Game
  /** What the players of a whole battle settle beforehand; the house rules if left out. */
  readonly gameOptions?: HouseRules
  /** Everything that is wrong with an army file of its own, and where. */
  readonly checkArmy?: (received: unknown) => readonly Fault[]
}
