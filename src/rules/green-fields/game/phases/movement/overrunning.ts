import { tellOf } from '#kernel/game/play.ts'
import { destroy } from '../../board/casualties.ts'
import { reveal } from '../../board/sight.ts'
import { hasUnits, stackIn } from '../../board/zones.ts'
import { changeUnit, type Play, tellAbout } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { ZoneNumber } from '../../zone.ts'

/** GF-MOVE-12: transport that nobody defends is destroyed when the enemy comes. */
export const overrunTransport = (play: Play, zone: ZoneNumber, enemy: SideName): void => {
  const found = stackIn(play.state, zone, enemy)
  if (found.length === 0 || found.some(({ type }) => type !== 'motor-transport')) return
  for (const unit of found) {
    // GF-OBS-17: whoever finds it knows it by its marker, not by its place on the roster.
    reveal(play, unit)
    tellOf(play, { kind: 'overrun', unit: unit.id, zone })
    destroy(play, unit.id)
  }
}

/** GF-MOVE-12: horses and bicycles that wait in a zone which only the enemy occupies are lost. */
export const loseMounts = (play: Play): void => {
  for (const unit of play.state.units) {
    const { id, side, parked } = unit
    if (parked === null || parked < 0) continue
    if (!hasUnits(play.state, parked, otherSide(side)) || hasUnits(play.state, parked, side)) continue
    tellAbout(play, unit, { kind: 'mounts-lost', unit: id, zone: parked })
    changeUnit(play, id, { parked: null, mount: 'none' })
  }
}
