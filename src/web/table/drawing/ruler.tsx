import type { Point } from '#kernel/geometry/point.ts'
import { distance } from '../body.ts'
import type { Measured } from '../model.ts'
import { endNow, type Store } from '../store.ts'

/** Ruler or line of sight, with what it says; laid from planned positions and measured anew at every change. */
export const Ruler = ({ store }: { store: Store }) => {
  const laid = store.measuring.value
  const { height } = store.data.value.size
  if (!laid?.from) return null
  const from = endNow(store, laid.from)
  if (!laid.to) return <End point={from.point} height={height} />
  const to = endNow(store, laid.to)
  const { text, sight, marks = [] } = store.calls.value.measure(from, to, laid.kind)
  const blocked = sight && !sight.seen
  const stop = sight?.stop?.at ?? to.point
  const middle = { x: (from.point.x + to.point.x) / 2, y: (from.point.y + to.point.y) / 2 }
  return (
    <g class={`ruler ${laid.kind}${blocked ? ' blocked' : ''}`}>
      <path class="casing" d={segment(from.point, to.point, height)} />
      <path class="clear" d={segment(from.point, stop, height)} />
      {blocked && <path class="beyond" d={segment(stop, to.point, height)} />}
      <Marks from={from.point} to={to.point} marks={marks} height={height} />
      {blocked && <End point={stop} height={height} />}
      <End point={from.point} height={height} />
      <End point={to.point} height={height} />
      <g transform={`translate(${middle.x} ${height - middle.y})`}>
        <g class="upright">
          <text class="length" dy="-0.5em">
            {text}
          </text>
          {blocked && (
            <text class="by" dy="1.3em">
              {[sight.verdict.toLowerCase(), ...(sight.stop ? [sight.stop.by] : [])].join(': ')}
            </text>
          )}
        </g>
      </g>
    </g>
  )
}

interface MarksProps {
  readonly from: Point
  readonly to: Point
  readonly marks: NonNullable<Measured['marks']>
  readonly height: number
}

/** Marks along the ruler as far as it goes, each with its figure. */
const Marks = ({ from, to, marks, height }: MarksProps) => {
  const long = distance(from, to)
  return (
    <>
      {marks
        .filter(({ length }) => length < long)
        .map(({ length, text }) => {
          const share = length / long
          const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share]
          return (
            <g key={text} transform={`translate(${x} ${height - y})`}>
              <circle class="mark" />
              <text class="upright" dx="0.9em" dy="0.35em">
                {text}
              </text>
            </g>
          )
        })}
    </>
  )
}

const segment = (a: Point, b: Point, height: number): string =>
  `M${a.x} ${height - a.y} L${b.x} ${height - b.y}`

const End = ({ point, height }: { point: Point; height: number }) => (
  <circle class="end" cx={point.x} cy={height - point.y} />
)
