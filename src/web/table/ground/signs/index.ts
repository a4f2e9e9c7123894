import { GROUND, type GroundKind, type Terrain } from '#screen/ground.ts'
import { type Brush, scatter } from '../brush.ts'
import type { Patch } from '../patch.ts'
import { bridgesFound } from '../shapes/crossings.ts'
import { type Hill, hillLines } from '../shapes/hills.ts'
import type { Bounds } from '../shapes/shape.ts'
import { embankment, fence, hedge, wall } from './banks.ts'
import { bridge } from './bridge.ts'
import { crater, cratered, SHATTERED, SHELL_TORN, tornEdge } from './craters.ts'
import { fields } from './fields.ts'
import { hill } from './hill.ts'
import { marsh } from './marsh.ts'
import { railway, road, roadEdges, track } from './roads.ts'
import { building, bunker, dugout, emplacement, strongpoint } from './strongpoints.ts'
import { sap, trench, trodden } from './trench.ts'
import { gardens, houses } from './village.ts'
import { banks, water } from './water.ts'
import { wire } from './wire.ts'
import { wood } from './wood.ts'

/** One piece of terrain on the sheet. */
export interface Feature {
  readonly terrain: Terrain
  readonly patch: Patch
}

/** What else lies on the sheet, for signs that depend on it. */
export interface Surroundings {
  readonly sheet: Bounds
  readonly features: readonly Feature[]
}

type Paint = (brush: Brush, feature: Feature, around: Surroundings) => void

const onPatch =
  (paint: (brush: Brush, patch: Patch) => void): Paint =>
  (brush, { patch }) =>
    paint(brush, patch)

const onWork =
  (paint: (brush: Brush, patch: Patch, dug: Terrain) => void): Paint =>
  (brush, { patch, terrain }) =>
    paint(brush, patch, terrain)

const roadsOf = ({ features }: Surroundings): readonly Patch[] =>
  features.flatMap(({ terrain, patch }) => (terrain.kind === 'road' && patch.belt ? [patch] : []))

/** Parts of the houses that are down. */
const RUINED = { village: 0.3, ruins: 0.75 } as const

const paintHouses =
  (ruined: number): Paint =>
  (brush, { patch }, around) =>
    houses(brush, patch, roadsOf(around), ruined)

const hillOf = ({ terrain, patch }: Feature): Hill => ({ ring: patch.ring, level: terrain.level ?? 1 })

const paintHill: Paint = (brush, feature, { features, sheet }) => {
  const others = features.filter((other) => other.terrain.kind === 'hill' && other !== feature).map(hillOf)
  hill(brush, hillLines(hillOf(feature), others, sheet))
}

const paintBridge: Paint = (brush, { patch, terrain }) => {
  const { spine, width } = patch
  const [from, to] = [spine[0], spine.at(-1)]
  if (from && to) bridge(brush, { from, to, width }, terrain.broken)
}

/** The edge of torn ground is drawn where a rule begins to hold. */
const paintTornEdge: Paint = (brush, { patch, terrain }) => {
  if (!terrain.scenery) tornEdge(brush, patch)
}

/** Each kind in the passes in which all of its kind are painted. */
const PASSES: Readonly<Record<GroundKind, readonly Paint[]>> = {
  open: [onPatch(fields)],
  cratered: [onPatch((brush, patch) => cratered(brush, patch, SHELL_TORN)), paintTornEdge],
  shattered: [onPatch((brush, patch) => cratered(brush, patch, SHATTERED)), paintTornEdge],
  marsh: [(brush, { patch, terrain }) => marsh(brush, patch, terrain.scenery)],
  hill: [paintHill],
  wood: [(brush, { patch, terrain }) => wood(brush, patch, terrain.broken)],
  village: [onPatch(gardens), paintHouses(RUINED.village)],
  ruins: [onPatch(gardens), paintHouses(RUINED.ruins)],
  water: [onPatch(banks), onPatch(water)],
  embankment: [onPatch(embankment)],
  railway: [onPatch(railway)],
  track: [onPatch(track)],
  road: [onPatch(roadEdges), onPatch(road)],
  bridge: [paintBridge],
  hedge: [onPatch(hedge)],
  fence: [onPatch(fence)],
  wall: [onPatch(wall)],
  crater: [onPatch(crater)],
  trench: [onPatch(trodden), onWork(trench)],
  sap: [onWork(sap)],
  strongpoint: [onWork(strongpoint)],
  dugout: [onWork(dugout)],
  emplacement: [onWork(emplacement)],
  building: [onPatch(building)],
  bunker: [onWork(bunker)],
  wire: [onPatch(wire)],
}

/** Bridges that nobody laid down but that the map must have. */
const paintFound = (brush: Brush, { features }: Surroundings): void => {
  for (const { from, to, way } of bridgesFound(features))
    bridge(brush, { from, to, width: way.terrain.kind === 'road' ? way.patch.width : 0 })
}

/** Paints what lies on a sheet, kind by kind. */
export const paintFeatures = (
  brush: Omit<Brush, 'random'>,
  shown: readonly Feature[],
  around: Surroundings,
): void => {
  const { pen } = brush
  for (const kind of GROUND) {
    for (const paint of PASSES[kind]) {
      for (const feature of shown) {
        if (feature.terrain.kind !== kind) continue
        pen.save()
        paint({ ...brush, random: scatter(feature.terrain.id) }, feature, around)
        pen.restore()
      }
    }
    if (kind === 'bridge') paintFound({ ...brush, random: scatter(kind) }, around)
  }
}
