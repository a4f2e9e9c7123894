import { HALF } from '#kernel/geometry/angle.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { ShownSide } from '#screen/beside.ts'
import type { GroundKind, Terrain } from '#screen/ground.ts'
import type { Ground } from '#screen/tabletop.ts'
import { damageTo } from '../../game/board/ground.ts'
import { cornersOf } from '../../game/field.ts'
import { sideIndex } from '../../game/sides.ts'
import { forward } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { idOf } from '../../scenarios/ids.ts'
import type { AreaKind, Bridge, Feature, House, Scenario } from '../../scenarios/scenario.ts'
import { STRUCTURE_VALUES } from '../../tables/index.ts'
import { fromInches, pointAt, WIDTHS } from '../../tables/table-top.ts'
import type { Side } from '../../vocabulary.ts'
import { NATION_NAMES } from '../../wording.ts'
import { lineTerrain } from './ground-lines.ts'

type Structure = Extract<Feature, { readonly kind: House | Bridge }>
type Patch = Extract<Feature, { readonly kind: AreaKind }>
type Way = Extract<Feature, { readonly kind: 'road' | 'stream' | 'trench' }>

const PATCHES: Readonly<Record<AreaKind, readonly [kind: GroundKind, words: string]>> = {
  wood: ['wood', 'wood: soft cover, rough going, hides what is behind it'],
  marsh: ['marsh', 'marsh: rough going'],
  river: ['water', 'river: nobody crosses but by bridges'],
  shelled: ['cratered', 'shelled ground: half speed, soft cover'],
  rubble: ['ruins', 'rubble: rough going, soft cover'],
  hill: ['hill', 'hill: higher ground'],
  emplacement: ['emplacement', 'gun pit: hard cover'],
}

const isBridge = (kind: House | Bridge): kind is Bridge =>
  kind === 'wooden-bridge' || kind === 'stone-bridge' || kind === 'steel-concrete-bridge'

const HOUSE_WORDS: Readonly<Record<House, string>> = {
  'small-building-wood': 'small wooden building: soft cover',
  'small-building-brick': 'small brick building: hard cover',
  'medium-building-wood': 'wooden building: soft cover',
  'medium-building-brick': 'brick building: hard cover',
  'large-building-brick': 'large brick building: hard cover',
  'large-building-stone': 'large stone building: hard cover',
  dugout: 'dugout: the cover of a bunker',
  'small-bunker': 'bunker',
  'medium-bunker': 'large bunker',
}

const BRIDGE_WORDS: Readonly<Record<Bridge, string>> = {
  'wooden-bridge': 'wooden bridge',
  'stone-bridge': 'stone bridge',
  'steel-concrete-bridge': 'bridge of steel and concrete',
}

/** Whose edge of the table a work lies nearer to: he dug it. */
const ownerAt = ({ length }: Scenario, y: number): Side => (y * 2 < length ? 'a' : 'b')

const middleY = (ys: readonly number[]): number => ys.reduce((sum, y) => sum + y, 0) / Math.max(1, ys.length)

const spots = (along: Way['along']): readonly Point[] => along.map(([x, y]) => pointAt({ x, y }))

const wayTerrain = (view: View, way: Way): Terrain => {
  const { kind, name, along } = way
  const about = { id: idOf(way), name }
  const belt = {
    shape: 'belt',
    points: spots(along),
    width: fromInches(WIDTHS[kind]),
    ends: 'flush',
  } as const
  switch (kind) {
    case 'road':
      return { ...about, kind, outline: belt, text: `${name} (road)` }
    case 'stream':
      return { ...about, kind: 'water', outline: belt, text: `${name} (stream: rough going)` }
    case 'trench': {
      const owner = ownerAt(view.scenario, middleY(along.map(([, y]) => y)))
      const xs = along.map(([x]) => x)
      const ys = along.map(([, y]) => y)
      const isFront = Math.max(...xs) - Math.min(...xs) > Math.max(...ys) - Math.min(...ys)
      return {
        ...about,
        kind,
        outline: belt,
        side: sideIndex(view, owner),
        ...(isFront ? { faces: forward(owner) } : {}),
        text: `${name} (trench: hard cover below ground)`,
      }
    }
  }
}

