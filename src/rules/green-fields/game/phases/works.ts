import { change } from '#kernel/game/play.ts'
import { isOnRoad, waterEdge } from '../board/between.ts'
import { zoneAt } from '../board/zones.ts'
import { changeZone, type Play } from '../play.ts'
import type { State } from '../state.ts'
import type { ZoneNumber } from '../zone.ts'

/** GF-CON-06, GF-TERR-10: whether pioneers can mend a road in a zone or lay a track through it. */
export const lacksRoad = (state: State, zone: ZoneNumber): boolean => {
  const { roadCut, track } = zoneAt(state, zone)
  return track !== 'laid' || (roadCut && isOnRoad(state, zone))
}

/** A cut road or track is mended; where there is none to mend, a track is laid. */
export const buildRoad = (play: Play, zone: ZoneNumber): void => {
  const { roadCut, track } = zoneAt(play.state, zone)
  const mends = (roadCut && isOnRoad(play.state, zone)) || track === 'cut'
  changeZone(play, zone, { roadCut: false, track: mends && track === 'none' ? 'none' : 'laid' })
}

/** GF-CON-06: the water edge between two zones that wants a bridge, by its number; -1 if there is none. */
export const unbridgedEdge = (state: State, zone: ZoneNumber, to: ZoneNumber): number => {
  const edge = waterEdge(state, zone, to)
  return edge >= 0 && state.bridges[edge] !== 'intact' ? edge : -1
}

export const buildBridge = (play: Play, edge: number): void =>
  change(play, { bridges: play.state.bridges.map((bridge, i) => (i === edge ? 'intact' : bridge)) })
