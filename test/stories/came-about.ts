import type { Side } from '#kernel/game/game.ts'
import type { Stretch } from './again.ts'
import {
  COUNT,
  countIn,
  holders,
  isDoneBy,
  isGone,
  isOf,
  lower,
  meant,
  otherThan,
  runThrough,
  sideNamed,
  type Told,
  unitsIn,
} from './told-of.ts'

const LOST =
  /^(.+) (?:is destroyed|is knocked out|breaks|surrenders|has surrendered|has left the table|routs)$/
/** What happens to somebody, and is nothing that he does. */
const MISHAP = /^(.+?) (?:is no more|(?:stays|is) disordered|loses .+)\b/
const HOLDS = /^(.+?) hold (.+)$/
const TAKES = /^(.+? side|Side [AB]) takes (.+)$/
const THROUGH = /^(.+) breaks through$/
const BEATS = /^(.+?) beats (.+?) (?:hand to hand|in the assault)$/

/** Whether something that is said of a stretch came about in it. */
const cameAbout = (told: Told, body: string, winner: Side, stretch: Stretch): boolean => {
  const { within, before, after } = stretch
  const isSaid = within.some(({ line }) => runThrough(body, line))
  const loser = otherThan(told, winner)
  const [, whom = ''] = MISHAP.exec(body) ?? []
  const struck = meant(told, whom, unitsIn(told, before.state))
  // Nobody gains by what befalls his own men.
  if (struck.length > 0 && struck.every((unit) => isOf(told, unit, winner))) return false
  const [, lost = ''] = LOST.exec(body) ?? []
  if (lost !== '')
    return (
      isSaid ||
      isGone(told, lost, loser, stretch) ||
      within.some(({ line }) => runThrough(`${lost} is lost to`, line))
    )
  const [, who, place = ''] = HOLDS.exec(body) ?? []
  if (who !== undefined) {
    const [was, is] = [holders(told, before.state), holders(told, after.state)]
    const key = place.toLowerCase()
    return sideNamed(told, who) === winner && is.get(key) === winner && was.get(key) !== winner
  }
  const [, rider] = THROUGH.exec(body) ?? []
  if (rider !== undefined)
    return (
      isDoneBy(told, rider, winner, stretch) &&
      within.some(({ line }) => runThrough(`${rider} broken through`, line))
    )
  const [, beater, beaten] = BEATS.exec(body) ?? []
  if (beater !== undefined && beaten !== undefined) return isBeaten(told, beater, beaten, winner, stretch)
  const [, taker, zones] = TAKES.exec(body) ?? []
  if (taker !== undefined && zones !== undefined) return isTaken(taker, zones, stretch)
  return isSaid
}

const unlisted = (state: unknown, name: string): readonly { readonly id: string; readonly name: string }[] =>
  (state as { readonly units: readonly { readonly id: string; readonly name: string }[] }).units.filter(
    (unit) => name.endsWith(` ${unit.name}`),
  )

/** Some event tells of both. */
const isBeaten = (
  told: Told,
  one: string,
  other: string,
  winner: Side,
  { within, after }: Stretch,
): boolean => {
  const units = unitsIn(told, after.state)
  const winners = meant(told, one, units).filter((unit) => isOf(told, unit, winner))
  const shown = meant(told, other, units)
  return within.some(({ event, line, state }) => {
    const text = JSON.stringify(event ?? {})
    if (runThrough(`${one} beats`, line) && (line.includes(other) || /enem(y|ies)$/.test(other))) return true
    // Men who got out of a wreck are on no list.
    const beaten = [...shown, ...unlisted(state, other)]
    const isTold = ({ id }: { readonly id: string }): boolean => text.includes(`"${id}`)
    return winners.some(isTold) && beaten.some(isTold)
  })
}

/** Of each zone a line says so. */
const isTaken = (taker: string, zones: string, { within }: Stretch): boolean => {
  const named = [...zones.matchAll(/\b[A-Z]\d+\b/g)].map(([zone]) => zone)
  const isSaid = (zone: string): boolean =>
    within.some(({ line }) => lower(line) === lower(`${taker} takes ${zone}.`))
  return named.length > 0 && named.every(isSaid)
}

const TOLL = (lost: string): RegExp =>
  new RegExp(`^(.+?) loses? ${COUNT} (?:${lost}|${lost.replace(/s$/, '')})(?:, (.+) ${COUNT})?$`)

/** What a sentence tells of a stretch that changed the lead. */
export const isTrue = (
  told: Told,
  body: string,
  beside: string | undefined,
  winner: Side,
  stretch: Stretch,
): boolean => {
  const { before, after, within } = stretch
  const loser = otherThan(told, winner)
  const [, who, count, also, more] = TOLL(told.expected.lost).exec(body) ?? []
  if (who !== undefined) {
    const fell = (side: Side): number => (after.lost[side] ?? 0) - (before.lost[side] ?? 0)
    return (
      sideNamed(told, who) === loser &&
      (also === undefined || sideNamed(told, also) === winner) &&
      fell(loser) === countIn(count) &&
      fell(winner) === countIn(more)
    )
  }
  const [, passive, doer] = /^(.+ is (?:destroyed|knocked out)) by (.+)$/.exec(body) ?? []
  const claim = passive ?? body
  const by = doer ?? /^through (.+)$/.exec(beside ?? '')?.[1]
  const cause = /^lost (to .+)$/.exec(beside ?? '')?.[1]
  if (by !== undefined && !isDoneBy(told, by, winner, stretch)) return false
  if (cause !== undefined && !within.some(({ line }) => line.includes(cause))) return false
  if (beside !== undefined && by === undefined && cause === undefined) return false
  return cameAbout(told, claim, winner, stretch)
}
