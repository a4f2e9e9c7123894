import { type Losses, totalOf } from '#kernel/game/battle/log.ts'
import type { Side } from '#kernel/game/game.ts'
import { capitalised, counted, listed, several, spelled } from '#kernel/words.ts'
import { leadIn } from '../measure.ts'
import type { Turning } from '../replay/course.ts'
import { stateAt } from '../replay/reel.ts'
import { countedLosses, endingOf, gainFor, sideDoes, theSide } from '../wording.ts'
import { type Facts, wordOf } from './facts.ts'

/** Whether his enemy may have units that the reader does not see. */
const seesAll = ({ reel, viewer }: Facts): boolean =>
  viewer === 'umpire' || reel.ruleset.game.idFor === undefined

/** Which of the two sides attacks: as the battle itself says, else as its scenario does. */
const attackerIn = ({ reel }: Facts): 0 | 1 | undefined => {
  const { ground, record, ruleset } = reel
  const listed = ruleset.game.scenarios.find(({ id }) => id === record.file.scenario)
  const named = listed?.sides.find((_, i) => listed.roles?.[i] === 'attacker')
  const [first, second] = ground.sides
  if (first.attacks ?? first.side === named) return 0
  return (second.attacks ?? second.side === named) ? 1 : undefined
}

const opening = (facts: Facts): string => {
  const { reel, roll, viewer } = facts
  const { sides } = reel.ground
  const attacker = attackerIn(facts)
  const one = attacker ?? 0
  const other = one === 0 ? 1 : 0
  const isSeen = (side: 0 | 1): boolean => seesAll(facts) || sides[side].side === viewer
  const unitsOf = (side: 0 | 1): number => roll.filter((unit) => unit.side === side).length
  const began = capitalised(sideDoes(sides[one].name, attacker === undefined ? 'face' : 'attack'))
  const enemy = theSide(sides[other].name)
  if (!isSeen(one)) return `${began} the ${several(unitsOf(other), 'unit')} of ${enemy}.`
  const against = isSeen(other) ? ` against ${spelled(unitsOf(other))}` : ''
  return `${began} ${enemy} with ${several(unitsOf(one), 'unit')}${against}.`
}

const lossesIn = ({ reel, viewer }: Facts, state: unknown): Losses =>
  reel.ruleset.game.losses(reel.ruleset.game.view(state, viewer), viewer)

/** The sides whose losses the reader knows. */
const countedSides = (facts: Facts) => {
  const known = lossesIn(facts, facts.start.state)
  return facts.reel.ground.sides.filter(({ side }) => side in known)
}

/** Who was hurt first, and when. */
const firstBlood = (facts: Facts): string => {
  const { course, start, turns, reel } = facts
  const before = lossesIn(facts, start.state)
  const sides = countedSides(facts)
  const isHurt = (now: Losses, side: Side): boolean => totalOf(now[side]) > totalOf(before[side])
  for (const { after, turn } of course.spans.slice(course.beginning.spans)) {
    const now = lossesIn(facts, after)
    const hurt = sides.filter(({ side }) => isHurt(now, side))
    if (hurt.length > 0)
      return `The first losses fall on ${listed(hurt.map(({ name }) => theSide(name)))} in ${wordOf(facts)} ${turn}.`
  }
  const [only] = sides
  const isWhole = sides.length === 2 || !only
  const time = several(turns.length, wordOf(facts))
  if (!reel.result) {
    const long = turns.length === 0 ? 'yet' : `in ${time} so far`
    return isWhole
      ? `Nobody has lost anything ${long}.`
      : `The losses of ${theSide(only.name)} are none ${long}.`
  }
  return isWhole
    ? `Nobody loses anything in ${time}.`
    : `${capitalised(sideDoes(only.name, 'lose'))} nothing in ${time}.`
}

