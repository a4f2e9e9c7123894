import { fair, sfc32 } from '#kernel/chance/random.ts'
import type { ScenarioArea } from '../scenarios/scenario.ts'
import { HILL, LINES, NO_MANS_LAND, STRONGPOINT, STRONGPOINTS, WATER } from '../tables/pick-up.ts'
import type { Terms } from './terms.ts'

/** A place in the attacker's frame: inches from the west edge, and from the attacker's. */
export type Spot = readonly [u: number, v: number]
export type Line = readonly Spot[]

export interface Strongpoint {
  readonly kind: keyof typeof STRONGPOINTS
  readonly number: number
  readonly at: Spot
}

/** The country of a battle of the players' own, in the attacker's frame. */
export interface Laid {
  /** F of 7.9: what lies behind the defence is measured from here. */
  readonly front: number
  readonly attack: Line
  readonly defence: Line
  readonly second: Line
  readonly third: Line | undefined
  readonly switchLine: Line | undefined
  readonly stream: Line | undefined
  readonly canal: Line | undefined
  readonly bridges: Line
  readonly hill: Spot | undefined
  readonly strongpoints: readonly Strongpoint[]
}

/** How far from the attacker's edge a line runs, so far from the west; beyond its ends as at them. */
export const lineAt = (line: Line, u: number): number => {
  let before = line[0]
  for (const spot of line) {
    if (before && u <= spot[0]) {
      if (u <= before[0]) return before[1]
      return before[1] + ((u - before[0]) / (spot[0] - before[0])) * (spot[1] - before[1])
    }
    before = spot
  }
  return before?.[1] ?? 0
}

/** What a template draws instead of a die. */
const TEMPLATE_DRAW = 3

const FEATURES = {
  plain: [],
  flanders: ['stream'],
  canal: ['canal'],
  ridge: ['hill'],
  salient: ['salient', 'switch'],
} as const

const dieOf = ({ terrain, mapSeed }: Terms): (() => number) => {
  const random = sfc32(mapSeed)
  return terrain === 'generated' ? () => fair(random, 6) + 1 : () => TEMPLATE_DRAW
}

const bendOf = (draw: number): number => (Math.ceil(draw / 2) - 2) * LINES.bend

const kindOf = (draw: number): Strongpoint['kind'] =>
  draw <= 3 ? 'farm' : draw <= 5 ? 'village' : 'pillboxes'

