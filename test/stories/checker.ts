import type { BattleResult, Side } from '#kernel/game/game.ts'
import type { Instant, Stretch } from './again.ts'
import { isTrue } from './came-about.ts'
import {
  COUNT,
  countIn,
  lower,
  otherThan,
  same,
  sideCalled,
  sideNamed,
  type Told,
  unitsIn,
  unreadable,
  wordFor,
} from './told-of.ts'

const forcesIn = (told: Told, sentence: string): readonly string[] => {
  const form = new RegExp(`^(.+?) (attacks?|faces?) (.+) with ${COUNT} units? against ${COUNT}\\.$`)
  const [, one, verb, other, count, against] = form.exec(sentence) ?? []
  const [side, enemy] = [sideNamed(told, one), sideNamed(told, other)]
  if (!side || !enemy || !verb) return unreadable(sentence)
  const { expected, again, scenario } = told
  const attacker = expected.attackers[scenario]
  return [
    ...same('sides', side === enemy, false),
    ...same('attacker', verb.startsWith('attack') ? again.names[side] : undefined, attacker),
    ...same('units of the first', countIn(count), expected.forces(again.start.state, side)),
    ...same('units of the second', countIn(against), expected.forces(again.start.state, enemy)),
  ]
}

/** The sides that lost somebody in the first part of an order in which anybody did, and its turn. */
const firstHurt = ({
  again,
}: Told): { readonly turn: number; readonly sides: readonly Side[] } | undefined => {
  const before = again.start.lost
  const hurtIn = ({ lost }: Instant): readonly Side[] =>
    Object.keys(lost).filter((side) => (lost[side] ?? 0) > (before[side] ?? 0))
  const first = again.instants.find((one) => hurtIn(one).length > 0)
  if (!first) return undefined
  const last = again.instants.findLast(({ order, turn }) => order === first.order && turn === first.turn)
  return { turn: first.turn, sides: hurtIn(last ?? first) }
}

const firstLosses = (told: Told, sentence: string): readonly string[] => {
  const { turn } = told.expected
  const hurt = firstHurt(told)
  if (!hurt)
    return same(
      'first losses',
      sentence,
      `Nobody loses anything in ${wordFor(told.again.turns)} ${turn}${told.again.turns === 1 ? '' : 's'}.`,
    )
  const [, who = '', when] =
    new RegExp(`^The first losses fall on (.+) in ${turn} (\\d+)\\.$`).exec(sentence) ?? []
  const sides = who.split(' and ').map((one) => sideNamed(told, one))
  if (when === undefined) return unreadable(sentence)
  return [
    ...same('turn of the first losses', Number(when), hurt.turn),
    ...same('who was lost first', sides.toSorted().join(), hurt.sides.toSorted().join()),
  ]
}

const SWING =
  /^In (?:the same (\w+)|(\w+) (\d+)), (.+?) \((?:([^()]+(?:\([^()]*\)[^()]*)*); )?chance to win up (\d+) % for the (.+)\)\.$/

const turningIn = (told: Told, sentence: string, sooner: string | undefined): readonly string[] => {
  const [, again, word, number, body = '', beside, gain, name] = SWING.exec(sentence) ?? []
  const winner = sideCalled(told, name)
  const before = SWING.exec(sooner ?? '')
  const turn = Number(number ?? before?.[3])
  if (!winner || (again ?? word) !== told.expected.turn || Number.isNaN(turn)) return unreadable(sentence)
  const rose = ({ before: one, after: other }: Stretch): number =>
    told.again.chance(other.state, winner) - told.again.chance(one.state, winner)
  const fits = told.again.stretches.filter(
    (one) => one.turn === turn && Math.abs(rose(one) - Number(gain)) <= 0.5 + 1e-6,
  )
  if (fits.length === 0)
    return [`no action of ${told.expected.turn} ${turn} brought ${gain} % to the ${name}: "${sentence}"`]
  return fits.some((one) => isTrue(told, body, beside, winner, one))
    ? []
    : [`it did not come about so: "${sentence}"`]
}

