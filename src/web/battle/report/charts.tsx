import { capitalised } from '#kernel/words.ts'
import type { ShownGauge } from '#study/measure.ts'
import { type Facts, sideNames, wordOf } from '#study/report/facts.ts'
import { figureOf } from '#study/wording.ts'
import { ColumnHeads } from '../../app/column-heads.tsx'
import { type Line, LineChart } from './line-chart.tsx'

/** Turns are marked as long as their figures do not run into each other. */
const MOST_MARKS = 16

/** How the battle went by every gauge: the first order by order, the others turn by turn, with a table behind each. */
export const Charts = ({ facts }: { facts: Facts }) => {
  const { gauges } = facts.course
  return (
    <>
      {gauges.map((gauge, g) => (
        <figure key={gauge.id} class="chart">
          <figcaption>
            <h3>{gauge.title}</h3>
            <p class="hint">{gauge.counts}</p>
          </figcaption>
          {g === 0 ? <ByOrder facts={facts} gauge={gauge} /> : <ByTurn facts={facts} gauge={gauge} g={g} />}
          <details>
            <summary>
              Table: {gauge.title.toLowerCase()} by {wordOf(facts)}
            </summary>
            <TurnTable facts={facts} gauge={gauge} g={g} />
          </details>
        </figure>
      ))}
    </>
  )
}

const ByOrder = ({ facts, gauge }: { facts: Facts; gauge: ShownGauge }) => {
  const { course, turns } = facts
  const lines: Line[] = sideNames(facts).map((name, side) => ({
    name,
    side,
    points: course.readings.map((shown, order) => [order, shown[side]?.[0] ?? 0]),
  }))
  const every = Math.ceil(turns.length / MOST_MARKS)
  const marks = turns.flatMap(({ turn }, i) =>
    i % every === 0 ? [{ x: turns[i - 1]?.at ?? 0, text: String(turn) }] : [],
  )
  const pins = facts.turning.map(({ at }, i) => ({ x: at, text: String(i + 1) }))
  return (
    <LineChart
      title={gauge.title}
      lines={lines}
      marks={marks}
      pins={pins}
      percent={gauge.shared ?? false}
      across={`beginning of ${wordOf(facts)}`}
    />
  )
}

const ByTurn = ({ facts, gauge, g }: { facts: Facts; gauge: ShownGauge; g: number }) => {
  const { course, turns } = facts
  const begin = course.readings[0]
  const lines: Line[] = sideNames(facts).map((name, side) => ({
    name,
    side,
    points: [
      [0, begin?.[side]?.[g] ?? 0],
      ...turns.map(({ turn, readings }): [number, number] => [turn, readings[side]?.[g] ?? 0]),
    ],
  }))
  const every = Math.ceil(turns.length / MOST_MARKS)
  const marks = turns.flatMap(({ turn }) => (turn % every === 0 ? [{ x: turn, text: String(turn) }] : []))
  return <LineChart title={gauge.title} lines={lines} marks={marks} across={`end of ${wordOf(facts)}`} />
}

const TurnTable = ({ facts, gauge, g }: { facts: Facts; gauge: ShownGauge; g: number }) => (
  <table class="figures">
    <caption>
      {gauge.title} when each {wordOf(facts)} was over
    </caption>
    <ColumnHeads names={[capitalised(wordOf(facts)), ...sideNames(facts)]} />
    <tbody>
      {facts.turns.map(({ turn, readings }) => (
        <tr key={turn}>
          <th scope="row">{turn}</th>
          {readings.map((shown, side) => (
            <td key={side}>{figureOf(gauge, shown[g] ?? 0)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
