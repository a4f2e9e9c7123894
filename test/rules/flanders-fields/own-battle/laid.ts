import { boundsOfFootprint, whollyOnTable } from '#kernel/geometry/bounds.ts'
import { overlaps } from '#kernel/geometry/gap.ts'
import { shapeHolds, shapeOverlaps } from '#kernel/geometry/shape.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { fieldOf } from '#rules/flanders-fields/game/field.ts'
import { stateOf } from '#rules/flanders-fields/game/set-up/index.ts'
import type { Stand, State } from '#rules/flanders-fields/game/state.ts'
import { options } from '#rules/flanders-fields/options.ts'
import type { Feature, Rectangle, Scenario } from '#rules/flanders-fields/scenarios/scenario.ts'
import { fromCm } from '#rules/flanders-fields/tables/index.ts'

export const stateFor = (scenario: Scenario): State => {
  const readings = accept(options, {})
  if (!readings.ok) throw new Error(readings.error.message)
  return stateOf(scenario, readings.value)
}

const standFault = (state: State, stand: Stand, i: number): string | undefined => {
  const { scenario, stands, blockHouses } = state
  const field = fieldOf(scenario)
  const [from, to] = scenario[stand.side].zone
  const { y1, y2 } = boundsOfFootprint(stand)
  if (!whollyOnTable({ width: field.width, depth: field.length }, stand)) return 'off the table'
  if (y1 < fromCm(from) - 1 || y2 > fromCm(to) + 1) return 'outside its zone'
  if ([...stands.slice(i + 1), ...blockHouses].some((other) => overlaps(other, stand))) return 'on another'
  if (field.wire.some(({ shape }) => shapeOverlaps(shape, stand))) return 'on wire'
  if (field.streams.some((stream) => shapeOverlaps(stream, stand))) return 'in a stream'
  const bad = field.patches.find(
    ({ kind, shape }) =>
      ['river', 'wood', 'built-up', 'marsh'].includes(kind) && shapeHolds(shape, stand.centre),
  )
  return bad && `in ${bad.kind}`
}

const CLEAR: readonly Feature['kind'][] = [
  'wood',
  'built-up',
  'marsh',
  'hill',
  'river',
  'wire',
  'strong-point',
  'stream',
  'trench',
  'road',
]

const boxOf = (feature: Feature): Rectangle => {
  if ('at' in feature) return feature.at
  const half = { trench: 1, road: 2, stream: 0.5 }[feature.kind]
  const xs = feature.along.map(([x]) => x)
  const ys = feature.along.map(([, y]) => y)
  const upright = xs[0] === xs[1]
  return upright
    ? [Math.min(...xs) - half, Math.min(...ys), Math.max(...xs) + half, Math.max(...ys)]
    : [Math.min(...xs), Math.min(...ys) - half, Math.max(...xs), Math.max(...ys) + half]
}

const CROSSED = ['trench', 'wire', 'stream', 'river']
const mayMeet = (one: Feature['kind'], other: Feature['kind']): boolean =>
  (one === 'road' && CROSSED.includes(other)) ||
  (one === 'trench' && (other === 'trench' || other === 'strong-point'))

const featureFault = ({ ground, width, length }: Scenario): string | undefined => {
  const clear = ground.filter(({ kind }) => CLEAR.includes(kind))
  for (const [i, one] of clear.entries()) {
    const [l, n, r, f] = boxOf(one)
    if ('at' in one && (l < 0 || n < 0 || r > width || f > length)) return `${one.kind} off the table`
    for (const other of clear.slice(i + 1)) {
      if (mayMeet(one.kind, other.kind) || mayMeet(other.kind, one.kind)) continue
      const [l2, n2, r2, f2] = boxOf(other)
      const hair = 1e-6
      if (l < r2 - hair && l2 < r - hair && n < f2 - hair && n2 < f - hair)
        return `${one.kind} ${boxOf(one)} over ${other.kind} ${boxOf(other)}`
    }
  }
  return undefined
}

/** What is wrong with a table as it is laid out; nothing of a sound one. */
export const laidFault = (scenario: Scenario): string | undefined => {
  const state = stateFor(scenario)
  for (const [i, stand] of state.stands.entries()) {
    const fault = standFault(state, stand, i)
    if (fault) return `${stand.id} ${fault}`
  }
  return featureFault(scenario)
}