/** SK-STR-01: what is left of a structure, of what it began with; nothing is said while it is whole. */
const worn = (view: View, structure: Structure): string => {
  const value = STRUCTURE_VALUES[structure.kind]
  const left = Math.max(0, value - damageTo(view, idOf(structure)))
  return left === value ? '' : ` ${left}/${value}`
}

const structureTerrain = (view: View, feature: Structure): Terrain => {
  const { kind, name, at } = feature
  const corners = cornersOf(at)
  const value = STRUCTURE_VALUES[kind]
  const left = Math.max(0, value - damageTo(view, idOf(feature)))
  const about = { id: idOf(feature), name: `${name}${worn(view, feature)}` }
  const outline = { shape: 'rectangle', ...corners } as const
  const points = `${left} of ${value} points left`
  if (isBridge(kind)) {
    const text = `${name} (${BRIDGE_WORDS[kind]}, ${left === 0 ? 'down' : points})`
    return { ...about, kind: 'bridge', outline, ...(left === 0 ? { broken: true } : {}), text }
  }
  // What is left of it has no room for a name.
  if (left === 0)
    return { id: about.id, kind: 'ruins', outline, text: `${name} (in ruins: rough going, soft cover)` }
  const text = `${name} (${HOUSE_WORDS[kind]}, ${points})`
  if (kind === 'dugout' || kind === 'small-bunker' || kind === 'medium-bunker') {
    const owner = ownerAt(view.scenario, middleY([at[1], at[3]]))
    return {
      ...about,
      kind: kind === 'dugout' ? 'dugout' : 'bunker',
      outline,
      side: sideIndex(view, owner),
      ...(feature.faces === undefined ? {} : { faces: fromDegrees(feature.faces) }),
      text,
    }
  }
  return { ...about, kind: 'building', outline, text }
}

const patchTerrain = (view: View, patch: Patch): Terrain => {
  const { kind, name, at } = patch
  const [ground, words] = PATCHES[kind]
  const dug =
    kind === 'emplacement' ? { side: sideIndex(view, ownerAt(view.scenario, middleY([at[1], at[3]]))) } : {}
  return {
    id: idOf(patch),
    kind: ground,
    outline: { shape: 'rectangle', ...cornersOf(at) },
    name,
    ...dug,
    text: `${name} (${words})`,
  }
}

const terrainOf = (view: View, feature: Feature): readonly Terrain[] => {
  switch (feature.kind) {
    case 'road':
    case 'stream':
    case 'trench':
      return [wayTerrain(view, feature)]
    case 'hedge':
    case 'wire':
    case 'fence':
    case 'wall':
      return lineTerrain(view, feature.kind, feature)
    case 'wood':
    case 'marsh':
    case 'river':
    case 'shelled':
    case 'rubble':
    case 'hill':
    case 'emplacement':
      return [patchTerrain(view, feature)]
    default:
      return [structureTerrain(view, feature)]
  }
}

const shownSide = ({ scenario }: View, side: Side): ShownSide => {
  const { men, one } = NATION_NAMES[scenario[side].nation]
  return {
    side,
    name: men,
    adjective: one,
    looks: side === 'a' ? 0 : HALF,
    ...(scenario.attacker === side ? { attacks: true } : {}),
  }
}

/** The battlefield. */
export const shownGround = (view: View): Ground => {
  const { width, length, ground } = view.scenario
  const sides = [shownSide(view, 'a'), shownSide(view, 'b')] as const
  return {
    size: { width: fromInches(width), height: fromInches(length) },
    ground: 'open',
    terrain: ground.flatMap((feature) => terrainOf(view, feature)),
    measure: { unit: 'in', length: fromInches(1), digits: 1 },
    sides: sideIndex(view, 'a') === 0 ? sides : [sides[1], sides[0]],
  }
}
