import { useComputed } from '@preact/signals'
import type { Store } from '../store.ts'
import { PieceToken } from './piece.tsx'

/** Milliseconds between the shells of a salvo, and how many salvoes there are. */
const SALVO = { apart: 35, of: 4 } as const

/** Earth thrown up: nine rays. */
const BURST = Array.from({ length: 9 }, (_, i) => {
  const turn = (i / 9) * 2 * Math.PI
  const far = i % 2 === 0 ? 15 : 11
  const at = (length: number): string =>
    `${(Math.sin(turn) * length).toFixed(1)} ${(-Math.cos(turn) * length).toFixed(1)}`
  return `M${at(4)} L${at(far)}`
}).join(' ')

/** What the last orders did: shells fall, a line breaks up. Drawn once, and invisible when it is over. */
export const MotionDrawing = ({ store }: { store: Store }) => {
  const { motion, size } = store.data.value
  const sideways = useComputed(() => store.camera.value.turn % 2 === 1).value
  if (!motion) return null
  return (
    <g key={motion.id} class="motion">
      {motion.broken.map((piece, i) => (
        <g key={piece.id} class="breaks" style={{ '--aside': i % 2 === 0 ? 1 : -1 }}>
          <PieceToken piece={piece} table={size} scale={store.drawn.value} sideways={sideways} />
        </g>
      ))}
      {motion.bursts.map(({ x, y }, i) => (
        <g key={i} transform={`translate(${x} ${size.height - y})`}>
          <g class="upright">
            <g class="in-pixels">
              <path class="burst" style={{ animationDelay: `${(i % SALVO.of) * SALVO.apart}ms` }} d={BURST} />
            </g>
          </g>
        </g>
      ))}
    </g>
  )
}
