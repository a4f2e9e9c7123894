import { bestOf } from '#kernel/game/commander.ts'
import { toEnemyLines } from '../../game/board/control.ts'
import { conceals } from '../../game/board/sight.ts'
import { zoneAt } from '../../game/board/zones.ts'
import { hasLineToRear } from '../../game/phases/bombardment/guns.ts'
import type { Unit } from '../../game/unit.ts'
import type { ZoneNumber } from '../../game/zone.ts'
import { distancesFrom } from '../../reckoning/grid.ts'
import { ARTILLERY_RANGE, ATTRITION, GRADE } from '../../tables/index.ts'
import { coverIn } from '../estimates.ts'
import { hasRoom, isAtHand, isTired, openZones, type Posts, post, standingIn } from '../posts.ts'
import { plannedTarget } from '../sector.ts'
import { enemyFront, isArtillery, named, rowsToOurEdge, type Situation } from '../situation.ts'

/** A place for a battery: what it is worth but for what its guns reach from there. */
interface Battery {
  readonly zone: ZoneNumber
  readonly worth: number
  /** What of the enemy's front it reaches, by range. */
  readonly reached: ReadonlyMap<number, number>
}

const RANGES = [ARTILLERY_RANGE['field-artillery'].weekly, ARTILLERY_RANGE['medium-artillery'].weekly]

const batteriesOf = (situation: Situation): readonly Battery[] => {
  const { view, own, side, thresholds } = situation
  const { country } = view
  const wants = thresholds.battery
  const [gun] = own.filter(isArtillery)
  const front = enemyFront(situation)
  const goal = plannedTarget(situation)
  if (!gun) return []
  return openZones(situation).flatMap((zone) => {
    if (GRADE[zoneAt(view, zone).ground] === 'deep' || !hasLineToRear(view, { ...gun, place: zone }))
      return []
    const hidden = conceals(view, zone) || zoneAt(view, zone).emplacement !== 'none'
    const worth =
      (hidden ? wants.hidden : 0) +
      coverIn(situation, zone, 'emplacement') * wants.cover +
      (toEnemyLines(view, zone, side) > ATTRITION.within ? wants.safe : 0) -
      rowsToOurEdge(situation, zone) * wants.back
    const far = distancesFrom(country, zone)
    const reached = RANGES.map((range): [number, number] => {
      let count = goal !== undefined && (far[goal] ?? 0) <= range ? wants.goal : 0
      for (const to of front) if ((far[to] ?? 0) <= range) count++
      return [range, count]
    })
    return [{ zone, worth, reached: new Map(reached) }]
  })
}

/** Medium and heavy guns reach the enemy's front from behind the table, where nobody finds them. */
const firesFromBehind = (situation: Situation, { type }: Unit): boolean =>
  type === 'heavy-artillery' ||
  (type === 'medium-artillery' &&
    enemyFront(situation).every((zone) => rowsToOurEdge(situation, zone) < ARTILLERY_RANGE[type].weekly))

/** Every battery to where it is worth most; those that fire from behind the table stay there. */
export const placeGuns = (situation: Situation, posts: Posts): void => {
  const wants = situation.thresholds.battery
  const guns = situation.own.filter(
    (unit) =>
      isArtillery(unit) && !isTired(situation, unit) && isAtHand(unit) && !firesFromBehind(situation, unit),
  )
  const batteries = guns.length > 0 ? batteriesOf(situation) : []
  for (const gun of guns) {
    const range = ARTILLERY_RANGE[gun.type === 'medium-artillery' ? gun.type : 'field-artillery'].weekly
    const best = bestOf(
      batteries.filter(({ zone }) => hasRoom(posts, zone)),
      ({ zone, worth, reached }) =>
        worth + (reached.get(range) ?? 0) * wants.reach - standingIn(posts, zone) * wants.crowd,
    )
    if (!best) continue
    const where = named(situation, best.zone)
    post(posts, gun, best.zone, `${gun.name} is to go into battery in ${where}, in range of the front.`)
  }
}
