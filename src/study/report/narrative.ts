import { entryFor, heardEvents, totalOf } from '../../kernel/game/battle/log.ts'
import { capitalised, listed, several, spelled } from '../../kernel/words.ts'
import { leadIn } from '../measure.ts'
import { stateAt } from '../replay/reel.ts'
import { beatsOf } from '../told/beats.ts'
import type { TurningPoint } from '../turning-points.ts'
import { type Facts, sideNames, wordOf } from './facts.ts'
import { endingOf, gainFor } from './wording.ts'

/** What happened between two orders, in the words of its weightiest event. */
const eventIn = ({ reel, viewer }: Facts, from: number, to: number): string | undefined => {
  const { ruleset, log, frames } = reel
  const { game, tableTop } = ruleset
  const orders = frames.slice(from - 1, to).map(({ order }) => ({ order, at: order.number - 1 }))
  const beats = beatsOf({ game, tableTop, log, reader: viewer, viewer }, orders)
  const [heaviest] = beats.toSorted((a, b) => b.weight - a.weight)
  const order = heaviest && log.orders[heaviest.to]
  if (!order) return undefined
  const { dice } = entryFor(log, order, viewer)
  const [result] = ruleset.outcomes?.results?.({ heard: heardEvents(log, order, viewer), dice, viewer }) ?? []
  return result?.outcome ?? heaviest.text.replace(/\.$/, '')
}

/** What nobody could miss of it: what the winner took or won, else whom the other lost. */
const momentIn = ({ reel, viewer }: Facts, { from, to, swing }: TurningPoint): string | undefined => {
  const { ruleset, log, frames } = reel
  const winner = swing > 0 ? 0 : 1
  const moments = frames.slice(from - 1, to).flatMap(({ order }) => {
    const { dice } = entryFor(log, order, viewer)
    return ruleset.outcomes?.moments?.({ heard: heardEvents(log, order, viewer), dice, viewer }) ?? []
  })
  const gain = moments.findLast(({ kind, side }) => kind !== 'lost' && side === winner)
  return (gain ?? moments.findLast(({ kind, side }) => kind === 'lost' && side !== winner))?.title
}

/** A long line of the log up to where its head ends. */
const LONG = 110

const shortened = (text: string): string => {
  const colon = text.indexOf(': ')
  return text.length > LONG && colon > 0 ? text.slice(0, colon) : text
}

const opening = (facts: Facts): string => {
  const { reel, roll } = facts
  const { record, ruleset, ground } = reel
  const { roles } = ruleset.game.scenarios.find(({ id }) => id === record.file.scenario) ?? {}
  const [first, second] = ground.sides
  const force = (side: 0 | 1): string => several(roll.filter((unit) => unit.side === side).length, 'unit')
  const attacker = roles?.[0] === 'attacker' ? 'attacked' : 'stood'
  return `The ${first.name} ${attacker} with ${force(0)} against ${force(1)} of the ${second.name}.`
}

/** 'strength points' come in ones too. */
const counted = (count: number, many: string): string => several(count, many.replace(/s$/, ''), many)

const lossesAt = ({ reel }: Facts, at: number): readonly number[] => {
  const losses = reel.ruleset.game.losses(stateAt(reel, at))
  return reel.sides.map((side) => totalOf(losses[side]))
}

/** Who was hurt first, and when. */
const firstBlood = (facts: Facts): string => {
  const { reel, log, start } = facts
  const before = lossesAt(facts, start.at)
  const at = log.findIndex(
    (_, i) => i >= start.at && lossesAt(facts, i + 1).some((lost, s) => lost > (before[s] ?? 0)),
  )
  const entry = log[at]
  if (!entry) return `Nobody has lost anything in ${several(facts.turns.length, wordOf(facts))}.`
  const after = lossesAt(facts, at + 1)
  const names = reel.ground.sides.filter((_, s) => (after[s] ?? 0) > (before[s] ?? 0)).map(({ name }) => name)
  return `The first losses fell on the ${listed(names)} in ${wordOf(facts)} ${entry.turn}.`
}

const swingWords = (facts: Facts, point: TurningPoint): string => {
  const { from, to, turn, swing } = point
  const event = momentIn(facts, point) ?? eventIn(facts, from, to)
  const { name } = facts.reel.ground.sides[swing > 0 ? 0 : 1]
  const gain = gainFor(facts.course.gauges[0], Math.abs(swing), name)
  return event === undefined
    ? `${capitalised(wordOf(facts))} ${turn}: ${gain}.`
    : `In ${wordOf(facts)} ${turn}, ${shortened(event).replace(/^The /, 'the ')} (${gain}).`
}

/** The two greatest swings in the order in which they happened; something else to say if there are fewer. */
const swings = (facts: Facts): readonly string[] => {
  const largest = facts.course.points
    .toSorted((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, 2)
    .sort((a, b) => a.from - b.from)
  const told = largest.map((point) => swingWords(facts, point))
  const quiet = [
    `No single action of the ${several(facts.turns.length, wordOf(facts))} changed much.`,
    `${capitalised(several(facts.log.length, 'order'))} were given in all.`,
  ]
  return [...told, ...quiet].slice(0, 2)
}

/** Who was ahead for how long. */
const leadWords = (facts: Facts): string => {
  const { course, turns, reel } = facts
  const [first, second] = sideNames(facts)
  const leads = turns.map(({ readings }) => leadIn(course.gauges, readings))
  const ahead = leads.filter((lead) => lead > 0).length
  const behind = leads.filter((lead) => lead < 0).length
  const word = wordOf(facts)
  const [leader, count] = ahead >= behind ? [first, ahead] : [second, behind]
  const losses = lossesAt(facts, reel.frames.length)
  const lost = `the ${first} lost ${counted(losses[0] ?? 0, reel.ruleset.game.words.lost)}, the ${second} ${losses[1] ? spelled(losses[1]) : 'none'}`
  return count === 0
    ? `Neither side was ever ahead; ${lost}.`
    : `The ${leader} were ahead at the end of ${count === turns.length ? `every ${word}` : `${spelled(count)} of the ${several(turns.length, word)}`}; ${lost}.`
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
  leadWords(facts),
  end(facts),
]
