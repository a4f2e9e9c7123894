import type { Side } from '#kernel/game/game.ts'

export interface BriefedSide {
  readonly side: Side
  readonly name: string
  /** What it has to do. */
  readonly task: string
  readonly forces: readonly { readonly name: string; readonly text: string }[]
  /** What it has is for itself alone to know. */
  readonly secret?: true
  /** What is easily forgotten. */
  readonly remember: string
}

/** What the players of a scenario are told before it begins. */
export interface Briefing {
  readonly title: string
  readonly situation: string
  readonly sides: readonly BriefedSide[]
  /** What counts, and how much. */
  readonly points: readonly { readonly name: string; readonly points: string }[]
  /** How it ends, and who has won then. */
  readonly ends: readonly string[]
  /** 'twelve turns' */
  readonly length: string
  readonly minutes: number
  /** Who should win. */
  readonly chances: string
}

/** So many battles between computer players of one strength, and how many of them each side won. */
export interface Trial {
  readonly battles: number
  readonly wins: readonly [number, number]
}

/** Decided battles in a hundred that a side may win and still be called even. */
const EVEN = [42, 58] as const

/** Who should win, from battles that were fought to see. */
export const chancesOf = (
  { battles, wins: [first, second] }: Trial,
  names: readonly [string, string],
): string => {
  const drawn = battles - first - second
  const share = Math.round((100 * first) / Math.max(1, first + second))
  const [least, most] = EVEN
  const verdict =
    share < least
      ? `The ${names[1]} should win.`
      : share > most
        ? `The ${names[0]} should win.`
        : 'Either side can win.'
  const draws = drawn === 0 ? '' : `, and ${drawn} ${drawn === 1 ? 'was' : 'were'} drawn`
  return `${verdict} Of ${battles} battles between equal computer players the ${names[0]} won ${first} and the ${names[1]} ${second}${draws}.`
}

const HOUR = 60
/** Longer than this takes more than one evening. */
const EVENING = 240

/** '45 min', '1½ h' */
export const timeWords = (minutes: number): string => {
  if (minutes > EVENING) return 'two evenings'
  if (minutes < HOUR) return `${minutes} min`
  const hours = Math.round((2 * minutes) / HOUR) / 2
  return `${Math.floor(hours)}${hours % 1 === 0 ? '' : '½'} h`
}
