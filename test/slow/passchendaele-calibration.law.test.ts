import { expect } from 'vitest'
import { commanderBy } from '#commander/commander.ts'
import type { Game } from '#kernel/game/game.ts'
import { DOCTRINE } from '#rules/passchendaele/commander/index.ts'
import type { State, Unit } from '#rules/passchendaele/game/state.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { type Commanders, fightQuickly } from '#study/fight.ts'
import { times } from '../long.ts'
import { rule } from '../rule.ts'
import { type Script, scripted } from '../rules/passchendaele/scripted.ts'

const COMMANDER = commanderBy(DOCTRINE)

/** What came of some battles; shares are of a hundred, all else is for each battle. */
interface Course {
  readonly won: number
  readonly lost: number
  readonly drawn: number
  readonly combats: number
  readonly withoutCombat: number
  readonly turns: number
  readonly lostInCombat: number
  readonly lostToFire: number
}

const sum = (counts: Readonly<Record<string, number>> | undefined): number =>
  Object.values(counts ?? {}).reduce((total, count) => total + count, 0)

/** Fights battles with seeds of their own; the attacker is whose fortunes are told. */
const fought = (scenario: string, battles: number, commanders: Commanders): Course => {
  const whole = PASSCHENDAELE.game
  if (!whole) throw new Error('There is no game.')
  const attacker = whole.scenarios.find(({ id }) => id === scenario)?.sides[0]
  const seen = { contact: 0, 'base-lost': 0 }
  const game: Game = {
    ...whole,
    act(...given) {
      const events = whole.act(...given)
      for (const { kind } of events) if (kind === 'contact' || kind === 'base-lost') seen[kind]++
      return events
    },
  }
  const tally = { won: 0, lost: 0, drawn: 0, turns: 0, quiet: 0, bases: 0 }
  for (let seed = 0; seed < battles; seed++) {
    const before = seen.contact
    const setting = { ruleset: PASSCHENDAELE.id, scenario, options: {}, seed }
    const one = fightQuickly(game, setting, commanders)
    if (!one.ok) throw new Error(one.error.message)
    const { result, turns, losses } = one.value
    tally[result.winner === null ? 'drawn' : result.winner === attacker ? 'won' : 'lost']++
    tally.turns += turns
    tally.bases += sum(losses.german) + sum(losses.entente)
    if (seen.contact === before) tally.quiet++
  }
  return {
    won: (100 * tally.won) / battles,
    lost: (100 * tally.lost) / battles,
    drawn: (100 * tally.drawn) / battles,
    combats: seen.contact / battles,
    withoutCombat: (100 * tally.quiet) / battles,
    turns: tally.turns / battles,
    lostInCombat: seen['base-lost'] / battles,
    lostToFire: (tally.bases - seen['base-lost']) / battles,
  }
}

const isEingreif = ({ group }: Unit): boolean => group === 'eingreif'
const DEFENCES: readonly (readonly [string, Script])[] = [
  ['an Eingreif that marches at once', { goes: (_, unit) => isEingreif(unit) }],
  ['an Eingreif that marches in turn 3', { goes: ({ turn }, unit) => turn >= 3 && isEingreif(unit) }],
]

/** The front division can hardly fire any more, or is gone. */
const isFrontShaken = ({ units }: State): boolean =>
  units.every(
    ({ id, bases, status }) =>
      id !== 'stellungsdivision' || bases.length === 0 || status === 'pinned' || status === 'disordered',
  )

const AT_ONCE: Script = { goes: () => true }
const WAITS: Script = { goes: (state) => state.turn > 0 && isFrontShaken(state) }
const WITHOUT_GUNS: Script = { silent: true, goes: () => true }
const NEVER_GOES: Script = { goes: () => false }

type Range = readonly [least: number, most: number]

/** The figures of the rule book, from 4,000 battles each. */
interface Printed {
  readonly won: Range
  readonly lost: Range
  readonly drawn: Range
  readonly withoutCombat: Range
  readonly combats: Range
  readonly turns: Range
}