/** 7.9: every draw in its order. */
export const drawnGround = (terms: Terms): Laid => {
  const { width, depth, terrain } = terms
  const draw = dieOf(terms)
  const isNamed = (feature: string): boolean =>
    terrain !== 'generated' && FEATURES[terrain].some((one) => one === feature)
  const has = (feature: string, drawn: boolean): boolean =>
    terrain === 'generated' ? drawn : isNamed(feature)
  const us = [LINES.ends, width / 4, width / 2, (3 * width) / 4, width - LINES.ends]
  const bent = (v: number): Line => {
    const bends = [0, bendOf(draw()), bendOf(draw()), bendOf(draw()), 0]
    return us.map((u, i) => [u, v + (bends[i] ?? 0)])
  }
  const attack = bent(LINES.attack)
  const gap = NO_MANS_LAND[draw() - 1] ?? NO_MANS_LAND[0]
  const front = LINES.attack + LINES.trench + gap
  const salient = has('salient', draw() >= 5)
  const defence = attack.map(
    ([u, v], i): Spot => [u, v + LINES.trench + gap + (salient && i !== 2 ? LINES.salient : 0)],
  )
  const second = bent(front + LINES.second)
  const third = bent(front + LINES.third)
  const switched = has('switch', draw() >= 5)
  const water = draw()
  const stream = has('stream', water === 4 || water === 5)
  const canal = has('canal', water === 6)
  const hill = has('hill', draw() >= 5)
  const hillAside = HILL.step * (draw() - 3.5)
  const middle = us.map((u, i): Spot => [u, ((attack[i]?.[1] ?? 0) + (defence[i]?.[1] ?? 0)) / 2])
  const brook: Line = [[0, lineAt(middle, 0)], ...middle.slice(1, -1), [width, lineAt(middle, width)]]
  const canalAt = front + WATER.canalAt
  const bridgesAt = stream
    ? [width / 6, width / 2, (5 * width) / 6]
    : canal
      ? [width / 4, (3 * width) / 4]
      : []
  return {
    front,
    attack,
    defence,
    second,
    third: depth >= front + LINES.thirdNeeds ? third : undefined,
    switchLine: switched
      ? [
          [width / 3, lineAt(defence, width / 3)],
          [width / 2, lineAt(second, width / 2)],
        ]
      : undefined,
    stream: stream ? brook : undefined,
    canal: canal
      ? [
          [0, canalAt],
          [width, canalAt],
        ]
      : undefined,
    bridges: bridgesAt.map((u): Spot => [u, stream ? lineAt(brook, u) : canalAt]),
    hill: hill ? [width / 2 + hillAside, front + HILL.at] : undefined,
    strongpoints: Array.from({ length: Math.floor(width / STRONGPOINT.every) }, (_, i) => {
      const u = STRONGPOINT.every * (i + 0.5) + STRONGPOINT.aside * (draw() - 3.5)
      const v = front + STRONGPOINT.at + STRONGPOINT.deeper * draw()
      return { kind: kindOf(draw()), number: i + 1, at: [u, v] as const }
    }),
  }
}

/** A place of the attacker's frame on the table. */
export const onTable =
  ({ attacker, depth }: Terms) =>
  ([u, v]: Spot): Spot => [u, attacker === 'entente' ? v : depth - v]

/** "farm-1", as the terrain is called. */
export const strongpointId = ({ kind, number }: Strongpoint): string => `${kind}-${number}`

/** The same country as the terrain of a scenario. */
export const terrainOf = (terms: Terms, laid: Laid): readonly ScenarioArea[] => {
  const place = onTable(terms)
  const belt = (width: number, line: Line) => ({ belt: width, along: line.map(place) })
  const trench = (name: string, line: Line | undefined): readonly ScenarioArea[] =>
    line ? [[name, 'trench', belt(LINES.trench, line)]] : []
  const block = (
    name: string,
    terrain: 'blocking' | 'fortified' | 'bunker' | 'cratered',
    [u1, v1]: Spot,
    [u2, v2]: Spot,
  ): ScenarioArea => {
    const [a, b] = [place([u1, v1]), place([u2, v2])]
    return [name, terrain, a[0], Math.min(a[1], b[1]), b[0], Math.max(a[1], b[1])]
  }
  const about = ([u, v]: Spot, width: number, depth: number): readonly [Spot, Spot] => [
    [u - width / 2, v - depth / 2],
    [u + width / 2, v + depth / 2],
  ]
  return [
    ...(terms.ground === 'mixed'
      ? [block('shelled-zone', 'cratered', [0, 0], [terms.width, laid.front + LINES.openBeyond])]
      : []),
    ...trench('attack-front', laid.attack),
    ...trench('defence-front', laid.defence),
    ...trench('second-line', laid.second),
    ...trench('third-line', laid.third),
    ...trench('switch-line', laid.switchLine),
    ...(laid.stream ? [['brook', 'stream', belt(WATER.stream, laid.stream)] as const] : []),
    ...(laid.canal ? [['canal', 'impassable', belt(WATER.canal, laid.canal)] as const] : []),
    ...(laid.hill ? [block('hill', 'blocking', ...about(laid.hill, HILL.width, HILL.depth))] : []),
    ...laid.strongpoints.map((one) => {
      const { terrain, width, depth } = STRONGPOINTS[one.kind]
      return block(strongpointId(one), terrain, ...about(one.at, width, depth))
    }),
  ]
}
