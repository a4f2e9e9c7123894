import type { BattleResult, Game } from '#kernel/game/game.ts'
import { capitalised, several, words } from '#kernel/words.ts'
import { sideName } from '#screen/beside.ts'
import type { Ground } from '#screen/tabletop.ts'
import type { ShownGauge } from './measure.ts'

/** 'Week 3' */
export const turnTitle = ({ words }: Pick<Game, 'words'>, turn: number): string =>
  `${capitalised(words.turn)} ${turn}`

/** 'the Germans', 'the Entente'; a side by its letter has no article. */
export const theSide = (name: string): string => (name.startsWith('Side ') ? name : `the ${name}`)

/** 'the Germans attack', 'Side A attacks' */
export const sideDoes = (name: string, does: string): string =>
  name.startsWith('Side ') ? `${name} ${does}s` : `${theSide(name)} ${does}`

/** 'one strength point', 'three stands', 'no bases': what is lost comes in ones too. */
export const countedLosses = (count: number, many: string): string =>
  several(count, many.replace(/s$/, ''), many)

const withMinus = (points: number): string => (points < 0 ? `−${-points}` : String(points))

/** How it ended, in one sentence. */
export const endingOf = (
  result: BattleResult | undefined,
  ground: Ground,
  game: Pick<Game, 'words'>,
): string => {
  if (!result) return 'The battle goes on.'
  const points = ground.sides
    .map(({ side, name }) => `${name} ${withMinus(result.score[side] ?? 0)}`)
    .join(', ')
  const who =
    result.winner === null ? 'Nobody wins' : capitalised(sideDoes(sideName(ground, result.winner), 'win'))
  const why = game.words.reasons[result.reason]
  return `${who}${why === undefined ? ` (${words(result.reason)})` : ` ${why}`}. Points: ${points}.`
}

/** A figure with one decimal at most. */
export const figure = (value: number): string => String(Math.round(value * 10) / 10 || 0)

/** What a gauge shows; whole per cent of what both sides share. */
export const figureOf = (gauge: ShownGauge | undefined, value: number): string =>
  gauge?.shared ? `${Math.round(value) || 0} %` : figure(value)

/** '4.5 points to the Entente', 'chance to win up 18 % for the Entente' */
export const gainFor = (gauge: ShownGauge | undefined, gain: number, name: string): string => {
  const much = figureOf(gauge, gain)
  if (gauge?.shared) return `${gauge.title.toLowerCase()} up ${much} for the ${name}`
  return `${much} ${much === '1' ? 'point' : 'points'} to the ${name}`
}

/** Over a column of what the first side gained. */
export const gainTitle = (gauge: ShownGauge | undefined, name: string): string =>
  gauge?.shared ? `${gauge.title}, ${name} (%)` : `Points to the ${name}`

/** The same with its sign. */
export const signed = (value: number): string => {
  const text = figure(Math.abs(value))
  return text === '0' ? '0' : `${value < 0 ? '−' : '+'}${text}`
}

/** How rare something is, as players say it. */
export const oneIn = (chance: number): string =>
  chance >= 0.5 ? 'as often as not' : `1 in ${Math.round(1 / chance)}`
