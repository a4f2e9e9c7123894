import { HALF } from '#kernel/geometry/angle.ts'
import { corners } from '#kernel/geometry/box.ts'
import { capitalised } from '#kernel/words.ts'
import type { ShownSide } from '#screen/beside.ts'
import type { GroundKind, Terrain } from '#screen/ground.ts'
import type { Ground } from '#screen/tabletop.ts'
import { sideIndex } from '../game/sides.ts'
import type { View } from '../game/view.ts'
import type { Feature, Spot } from '../scenarios/scenario.ts'
import { fromCm, pointAt, WIDTHS } from '../tables/index.ts'
import type { Side } from '../vocabulary.ts'
import { NATION_NAMES } from './naming.ts'

const PATCHES: Readonly<Record<Exclude<Feature['kind'], 'road' | 'stream' | 'trench'>, GroundKind>> = {
  wood: 'wood',
  'built-up': 'village',
  hill: 'hill',
  'shell-torn': 'cratered',
  shattered: 'shattered',
  marsh: 'marsh',
  'strong-point': 'strongpoint',
  wire: 'wire',
  river: 'water',
}

const CALLED: Readonly<Record<Feature['kind'], string>> = {
  wood: 'wood: soft cover, hides what is behind it',
  'built-up': 'village: hard cover, hides what is behind it',
  hill: 'hill',
  'shell-torn': 'shell-torn ground',
  shattered: 'shattered ground: hard going',
  marsh: 'marsh: soft cover, slow going',
  'strong-point': 'strong point: hard cover',
  wire: 'barbed wire',
  river: 'river',
  road: 'road',
  stream: 'stream',
  trench: 'trench: medium cover',
}

const pointOf = ([x, y]: Spot) => pointAt({ x, y })

const said = (name: string | undefined, kind: Feature['kind']): string =>
  name === undefined ? capitalised(CALLED[kind]) : `${name} (${CALLED[kind]})`

const terrainOf = (view: View, feature: Feature, i: number): Terrain => {
  const name = 'name' in feature ? feature.name : undefined
  const about = { id: `ground-${i}`, text: said(name, feature.kind), ...(name === undefined ? {} : { name }) }
  switch (feature.kind) {
    case 'road':
      return { ...about, kind: 'road', outline: belt(feature.along, WIDTHS.road) }
    case 'stream':
      return { ...about, kind: 'water', outline: belt(feature.along, WIDTHS.stream) }
    case 'trench':
      return {
        ...about,
        kind: 'trench',
        outline: belt(feature.along, WIDTHS.trench),
        side: sideIndex(view, feature.of),
        faces: looks(feature.of),
      }
    default: {
      const [left, near, right, far] = feature.at
      const outline = {
        shape: 'rectangle',
        x1: fromCm(left),
        y1: fromCm(near),
        x2: fromCm(right),
        y2: fromCm(far),
      } as const
      return { ...about, kind: PATCHES[feature.kind], outline }
    }
  }
}

const belt = (along: readonly Spot[], width: number): Terrain['outline'] => ({
  shape: 'belt',
  points: along.map(pointOf),
  width: fromCm(width),
})

const looks = (side: Side) => (side === 'attacker' ? 0 : HALF)

const blockHouses = (view: View): readonly Terrain[] =>
  view.blockHouses.flatMap((house) =>
    house.width === undefined
      ? []
      : [
          {
            id: house.id,
            kind: 'bunker',
            outline: { shape: 'polygon', points: corners(house) },
            faces: house.heading,
            text: house.holder === null ? 'Block house, taken and empty' : 'Block house',
            ...(house.holder === null ? {} : { side: sideIndex(view, house.holder) }),
          } as const,
        ],
  )

const shownSide = (view: View, side: Side): ShownSide => ({
  side,
  ...NATION_NAMES[view.scenario[side].nation],
  looks: looks(side),
  ...(side === 'attacker' ? { attacks: true } : {}),
})

/** The battlefield. */
export const shownGround = (view: View): Ground => {
  const { width, length, ground } = view.scenario
  const sides = [shownSide(view, 'attacker'), shownSide(view, 'defender')] as const
  return {
    size: { width: fromCm(width), height: fromCm(length) },
    ground: 'open',
    terrain: [...ground.map((feature, i) => terrainOf(view, feature, i)), ...blockHouses(view)],
    measure: { unit: 'cm', length: fromCm(1), digits: 1 },
    sides: sideIndex(view, 'attacker') === 0 ? [sides[0], sides[1]] : [sides[1], sides[0]],
  }
}
