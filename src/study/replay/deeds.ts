import { heardEvents, totalOf, type Viewer } from '#kernel/game/battle/log.ts'
import { spelled } from '#kernel/words.ts'
import type { ShownMoment } from '#screen/results.ts'
import type { ShownUnit } from '#screen/tabletop.ts'
import { countedLosses, sideDoes, theSide } from '../wording.ts'
import type { ReelSpan } from './beginning.ts'
import { type Happening, happeningsIn } from './happenings.ts'
import type { Reel } from './reel.ts'

/** What made a swing: who did it or whom it befell, in a sentence without its full stop. */
export interface Deed {
  readonly text: string
  /** The turn in which it was done. */
  readonly turn: number
  /** Who of the other side did it, where it is told as what befell somebody. */
  readonly by?: string
  /** What it came of where nobody in particular did it: "lost to flight". */
  readonly cause?: string
}

interface Swing {
  readonly reel: Reel
  readonly viewer: Viewer
  readonly spans: readonly ReelSpan[]
  /** Who gained by it. */
  readonly winner: 0 | 1
  /** How things stood before it. */
  readonly before: unknown
}

const unitsAfter = ({ reel, viewer }: Swing, { after }: ReelSpan): readonly ShownUnit[] =>
  reel.ruleset.tableTop.units(reel.ruleset.game.view(after, viewer), undefined, undefined)

const momentsIn = ({ reel, viewer }: Swing, span: ReelSpan): readonly ShownMoment[] => {
  const { dice } = span
  return reel.ruleset.outcomes?.moments?.({ heard: heardEvents(reel.log, span, viewer), dice, viewer }) ?? []
}

/** What the winner took or won. */
const gained = (swing: Swing): Deed | undefined => {
  for (const span of swing.spans.toReversed()) {
    const moment = momentsIn(swing, span).findLast(
      ({ kind, side }) => kind !== 'lost' && side === swing.winner,
    )
    if (moment) return { text: moment.title, turn: span.turn }
  }
  return undefined
}

/** A lesser event is not what a unit was lost to. */
const DEADLY = 2.5

/** Both sides may have a unit of the same name: where the log tells them apart by their side, so is he told apart. */
const toldName = ({ reel, winner }: Swing, title: string, name: string): string => {
  const [own, other] = [reel.ground.sides[winner], reel.ground.sides[winner === 0 ? 1 : 0]]
  const isApart = title.startsWith(`${other.adjective ?? other.name} `)
  return isApart && own.adjective !== undefined ? `${own.adjective} ${name}` : name
}

/** Who of the winner's did something to a unit. */
const doerOf = (swing: Swing, unit: string | undefined, span: ReelSpan): string | undefined => {
  const deed = happeningsIn(swing.reel, swing.viewer, span).findLast(
    ({ side, units, weight }) =>
      side === swing.winner && weight >= DEADLY && unit !== undefined && units.slice(1).includes(unit),
  )
  return unitsAfter(swing, span).find(({ id }) => id === deed?.units[0])?.name
}

/**
 * Whom the loser lost, and through whom or to what: a whole body of units first, then what the winner did himself, then what
 * followed from it.
 */
const fell = (swing: Swing): Deed | undefined => {
  const deeds = swing.spans.flatMap((span) =>
    momentsIn(swing, span)
      .filter(({ kind, side }) => kind === 'lost' && side !== swing.winner)
      .map((moment) => {
        const doer = doerOf(swing, moment.unit, span)
        const cause = moment.facts?.find(({ label }) => label === 'Lost to')?.value
        const beside =
          doer !== undefined
            ? { by: toldName(swing, moment.title, doer) }
            : cause === undefined
              ? {}
              : { cause: `lost to ${cause}` }
        const isBody = moment.unit === undefined
        return {
          isBody,
          isDone: doer !== undefined,
          deed: { text: moment.title, turn: span.turn, ...beside },
        }
      }),
  )
  const told =
    deeds.findLast(({ isBody }) => isBody) ?? deeds.findLast(({ isDone }) => isDone) ?? deeds.at(-1)
  return told?.deed
}

/** How many each side lost in it; nothing if the viewer does not know. */
const tollOf = ({ reel, viewer, spans, before }: Swing): Toll | undefined => {
  const { game } = reel.ruleset
  const at = (state: unknown) => game.losses(game.view(state, viewer), viewer)
  const first = at(before)
  let last = first
  let turn = 1
  for (const span of spans) {
    const now = at(span.after)
    if (reel.sides.some((side) => totalOf(now[side]) > totalOf(last[side]))) turn = span.turn
    last = now
  }
  if (reel.sides.some((side) => !(side in last))) return undefined
  const [one = 0, two = 0] = reel.sides.map((side) => totalOf(last[side]) - totalOf(first[side]))
  return { lost: [one, two], turn }
}

interface Toll {
  readonly lost: readonly [number, number]
  /** The last in which somebody was lost. */
  readonly turn: number
}

/** Somebody's fire or assault that cost the other side men. */
const DEADLY_BLOW = 2.8
const A_FIGHT = 3
const A_MISHAP = 2.5

const heaviest = (
  swing: Swing,
  isIt: (happening: Happening, isOwn: (unit: string) => boolean) => boolean,
): Deed | undefined => {
  const { reel, viewer, spans, winner } = swing
  let found: Happening | undefined
  for (const span of spans) {
    const units = unitsAfter(swing, span)
    const isOwn = (id: string): boolean => units.find((unit) => unit.id === id)?.side === winner
    for (const one of happeningsIn(reel, viewer, span)) {
      if (isIt(one, isOwn) && (!found || one.weight > found.weight)) found = one
    }
  }
  return found && { text: found.line.replace(/\.$/, ''), turn: found.turn }
}

/** What was lost in fights that nobody led alone: under a barrage, in a volley of many. */
const suffered = ({ reel, winner }: Swing, { lost, turn }: Toll): Deed => {
  const loser = winner === 0 ? 1 : 0
  const { sides } = reel.ground
  const { lost: many } = reel.ruleset.game.words
  const text = `${sideDoes(sides[loser].name, 'lose')} ${countedLosses(lost[loser], many)}`
  const also = lost[winner] === 0 ? '' : `, ${theSide(sides[winner].name)} ${spelled(lost[winner])}`
  return { text: `${text}${also}`, turn }
}

/**
 * What is to be told of a swing: what its winner took or won, whom the other side lost, what was done to it, how much it
 * lost, else what the winner did or what befell the other. Nothing if nobody had a hand in it.
 */
export const deedIn = (swing: Swing): Deed | undefined => {
  const whole = gained(swing) ?? fell(swing)
  if (whole) return whole
  const { winner } = swing
  const toll = tollOf(swing)
  const balance = toll ? toll.lost[winner === 0 ? 1 : 0] - toll.lost[winner] : 0
  if (balance < 0) return undefined
  if (toll && balance > 0) {
    const blow = heaviest(
      swing,
      ({ side, units, weight }, isOwn) => side === winner && weight >= DEADLY_BLOW && !units.every(isOwn),
    )
    return blow ?? suffered(swing, toll)
  }
  return heaviest(swing, ({ side, units, weight }, isOwn) => {
    // What befell the winner's own men is not what he gained by.
    if (side === winner) return weight >= A_FIGHT && (units.length === 0 || !units.every(isOwn))
    return side !== undefined && weight >= A_MISHAP && !units.some(isOwn)
  })
}
