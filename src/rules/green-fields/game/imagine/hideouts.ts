import { topPhase } from '#kernel/game/phases.ts'
import { rowsFromBase } from '../../reckoning/grid.ts'
import { isVehicleOrMounted } from '../../reckoning/posture.ts'
import { ARM } from '../../tables/index.ts'
import { connectedZones, toEnemyLines } from '../board/control.ts'
import { isSeen } from '../board/sight.ts'
import { ridingOf } from '../board/target.ts'
import { hasUnits } from '../board/zones.ts'
import { isFirstDeployment } from '../phases/deployment/placing.ts'
import { otherSide, type SideName } from '../sides.ts'
import type { Unit } from '../unit.ts'
import type { View } from '../view.ts'
import type { ZoneNumber } from '../zone.ts'

/** A zone where enemies may lie that nobody has seen. */
export interface Hideout {
  readonly zone: ZoneNumber
  /** Zones to the ground of those he fights. */
  readonly away: number
}

export interface Hideouts {
  readonly all: readonly Hideout[]
  /** Whether a unit could lie there unseen. */
  conceals(unit: Unit, zone: ZoneNumber): boolean
}

/** What bears on whether a steady unit that stands still is seen (GF-OBS-02, GF-OBS-09, GF-OBS-10). */
const lookOf = (unit: Unit): number => {
  if (unit.type === 'balloon') return 0
  if (ARM[unit.type] === 'artillery') return 1
  return isVehicleOrMounted(unit.type, ridingOf(unit)) ? 2 : 3
}
const LOOKS = 4

/** His own ground that hangs together, as far as none of one's own is there and no report says who is. */
export const hideoutsOf = (view: View, viewer: SideName): Hideouts => {
  const { country, terms, zones } = view
  const enemy = otherSide(viewer)
  const rows = isFirstDeployment(view) ? terms.firstRows : null
  const all: Hideout[] = []
  for (const zone of connectedZones(view, enemy)) {
    const ground = zones[zone]
    if (!ground || ground.reported.includes(viewer) || ground.glimpsed.includes(viewer)) continue
    if (hasUnits(view, zone, viewer)) continue
    if (rows !== null && rowsFromBase(country, enemy, zone) >= rows) continue
    all.push({ zone, away: toEnemyLines(view, zone, enemy) })
  }
  // Units are placed in secret, so that it does not matter yet who sees them.
  const placing = topPhase(view)?.name === 'deployment'
  const asked: (boolean | undefined)[] = []
  return {
    all,
    conceals(unit, zone) {
      if (placing) return true
      const key = zone * LOOKS + lookOf(unit)
      const known = asked[key] ?? !isSeen(view, { ...unit, place: zone })
      asked[key] = known
      return known
    },
  }
}
