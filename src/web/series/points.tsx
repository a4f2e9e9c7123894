import type { SeriesSide } from '#screen/series.ts'
import { ColumnHeads } from '../app/column-heads.tsx'

/** What either side has its points for. */
export const Points = ({ sides }: { readonly sides: readonly SeriesSide[] }) => (
  <table class="series-points">
    <caption>Points</caption>
    <ColumnHeads names={['For', ...sides.map(({ name }) => name)]} />
    <tbody>
      {sides[0]?.points.map(({ title }, i) => (
        <tr key={title}>
          <th scope="row">{title}</th>
          {sides.map(({ side, points }) => (
            <td key={side} class="figure">
              {points[i]?.points}
            </td>
          ))}
        </tr>
      ))}
      <tr class="series-total">
        <th scope="row">Sum</th>
        {sides.map(({ side, total }) => (
          <td key={side} class="figure">
            {total}
          </td>
        ))}
      </tr>
    </tbody>
  </table>
)
