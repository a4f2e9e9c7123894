import type { SketchMap } from '../../kernel/sketch-map.ts'
import './sketch.css'

/** Of a zone on the drawing. */
const SIDE = 40
const EDGE = 22

interface Props {
  readonly map: SketchMap
  /** What it is a picture of. */
  readonly title: string
  /** Whose base line is below and whose above. */
  readonly sides: readonly [string, string]
}

const corner = ({ columns, rows }: SketchMap, zone: number) => ({
  x: (zone % columns) * SIDE + EDGE,
  y: (rows - 1 - Math.floor(zone / columns)) * SIDE + EDGE,
})

/** A small staff map: the ground, hills, roads, trenches, the front line, and crosses where many fell. */
export const Sketch = ({ map, title, sides }: Props) => {
  const { columns, rows, zones, roads, water } = map
  const width = columns * SIDE + 2 * EDGE
  const height = rows * SIDE + 2 * EDGE
  return (
    <figure class="sketch">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
        {zones.map((zone, i) => {
          const { x, y } = corner(map, i)
          return (
            <g key={zone.name} transform={`translate(${x} ${y})`} class={`ground-${zone.ground}`}>
              <rect width={SIDE} height={SIDE} />
              {zone.level > 0 && <Hill />}
              <GroundSign ground={zone.ground} />
              {zone.trench !== 'none' && <Trench heavy={zone.trench === 'heavy'} below={zone.holder === 1} />}
              {zone.graves > 0 && <CasualtyBase graves={zone.graves} />}
            </g>
          )
        })}
        {roads.map((road, i) => (
          <polyline
            key={i}
            class="road"
            points={road
              .map((zone) => corner(map, zone))
              .map(({ x, y }) => `${x + SIDE / 2},${y + SIDE / 2}`)
              .join(' ')}
          />
        ))}
        {water.map(({ between }, i) => (
          <Water key={i} map={map} between={between} />
        ))}
        <FrontLine map={map} />
        {Array.from({ length: columns }, (_, i) => (
          <text key={i} x={EDGE + (i + 0.5) * SIDE} y={height - 6} class="reference">
            {String.fromCharCode(65 + i)}
          </text>
        ))}
        {Array.from({ length: rows }, (_, i) => (
          <text key={i} x={EDGE / 2} y={EDGE + (rows - i - 0.5) * SIDE + 5} class="reference">
            {i + 1}
          </text>
        ))}
      </svg>
      <figcaption>
        {sides[0]} below, {sides[1]} above. ▲ woods, ■ town, ∷ rough ground, ≈ morass, rings: hills.
        {zones.some(({ graves }) => graves > 0) && ' ✝ Many fell here.'}
      </figcaption>
    </figure>
  )
}

const GROUND_SIGNS = { open: '', rough: '∷', woods: '▲▲', town: '■ ■', ruins: '□ ▪', morass: '≈' } as const

const GroundSign = ({ ground }: { ground: keyof typeof GROUND_SIGNS }) =>
  ground === 'open' ? null : (
    <text x={SIDE / 2} y={15} class="ground-sign">
      {GROUND_SIGNS[ground]}
    </text>
  )

const Hill = () => (
  <g class="hill">
    <ellipse cx={SIDE / 2} cy={SIDE / 2} rx={17} ry={15} />
    <ellipse cx={SIDE / 2} cy={SIDE / 2} rx={10} ry={8} />
  </g>
)

/** Crenellated, towards the enemy. */
const Trench = ({ heavy, below }: { heavy: boolean; below: boolean }) => (
  <path class={heavy ? 'trench heavy' : 'trench'} d={`M2 ${below ? 35 : 5} h7 v4 h7 v-4 h8 v4 h7 v-4 h7`} />
)

const CasualtyBase = ({ graves }: { graves: number }) => (
  <text x={SIDE / 2} y={32} class="casualties">
    {'✝'.repeat(Math.min(3, graves))}
  </text>
)

const Water = ({ map, between: [one, other] }: { map: SketchMap; between: readonly [number, number] }) => {
  const a = corner(map, one)
  const b = corner(map, other)
  const across = a.y !== b.y
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  return <path class="water" d={across ? `M${x} ${y} h${SIDE}` : `M${x} ${y} v${SIDE}`} />
}

/** Between zones that different sides hold. */
const FrontLine = ({ map }: { map: SketchMap }) => {
  const { columns, zones } = map
  const pieces = zones.flatMap(({ holder }, i) => {
    const { x, y } = corner(map, i)
    const above = zones[i + columns]
    const right = (i + 1) % columns === 0 ? undefined : zones[i + 1]
    return [
      ...(above && above.holder !== holder ? [`M${x} ${y} h${SIDE}`] : []),
      ...(right && right.holder !== holder ? [`M${x + SIDE} ${y} v${SIDE}`] : []),
    ]
  })
  return <path class="front-line" d={pieces.join(' ')} />
}