/** What is said where there are not two turning points. */
const quietIn = (told: Told, sentence: string, place: number): readonly string[] => {
  const { again, expected } = told
  const { turns } = again
  const all = `${wordFor(turns)} ${expected.turn}${turns === 1 ? '' : 's'}`
  const count = again.givers.length
  return sentence.startsWith('No ')
    ? same('what stands out', sentence, `No ${place === 0 ? '' : 'other '}deed stands out in the ${all}.`)
    : same('orders', sentence, `${count} order${count === 1 ? ' is' : 's are'} given in all.`)
}

/** Where each turn ended. */
const ends = ({ again }: Told): readonly Instant[] => {
  const last = new Map<number, Instant>()
  for (const one of again.instants) if (one.order >= 0) last.set(one.turn, one)
  return [...last.values()]
}

const courseIn = (told: Told, sentence: string): readonly string[] => {
  const { again, expected } = told
  const { turn, lost } = expected
  const [, who, when, tail] = /^The chances favour (.+?) at the end of (.+?); (.+)\.$/.exec(sentence) ?? []
  if (who === undefined || when === undefined || tail === undefined) return unreadable(sentence)
  const [one = '', two = ''] = Object.keys(again.names)
  const chances = ends(told).map(({ state }) => again.chance(state, one) - 50)
  const better: Record<Side, number> = {
    [one]: chances.filter((lead) => lead > 0).length,
    [two]: chances.filter((lead) => lead < 0).length,
  }
  const count =
    when === `every ${turn}` || when === `the only ${turn}`
      ? chances.length
      : when === `any ${turn}`
        ? 0
        : countIn(new RegExp(`^${COUNT} of the`).exec(when)?.[1])
  const [, all] = new RegExp(`of the ${COUNT} ${turn}s?$`).exec(when) ?? []
  const side = sideNamed(told, who)
  const isEven = who === 'each side' || who === 'neither side'
  return [
    ...(isEven || side ? [] : unreadable(sentence)),
    ...(all === undefined ? [] : same('turns', countIn(all), again.turns)),
    ...(isEven
      ? same('how often each was ahead', `${better[one]} ${better[two]}`, `${count} ${count}`)
      : [
          ...same('how often it was ahead', count, better[side ?? '']),
          ...same('who was ahead', count > (better[otherThan(told, side ?? '')] ?? 0), true),
        ]),
    ...lossesIn(told, tail, lost),
  ]
}

const lossesIn = (told: Told, tail: string, lost: string): readonly string[] => {
  const last = told.again.instants.at(-1)?.lost ?? {}
  if (tail === 'neither side loses any')
    return same(
      'losses',
      Object.values(last).every((count) => count === 0),
      true,
    )
  const form = new RegExp(`^(.+?) loses? ${COUNT} (?:${lost}|${lost.replace(/s$/, '')}), (.+) ${COUNT}$`)
  const [, one, first, two, second] = form.exec(tail) ?? []
  const [side, other] = [sideNamed(told, one), sideNamed(told, two)]
  if (!side || !other || side === other) return unreadable(tail)
  return [
    ...same('losses of the first', countIn(first), last[side]),
    ...same('losses of the second', countIn(second), last[other]),
  ]
}

const pointsIn = (told: Told, points: string): string =>
  points
    .split(', ')
    .map((one) => {
      const [, name, figure = ''] = /^(.+) (−?\d+(?:\.\d+)?)$/.exec(one) ?? []
      return `${sideCalled(told, name)} ${Number(figure.replace('−', '-'))}`
    })
    .toSorted()
    .join()

const endIn = (told: Told, sentence: string): readonly string[] => {
  const { again, expected } = told
  const result: BattleResult | undefined = again.result
  const [, who, why = '', points = ''] = /^(.+?) wins? (.+)\. Points: (.+)\.$/.exec(sentence) ?? []
  if (!result || who === undefined) return unreadable(sentence)
  const score = Object.entries(result.score).map(([side, count]) => `${side} ${count}`)
  const wanted = expected.reasons[result.reason]
  return [
    ...same('who won', who === 'Nobody' ? null : sideNamed(told, who), result.winner),
    ...(wanted?.test(why) ? [] : [`"${why}" is not ${result.reason}`]),
    ...same('points', pointsIn(told, points), score.toSorted().join()),
  ]
}

