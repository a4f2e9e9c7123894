import { change } from '#kernel/game/play.ts'
import type { Footprint } from '#kernel/geometry/footprint.ts'
import { gap } from '#kernel/geometry/gap.ts'
import type { Play } from '../play.ts'
import type { Battalion, State } from '../state.ts'
import { battalionOf, isCrewed, isTank, unitNamed } from '../units.ts'

/** FF-MOR-04: the friendly battalion of which a stand is nearest, the lower number where two are as near. */
const nearestBattalion = (state: State, weapon: Footprint, side: Battalion['side']): string | undefined => {
  let nearest: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const { id } of state.battalions.filter((battalion) => battalion.side === side)) {
    for (const stand of state.stands) {
      if (stand.side !== side || isTank(stand) || battalionOf(state, stand)?.id !== id) continue
      const away = gap(weapon, stand)
      if (away < least) {
        least = away
        nearest = id
      }
    }
  }
  return nearest
}

/** FF-MOR-04, FF-MOR-09: the weapons that belong to a battalion or support it, as they stand before any of it is removed. */
const supportsOf = (state: State, { id, side }: Battalion): readonly string[] => {
  const weapons = state.stands.filter((stand) => {
    if (stand.side !== side) return false
    const unit = unitNamed(state, stand.unit)
    if (!unit || !isCrewed(state, stand)) return false
    return unit.battalion === null ? nearestBattalion(state, stand, side) === id : unit.battalion === id
  })
  const houses = state.blockHouses.filter(
    (house) => house.holder === side && nearestBattalion(state, house, side) === id,
  )
  return [...weapons, ...houses].map((weapon) => weapon.id)
}

/** A battalion goes, or its last rifle platoon: whoever leaned on it tests as soon as the battalions have tested. */
export const orphan = (play: Play, battalion: Battalion): void => {
  const { orphans } = play.state
  const more = supportsOf(play.state, battalion).filter((id) => !orphans.includes(id))
  if (more.length > 0) change(play, { orphans: [...orphans, ...more] })
}
