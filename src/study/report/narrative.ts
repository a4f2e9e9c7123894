import { type Losses, totalOf } from '../../kernel/game/battle/log.ts'
import type { Side } from '../../kernel/game/game.ts'
import { capitalised, listed, several, spelled } from '../../kernel/words.ts'
import { leadIn } from '../measure.ts'
import type { Turning } from '../replay/course.ts'
import { stateAt } from '../replay/reel.ts'
import { type Facts, wordOf } from './facts.ts'
import { countedLosses, endingOf, gainFor, theSide } from './wording.ts'

/** A long line of the log up to where its head ends. */
const LONG = 110

const shortened = (text: string): string => {
  const colon = text.indexOf(': ')
  return text.length > LONG && colon > 0 ? text.slice(0, colon) : text
}

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
  const force = (side: 0 | 1): string => several(roll.filter((unit) => unit.side === side).length, 'unit')
  const [own, enemy] = [theSide(sides[one].name), theSide(sides[other].name)]
  const led = `${capitalised(own)} ${attacker === undefined ? 'stood' : 'attacked'}${isSeen(one) ? ` with ${force(one)}` : ''}`
  return isSeen(other) ? `${led} against ${force(other)} of ${enemy}.` : `${led} against ${enemy}.`
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
      return `The first losses fell on ${listed(hurt.map(({ name }) => theSide(name)))} in ${wordOf(facts)} ${turn}.`
  }
  const whose = sides.length === 2 ? 'Nobody' : capitalised(theSide(sides[0]?.name ?? 'side'))
  const lost = `${whose} lost ${sides.length === 2 ? 'anything' : 'nothing'}`
  if (turns.length === 0) return `${lost} yet.`
  return `${lost} in ${several(turns.length, wordOf(facts))}${reel.result ? '' : ' so far'}.`
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

const swingWords = (facts: Facts, { swing, deed }: Turning): string => {
  const { name } = facts.reel.ground.sides[swing > 0 ? 0 : 1]
  const gain = gainFor(facts.course.gauges[0], Math.abs(swing), name)
  const beside = deed.beside === undefined ? gain : `${deed.beside}; ${gain}`
  return `In ${wordOf(facts)} ${deed.turn}, ${goingOn(facts, shortened(deed.text))} (${beside}).`
}

/** The two greatest swings in the order in which they happened; something else to say if there are fewer. */
const swings = (facts: Facts): readonly string[] => {
  const largest = facts.course.points
    .toSorted((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, 2)
    .sort((a, b) => a.from - b.from)
  const told = largest.map((point) => swingWords(facts, point))
  const count = facts.log.length
  const quiet = [
    `${told.length === 0 ? 'No' : 'No other'} single action of the ${several(facts.turns.length, wordOf(facts))} changed much.`,
    `${capitalised(several(count, 'order'))} ${count === 1 ? 'was' : 'were'} given in all.`,
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
  const [leader, count] = ahead >= behind ? [first, ahead] : [second, behind]
  if (count === 0) return 'Neither side was ahead at the end of any turn'.replace(/turn$/, word)
  const when =
    count === turns.length
      ? turns.length === 1
        ? `the only ${word}`
        : `every ${word}`
      : `${spelled(count)} of the ${several(turns.length, word)}`
  return `${capitalised(theSide(leader.name))} were ahead at the end of ${when}`
}

/** What was lost, of the sides whose losses the reader knows. */
const lossWords = (facts: Facts): string => {
  const { reel } = facts
  const { lost: many } = reel.ruleset.game.words
  const losses = lossesIn(facts, facts.end.state)
  const [one, two] = countedSides(facts)
  if (!one) return 'what was lost is not known'
  const first = totalOf(losses[one.side])
  if (!two) return `${theSide(one.name)} lost ${countedLosses(first, many)}, the enemy’s losses are not known`
  const second = totalOf(losses[two.side])
  if (first === 0 && second === 0) return 'neither side lost any'
  return `${theSide(one.name)} lost ${countedLosses(first, many)}, ${theSide(two.name)} ${second === 0 ? 'none' : spelled(second)}`
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