/** A sentence goes on with it: names keep their capitals, other words do not. */
const goingOn = ({ roll, reel }: Facts, text: string): string => {
  const isName = [
    ...roll.map(({ name }) => name),
    ...reel.ground.sides.flatMap(({ name, adjective }) => [name, adjective ?? name]),
  ].some((name) => text.startsWith(name))
  return isName || /^[A-Z](?:\b|[A-Z\d])/.test(text)
    ? text
    : `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

/** A line of the log without its reckoning, up to where it goes into particulars. */
const LONG = 110

const shortened = (text: string): string => {
  const plain = text.replaceAll(/ \([^()]*\d[^()]*\)/g, '')
  const [short = plain] = plain.length > LONG ? plain.split('; ') : [plain]
  return short
}

/** Units that are told apart by their people take an article: "the German 2nd squad". */
const withArticles = ({ roll, reel }: Facts, text: string): string =>
  roll.reduce((said, { name, side }) => {
    const { adjective } = reel.ground.sides[side]
    const whole = `${adjective} ${name}`
    return adjective === undefined || said.includes(`the ${whole}`)
      ? said
      : said.replace(whole, `the ${whole}`)
  }, text)

/** Something is done to somebody: by whom, or what it came of, may be said. */
const PASSIVE = /\b(?:is|are) (?:destroyed|knocked out)$/

const swingWords = (facts: Facts, { swing, deed }: Turning, when: string): string => {
  const { name } = facts.reel.ground.sides[swing > 0 ? 0 : 1]
  const text = withArticles(facts, goingOn(facts, shortened(deed.text)))
  const by = deed.by && withArticles(facts, deed.by)
  const isDone = PASSIVE.test(text)
  const isBy = isDone && by !== undefined
  const through = by === undefined ? undefined : `through ${by}`
  const beside = isDone ? (isBy ? undefined : deed.cause) : through
  const gain = gainFor(facts.course.gauges[0], Math.abs(swing), name)
  return `${when}, ${text}${isBy ? ` by ${by}` : ''} (${beside === undefined ? gain : `${beside}; ${gain}`}).`
}

/** The two greatest swings in the order in which they happened; something else to say if there are fewer. */
const swings = (facts: Facts): readonly string[] => {
  const largest = facts.course.points
    .toSorted((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, 2)
    .sort((a, b) => a.from - b.from)
  const told = largest.map((point, i) => {
    const { turn } = point.deed
    const isSame = i > 0 && largest[i - 1]?.deed.turn === turn
    return swingWords(facts, point, isSame ? `In the same ${wordOf(facts)}` : `In ${wordOf(facts)} ${turn}`)
  })
  const count = facts.log.length
  const all = several(facts.turns.length, wordOf(facts))
  const quiet = [
    `No ${told.length === 0 ? '' : 'other '}deed stands out in ${facts.turns.length === 0 ? 'it' : `the ${all}`}.`,
    `${counted(count, 'order')} ${count === 1 ? 'is' : 'are'} given in all.`,
  ]
  return [...told, ...quiet].slice(0, 2)
}

/** Who was ahead for how long. */
const aheadWords = (facts: Facts): string => {
  const { course, turns, reel } = facts
  const [first, second] = reel.ground.sides
  const leads = turns.map(({ readings }) => leadIn(course.gauges, readings))
  const ahead = leads.filter((lead) => lead > 0).length
  const behind = leads.filter((lead) => lead < 0).length
  const word = wordOf(facts)
  const all = several(turns.length, word)
  const isChance = course.gauges[0]?.shared === true
  if (ahead === behind) {
    const when = ahead === 0 ? `any ${word}` : `${spelled(ahead)} of the ${all}`
    const who = ahead === 0 ? 'neither side' : 'each side'
    return isChance
      ? `The chances favour ${who} at the end of ${when}`
      : `${capitalised(who)} stands better at the end of ${when}`
  }
  const [leader, count] = ahead > behind ? [first, ahead] : [second, behind]
  const only = turns.length === 1 ? `the only ${word}` : `every ${word}`
  const when = count === turns.length ? only : `${spelled(count)} of the ${all}`
  const led = isChance
    ? `the chances favour ${theSide(leader.name)}`
    : `${sideDoes(leader.name, 'stand')} better`
  return `${capitalised(led)} at the end of ${when}`
}

/** What was lost, of the sides whose losses the reader knows. */
const lossWords = (facts: Facts): string => {
  const { reel } = facts
  const { lost: many } = reel.ruleset.game.words
  const losses = lossesIn(facts, facts.end.state)
  const [one, two] = countedSides(facts)
  if (!one) return 'what is lost is not known'
  const first = totalOf(losses[one.side])
  const lost = `${sideDoes(one.name, 'lose')} ${countedLosses(first, many)}`
  if (!two) return `${lost}, and what the enemy loses is not known`
  const second = totalOf(losses[two.side])
  if (first === 0 && second === 0) return 'neither side loses any'
  return `${lost}, ${theSide(two.name)} ${second === 0 ? 'none' : spelled(second)}`
}

const end = (facts: Facts): string => {
  const { result, ground, ruleset, frames } = facts.reel
  return result
    ? endingOf(result, ground, ruleset.game)
    : `It goes on: ${ruleset.game.summary(ruleset.game.view(stateAt(facts.reel, frames.length), facts.viewer))}.`
}

/** A battle in six sentences, made of what happened in it. */
export const narrative = (facts: Facts): readonly string[] => [
  opening(facts),
  firstBlood(facts),
  ...swings(facts),
  `${aheadWords(facts)}; ${lossWords(facts)}.`,
  end(facts),
]