/** The turns in which somebody gave orders for a side, alone or beside others. */
const ledIn = ({ again, players }: Told, side: Side, who: string, isPartly: boolean): readonly number[] => {
  const turns = new Map<number, Set<string>>()
  again.givers.forEach((giver, i) => {
    const turn = again.turnOf[i] ?? 1
    if (giver === side) turns.set(turn, (turns.get(turn) ?? new Set()).add(players[i] ?? ''))
  })
  return [...turns]
    .filter(([, named]) => named.has(who) && named.size > 1 === isPartly)
    .map(([turn]) => turn)
    .sort((a, b) => a - b)
}

/** "in turns 1–3 partly a player" */
const LED = /, in (\w+?)s? (\d+)(?:–(\d+))? (partly )?((?:(?!, in ).)+)/g

const leaderIn = (told: Told, words: string): readonly string[] => {
  const [, name, main = '', rest = ''] = /^(.+?): ((?:(?!, in ).)+)(.*)$/.exec(words) ?? []
  const side = sideCalled(told, name)
  if (side === undefined) return unreadable(words)
  const own = told.players.filter((_, i) => told.again.givers[i] === side)
  const count = (who: string): number => own.filter((one) => lower(one) === lower(who)).length
  const said = [...rest.matchAll(LED)].map(([, , from, to = from, partly, who = '']) => ({
    who: lower(who),
    partly: partly !== undefined,
    turns: Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i),
  }))
  const others = [...new Set(own)].filter((who) => lower(who) !== lower(main))
  return [
    ...(own.some((who) => count(who) > count(main)) ? [`${main} did not lead ${name} most`] : []),
    ...others.flatMap((who) =>
      [false, true].flatMap((isPartly) =>
        same(
          `turns led by ${who}`,
          said
            .filter((one) => one.who === lower(who) && one.partly === isPartly)
            .flatMap(({ turns }) => turns)
            .sort((a, b) => a - b)
            .join(),
          ledIn(told, side, who, isPartly).join(),
        ),
      ),
    ),
    ...said.flatMap(({ who }) => (others.some((one) => lower(one) === who) ? [] : [`${who} did not lead`])),
  ]
}

/** How strong each unit was before the first die, and who is gone at the end. */
const rollIn = (told: Told): readonly string[] => {
  const { again, roll } = told
  const [began, ended] = [again.start, again.instants.at(-1) ?? again.start].map(({ state }) =>
    unitsIn(told, state),
  )
  return roll.flatMap(({ id, name, ...said }) => {
    const after = ended?.find((unit) => unit.id === id)
    return [
      ...same(`${name} at the start`, said.began, began?.find((unit) => unit.id === id)?.strength),
      ...same(`${name} gone`, said.ended === 'gone', after === undefined || after.gone),
    ]
  })
}

/** What each side had lost after each order, in the last columns of the table. */
const tableIn = ({ again, table }: Told): readonly string[] => {
  const { sides } = again.ruleset.tableTop.ground(again.ruleset.game.view(again.start.state, 'umpire'))
  const after = new Map(again.instants.map(({ order, lost }) => [order, lost]))
  // A line of the log in its quotes may run over several lines of the file.
  const rows = table
    .trimEnd()
    .split(/\r\n(?=\d+,)/)
    .slice(1)
  return [
    ...same('orders in the table', rows.length, again.givers.length),
    ...rows.flatMap((row, i) => {
      const lost = after.get(i)
      return same(
        `losses after order ${i + 1}`,
        row.split(',').slice(-2).join(),
        sides.map(({ side }) => lost?.[side]).join(),
      )
    }),
  ]
}

/** What a story says that the battle does not bear out; every sentence must be one that can be reckoned again. */
export const faultsIn = (told: Told): readonly string[] => {
  const [forces = '', first = '', one = '', two = '', course = '', end = '', ...more] = told.story
  const middle = [one, two].map((sentence, i) =>
    sentence.startsWith('In ')
      ? turningIn(told, sentence, i > 0 ? one : undefined)
      : quietIn(told, sentence, i),
  )
  return [
    ...more.flatMap(unreadable),
    ...forcesIn(told, forces),
    ...firstLosses(told, first),
    ...middle.flat(),
    ...courseIn(told, course),
    ...endIn(told, end),
    ...told.leaders.flatMap((words) => leaderIn(told, words)),
    ...same('leaders', told.leaders.length, 2),
    ...rollIn(told),
    ...tableIn(told),
  ]
}
