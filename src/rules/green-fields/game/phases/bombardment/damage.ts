import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { UNSTRUCK } from '../../../effects/ground.ts'
import { groundDamage } from '../../../procedures/ground-damage.ts'
import { referenceOf } from '../../../reckoning/grid.ts'
import { isOnRoad, roadLeads } from '../../board/between.ts'
import { zoneAt } from '../../board/zones.ts'
import { changeZone, type Play } from '../../play.ts'
import type { State } from '../../state.ts'
import type { ZoneNumber } from '../../zone.ts'
import { scaleOf } from './guns.ts'

/** What struck a zone besides the shells and bombs already counted on it. */
interface Besides {
  /** Hits of wire cutters (GF-RAID-06). */
  readonly newWireHits?: number
  /** Ground hits of a mine (GF-MINE-05). */
  readonly mineHits?: number
}

const hasRoad = (state: State, zone: ZoneNumber): boolean => {
  const { roadCut, track } = zoneAt(state, zone)
  return (isOnRoad(state, zone) && !roadCut) || track === 'laid'
}

/** GF-TERR-08: the bridges of a road go with it. */
const cutBridges = (play: Play, zone: ZoneNumber): void => {
  const { country, bridges } = play.state
  const cut = country.water.map(
    ({ between: [one, other] }, edge) =>
      bridges[edge] === 'intact' && (one === zone || other === zone) && roadLeads(play.state, one, other),
  )
  if (!cut.includes(true)) return
  change(play, { bridges: bridges.map((bridge, edge) => (cut[edge] ? 'cut' : bridge)) })
}

/** GF-DEG-07: what has struck a zone tells on its ground and works, and is then forgotten. */
export const damageZone = (play: Play, zone: ZoneNumber, besides: Besides = {}): void => {
  const { state } = play
  const before = zoneAt(state, zone)
  const { newWireHits = 0, mineHits } = besides
  const shells = mineHits === undefined && newWireHits === 0
  play.trace.note('GF-DEG-07', 'What it does to the ground of', referenceOf(state.country, zone))
  const result = groundDamage.resolve(
    {
      scale: scaleOf(state),
      ground: before.ground,
      trench: before.trench,
      emplacement: before.emplacement,
      shellHoles: before.shellHoles,
      road: hasRoad(state, zone),
      bombarded: shells && before.missions > 0,
      artilleryHits: mineHits ?? (shells ? before.artilleryHits : 0),
      bomberHits: shells ? before.bomberHits : 0,
      newWireHits,
      wireHits: before.wireHits,
      missions: Math.max(1, before.missions),
      options: state.options,
    },
    NO_DICE,
    play.trace,
  )
  const { groundAfter, trenchAfter, emplacementAfter, roadCut, degraded } = result
  const works = {
    ...(trenchAfter === before.trench ? {} : { trench: trenchAfter }),
    ...(emplacementAfter === before.emplacement ? {} : { emplacement: emplacementAfter }),
  }
  if (degraded || roadCut || Object.keys(works).length > 0)
    tellOf(play, { kind: 'ground-changed', zone, ground: groundAfter, degraded, ...works, roadCut })
  changeZone(play, zone, {
    ground: groundAfter,
    trench: trenchAfter,
    emplacement: emplacementAfter,
    shellHoles: result.shellHolesAfter,
    wireHits: result.wireHitsAfter,
    ...(shells ? UNSTRUCK : {}),
    ...(roadCut
      ? {
          roadCut: before.roadCut || isOnRoad(state, zone),
          track: before.track === 'laid' ? ('cut' as const) : before.track,
        }
      : {}),
  })
  if (roadCut) cutBridges(play, zone)
}

/** After the guns, and in an assault after the bombers. */
export const damageGround = (play: Play): void => {
  play.state.zones.forEach(({ artilleryHits, bomberHits, missions }, zone) => {
    if (artilleryHits > 0 || bomberHits > 0 || missions > 0) damageZone(play, zone)
  })
}
