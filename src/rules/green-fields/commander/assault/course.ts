import { recentMemo } from '#kernel/memo.ts'
import { zoneAt } from '../../game/board/zones.ts'
import type { ZoneNumber } from '../../game/zone.ts'
import { coverIn, fighterOf, opportunityDice, TYPICAL_FOE } from '../estimates.ts'
import { around, foesIn, isOurs, lurking, type Situation } from '../situation.ts'
import { barsFrom, type Threat } from './guard.ts'

/** Who might fire at passers-by from a zone: dice of those who are seen, and of those who may lie there. */
interface Fire {
  readonly zone: ZoneNumber
  readonly seen: number
  readonly unseen: number
}

const fireFrom = (situation: Situation, zone: ZoneNumber): Fire | undefined => {
  const foes = foesIn(situation, zone)
  const likely = lurking(situation, zone)
  if (foes.length === 0 && likely === 0) return undefined
  // GF-AMOV-03
  if (zoneAt(situation.view, zone).gas !== 'none') return undefined
  let seen = 0
  for (const foe of foes)
    if (foe.status === 'steady' && !foe.shotOpportunity) seen += opportunityDice(fighterOf(foe))
  return { zone, seen, unseen: likely * opportunityDice(TYPICAL_FOE) }
}

const NO_FIRE: readonly Fire[] = []

/** The fire at each zone from it and those around it, as far as it has been asked about. */
const firesAt = recentMemo((_: Situation): (readonly Fire[] | undefined)[] => [])

const fireAt = (situation: Situation, at: ZoneNumber): readonly Fire[] => {
  const known = firesAt(situation)
  let fires = known[at]
  if (!fires) {
    for (const zone of [at, ...around(situation, at)]) {
      const fire = fireFrom(situation, zone)
      if (fire) fires = fires ? [...fires, fire] : [fire]
    }
    fires ??= NO_FIRE
    known[at] = fires
  }
  return fires
}

const isTheirs = (situation: Situation, zone: ZoneNumber): boolean =>
  !isOurs(situation, zone) || foesIn(situation, zone).length > 0

/** Fire that whoever goes a way meets, and the cover he has from it. */
export interface Volley {
  readonly dice: number
  readonly cover: number
}

/** A way that might be gone, whoever goes it. */
export interface Course {
  readonly path: readonly ZoneNumber[]
  readonly leaves: boolean
  readonly end: ZoneNumber
  readonly volleys: readonly Volley[]
  /** How far each threat is barred from its end; not at all off the table. */
  readonly bars: readonly number[] | undefined
}

/** GF-AMOV-06: whoever is near fires once, when they are about to step onto his ground or have stopped there. */
export const courseOf = (
  situation: Situation,
  from: ZoneNumber,
  path: readonly ZoneNumber[],
  leaves: boolean,
  threats: readonly Threat[],
): Course => {
  const volleys: Volley[] = []
  const spent: ZoneNumber[] = []
  let at = from
  const meetFire = (unseen: boolean): void => {
    let dice = 0
    for (const fire of fireAt(situation, at)) {
      if (spent.includes(fire.zone) || (!unseen && foesIn(situation, fire.zone).length === 0)) continue
      spent.push(fire.zone)
      dice += unseen ? fire.seen + fire.unseen : fire.seen
    }
    if (dice > 0) volleys.push({ dice, cover: coverIn(situation, at, 'none') })
  }
  for (const next of path) {
    if (isTheirs(situation, next)) meetFire(true)
    at = next
  }
  if (!leaves && isTheirs(situation, at) && foesIn(situation, at).length === 0) meetFire(false)
  return { path, leaves, end: at, volleys, bars: leaves ? undefined : barsFrom(situation, threats, at) }
}
