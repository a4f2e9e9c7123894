import { useComputed } from '@preact/signals'
import { useId, useMemo } from 'preact/hooks'
import type { Point } from '#kernel/geometry/point.ts'
import type { Size } from '#screen/ground.ts'
import type { TableMark } from '#screen/mark.ts'
import type { Store } from '../store.ts'
import { discPlaces, ringOf } from './mark-discs.ts'
import { pathOf } from './shapes.tsx'

/** Places that are spoken of elsewhere: rings with the number of their line, arrows, crosses; the rest under a veil. */
export const Marks = ({ store }: { store: Store }) => {
  const { marks = [], veiled = false, size, pieces } = store.data.value
  const scale = store.drawn.value
  const turn = useComputed(() => store.camera.value.turn).value
  const discs = useMemo(
    () => discPlaces(marks, { size, pieces, scale, turn }),
    [marks, size, pieces, scale, turn],
  )
  if (marks.length === 0) return null
  // What is told of now lies over the others.
  const ordered = [...marks].sort((a, b) => Number(a.look === 'lit') - Number(b.look === 'lit'))
  return (
    <g class="marks">
      {veiled && <Veil marks={marks} size={size} scale={scale} />}
      {ordered.map((mark) => (
        <MarkDrawing key={mark.id} mark={mark} size={size} scale={scale} disc={discs.get(mark.id)} />
      ))}
    </g>
  )
}

const Veil = ({ marks, size, scale }: { marks: readonly TableMark[]; size: Size; scale: number }) => {
  const mask = `veil-${useId()}`
  const { width, height } = size
  return (
    <>
      <mask id={mask} maskUnits="userSpaceOnUse" x={0} y={0} width={width} height={height}>
        <rect class="whole" width={width} height={height} />
        {marks
          .filter(({ bare }) => !bare)
          .map((mark) => (
            <circle
              key={mark.id}
              class="hole"
              cx={mark.centre.x}
              cy={height - mark.centre.y}
              r={ringOf(mark, scale)}
            />
          ))}
      </mask>
      <rect class="veil" width={width} height={height} mask={`url(#${mask})`} />
    </>
  )
}

interface DrawingProps {
  readonly mark: TableMark
  readonly size: Size
  readonly scale: number
  readonly disc: Point | undefined
}

/** As on a grave. */
const CROSS = 'M0 -14 V14 M-8 -6 H8'

const MarkDrawing = ({ mark, size, scale, disc }: DrawingProps) => {
  const { centre, look, bare, number, arrows = [], crosses = [], before = [] } = mark
  const { height } = size
  return (
    <g class={`mark ${look}`} data-mark={mark.id}>
      {before.map((place, i) => (
        <rect
          key={i}
          class="stood"
          x={-place.width / 2}
          y={-place.depth / 2}
          width={place.width}
          height={place.depth}
          transform={`translate(${place.centre.x} ${height - place.centre.y}) rotate(${place.heading / 100})`}
        />
      ))}
      {arrows.map((arrow, i) => (
        <Arrow key={i} {...arrow} size={size} />
      ))}
      {crosses.map((at, i) => (
        <g key={i} class="fell" transform={`translate(${at.x} ${height - at.y})`}>
          <path class="casing" d={CROSS} />
          <path d={CROSS} />
        </g>
      ))}
      {!bare && (
        <g transform={`translate(${centre.x} ${height - centre.y})`}>
          <circle class="casing" r={ringOf(mark, scale)} />
          <circle class="ring" r={ringOf(mark, scale)} />
        </g>
      )}
      {disc && (
        <g transform={`translate(${disc.x} ${height - disc.y})`}>
          <circle class="disc" />
          <g class="upright">
            <text dy="0.36em">{number}</text>
          </g>
        </g>
      )}
    </g>
  )
}

const Arrow = ({
  from,
  to,
  side,
  size,
}: NonNullable<TableMark['arrows']>[number] & { readonly size: Size }) => {
  const heading = (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI
  return (
    <g class={`shot${side === undefined ? '' : ` side-${side}`}`}>
      <path class="casing" d={pathOf({ shape: 'line', points: [from, to] }, size)} />
      <path class="shaft" d={pathOf({ shape: 'line', points: [from, to] }, size)} />
      <g transform={`translate(${to.x} ${size.height - to.y}) rotate(${heading.toFixed(1)})`}>
        <path class="head" d="M-6 12 L0 0 L6 12 Z" />
      </g>
    </g>
  )
}