const SHARES = ['won', 'lost', 'drawn', 'withoutCombat'] as const
const MEANS = ['combats', 'turns'] as const

/** Those players had other scripts than ours, so shares may be some points off, and means so much. */
const OTHER_PLAYERS = 5
const OTHER_MEANS = { combats: 0.5, turns: 1.5 }

/** Three standard errors of a share of so many battles, in points; never taken as less than that of 1 in 20. */
const chance = (share: number, battles: number): number => {
  const likely = Math.min(95, Math.max(5, share))
  return 3 * Math.sqrt((likely * (100 - likely)) / battles)
}

const near = (course: Course, printed: Printed, battles: number): void => {
  for (const share of SHARES) {
    const [least, most] = printed[share]
    expect(course[share], share).toBeGreaterThanOrEqual(least - OTHER_PLAYERS - chance(least, battles))
    expect(course[share], share).toBeLessThanOrEqual(most + OTHER_PLAYERS + chance(most, battles))
  }
  for (const mean of MEANS) {
    const [least, most] = printed[mean]
    expect(course[mean], mean).toBeGreaterThanOrEqual(least - OTHER_MEANS[mean])
    expect(course[mean], mean).toBeLessThanOrEqual(most + OTHER_MEANS[mean])
  }
}

// biome-ignore format: one row a way to play, as in the printed table
const PLAYS: readonly (readonly [string, Script, number, Printed])[] = [
  ['infantry that goes at once',   AT_ONCE,      times(35, 350), { won: [42, 47], lost: [46, 49],   drawn: [7, 8],   combats: [2, 2],     withoutCombat: [4, 5],     turns: [10, 11] }],
  ['infantry that waits',          WAITS,        times(30, 300), { won: [47, 58], lost: [26, 38],   drawn: [13, 19], combats: [1.6, 1.8], withoutCombat: [11, 18],   turns: [10, 11] }],
  ['an attack without guns',       WITHOUT_GUNS, times(25, 250), { won: [12, 13], lost: [82, 84],   drawn: [4, 4],   combats: [1.8, 1.8], withoutCombat: [11, 12],   turns: [10, 10] }],
  ['infantry that never goes',     NEVER_GOES,   times(8, 75), { won: [7, 9],   lost: [91, 93],   drawn: [0, 0],   combats: [0, 0],     withoutCombat: [100, 100], turns: [12, 12] }],
]

/** Bases lost to fire for one lost at close quarters, where the guns fire and the infantry goes. */
const FIRE_TO_COMBAT = 2

for (const [play, script, battles, printed] of PLAYS) {
  for (const [defence, eingreif] of DEFENCES) {
    rule('PA-CAL-06', `${play} against ${defence}`, () => {
      const course = fought('one-trench', battles, { entente: scripted(script), german: scripted(eingreif) })
      near(course, printed, battles)
      if (script !== AT_ONCE) return
      const ratio = course.lostToFire / course.lostInCombat
      expect(Math.abs(ratio - FIRE_TO_COMBAT)).toBeLessThan(0.6)
    })
  }
}

/** Battles of equal players; a share of so few strays from the true one by so much, up or down (one standard error). */
const EQUAL_BATTLES = times(24, 100)
const TWO_IN_THREE = 200 / 3
/** What happens in fewer battles than these, of a hundred, is the exception: over 200 of them at One Trench 38 in a hundred. */
const NO_RULE = 50
const STRAYS = chance(TWO_IN_THREE, EQUAL_BATTLES) / 3

for (const scenario of ['one-trench', 'langemarck', 'masnieres', 'st-quentin']) {
  rule('PA-CAL-06', `equal players: neither wins two battles in three of ${scenario}, and they close`, () => {
    const course = fought(scenario, EQUAL_BATTLES, { german: COMMANDER, entente: COMMANDER })
    for (const share of [course.won, course.lost]) {
      expect(share).toBeGreaterThan(0)
      expect(share).toBeLessThanOrEqual(TWO_IN_THREE + STRAYS)
    }
    expect(course.withoutCombat).toBeLessThan(NO_RULE)
  })
}
