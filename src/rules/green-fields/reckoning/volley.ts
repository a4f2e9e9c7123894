import type { Dice } from '#kernel/chance/dice.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import type { Options } from '../options.ts'
import { HIT_DIE } from '../tables/index.ts'
import type { Attack } from '../vocabulary.ts'
import {
  type Fate,
  lethal,
  mostHits,
  resultOf,
  savesOf,
  suffered,
  UNTOUCHED,
  type UnitResult,
  type Wounds,
  wounded,
} from './resolve.ts'
import { TALLY_END, tallied } from './tally.ts'
import type { Unit } from './unit.ts'

/** Hit dice thrown at units; scores too high to matter are one. */
export const scoreAgainst = (
  units: readonly Unit[],
  count: number,
  attack: Attack,
  why: string,
  dice: Dice,
  trace: Trace,
): number => {
  if (count === 0) return 0
  dice.upon?.(undefined)
  const hits = dice.stage(
    () => dice.pool(count, 6, HIT_DIE, why).score,
    (score) => Math.min(score, mostHits(units, attack)),
  )
  trace.note('GF-DICE-01', 'Hits scored', hits)
  return hits
}

/** One more wave struck: what befell it, and the hits left for the next. */
interface Link {
  readonly before: Link | undefined
  readonly fate: Fate
  readonly over: number
  /** Of all waves so far (`tallied`). */
  readonly tally: number
}

/** What of a stack can still be told after a volley under exact dice: its tally, or all that befell each wave. */
type Told = 'tally' | 'each'

/**
 * GF-DICE-07, GF-DICE-08: fire on a stack. The leading wave takes every hit, each next one what was more than its
 * forerunner could suffer. Afterwards only the tally of the whole stack can still be told, unless more is asked for.
 */
export const volley = (
  units: readonly Unit[],
  score: () => number,
  attack: Attack,
  options: Options,
  dice: Dice,
  trace: Trace,
  told: Told = 'tally',
): UnitResult[] => {
  const fates: Fate[] = []
  let link = strike(units, units.length - 1, score, attack, options, dice, trace, told)
  for (; link; link = link.before) fates.push(link.fate)
  fates.reverse()
  return units.map((unit, wave) => resultOf(unit, fates[wave] ?? UNTOUCHED, options))
}

/** Strikes the stack down to one wave. */
const strike = (
  units: readonly Unit[],
  wave: number,
  score: () => number,
  attack: Attack,
  options: Options,
  dice: Dice,
  trace: Trace,
  told: Told,
): Link | undefined => {
  const unit = units[wave]
  if (!unit) return undefined
  const deadly = lethal(unit)
  const saves = savesOf(unit, attack)
  const last = wave === units.length - 1
  const each = told === 'each'
  const capped = (netHits: number): number => (last && netHits > deadly ? deadly : netHits)
  return dice.stage(
    () => {
      if (wave === 0) {
        const wounds = dice.stage(
          () => wounded(unit, score(), attack, saves, dice, trace),
          ({ netHits, everySaved }) => (each ? woundsKey(capped(netHits), everySaved) : capped(netHits)),
        )
        return linked(undefined, wounds, unit, deadly, options, dice, trace)
      }
      const { before, wounds } = dice.stage(
        () => {
          const before = strike(units, wave - 1, score, attack, options, dice, trace, told)
          return { before, wounds: wounded(unit, leftOver(before, trace), attack, saves, dice, trace) }
        },
        ({ before, wounds: { netHits, everySaved } }) =>
          each
            ? `${taleOf(before)}${woundsKey(capped(netHits), everySaved)}`
            : (before ? before.tally : 0) + capped(netHits) * TALLY_END,
      )
      return linked(before, wounds, unit, deadly, options, dice, trace)
    },
    each ? (last ? taleOf : taleAndRest) : last ? tallyOf : tallyAndRest,
  )
}

const leftOver = (before: Link | undefined, trace: Trace): number => {
  if (!before || before.over === 0) return 0
  trace.note('GF-DICE-08', 'Hits left over for the next wave', before.over)
  return before.over
}

/** Lets one more wave suffer its wounds. */
const linked = (
  before: Link | undefined,
  wounds: Wounds,
  unit: Unit,
  deadly: number,
  options: Options,
  dice: Dice,
  trace: Trace,
): Link => {
  const fate = suffered(unit, wounds, options, dice, trace)
  return {
    before,
    fate,
    over: wounds.netHits > deadly ? wounds.netHits - deadly : 0,
    tally: (before ? before.tally : 0) + tallied(fate),
  }
}

const woundsKey = (netHits: number, everySaved: boolean): string => `${netHits}${everySaved ? '!' : ''}`

/** All that befell the waves so far. */
const taleOf = (link: Link | undefined): string => {
  let tale = ''
  for (let at = link; at; at = at.before) {
    const { casualties, outcome, check, wounds } = at.fate
    const shaken = check ? `${check.moraleAfter},${check.maxMoraleAfter}` : ''
    tale = `${casualties}${outcome}${shaken}${wounds.everySaved ? '!' : ''};${tale}`
  }
  return tale
}
const taleAndRest = (link: Link): string => `${taleOf(link)}+${link.over}`

const tallyOf = ({ tally }: Link): number => tally
const tallyAndRest = ({ tally, over }: Link): number => tally + over * TALLY_END
