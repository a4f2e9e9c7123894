import type { ShownZone, ZoneGrid } from '#screen/zone-map.ts'
import { isOnRoad } from '../../game/board/between.ts'
import { SIDE } from '../../game/board/sheet.ts'
import type { State } from '../../game/state.ts'
import { referenceOf } from '../../reckoning/grid.ts'
import { GROUND_WORDS } from '../../wording.ts'

type Country = Pick<State, 'country' | 'zones' | 'bridges'>

/** All that is to be seen in a zone but for the troops. */
export const sketchedZone = (
  { country, zones }: Pick<State, 'country' | 'zones'>,
  zone: number,
): Omit<ShownZone, 'text'> | undefined => {
  const shown = zones[zone]
  if (!shown) return undefined
  const { ground, owner, trench, emplacement, roadCut, track, shellHoles, wireHits, crater, bases, wrecks } =
    shown
  return {
    name: referenceOf(country, zone),
    ground,
    level: country.elevation[zone] ?? 0,
    embankment: country.embankment[zone] ?? false,
    holder: owner === 'a' ? 0 : 1,
    trench,
    emplacement,
    road: isOnRoad({ country }, zone) ? (roadCut ? 'cut' : 'intact') : 'none',
    track: track === 'laid' ? 'intact' : track,
    shellHoles,
    wireCut: wireHits,
    crater,
    graves: bases,
    wrecks: wrecks.a + wrecks.b,
  }
}

/** GF-TERR-08: a road bridge is down while its road is cut. */
export const sketchedWater = ({ country, bridges }: Pick<State, 'country' | 'bridges'>): ZoneGrid['water'] =>
  country.water.map(({ between, water }, edge) => ({
    between,
    kind: water,
    bridge: bridges[edge] ?? 'none',
  }))

/** The country alone: ground, hills, roads, works, who holds what, and where many fell (GF-VP-06). */
export const sketchOf = (state: Country): ZoneGrid => {
  const { country, zones } = state
  return {
    columns: country.columns,
    rows: country.rows,
    side: SIDE,
    origin: { x: 0, y: 0 },
    zones: zones.flatMap(({ ground }, zone) => {
      const shown = sketchedZone(state, zone)
      return shown ? [{ ...shown, text: `${shown.name}: ${GROUND_WORDS[ground]}` }] : []
    }),
    roads: country.roads,
    water: sketchedWater(state),
    rears: [],
  }
}
