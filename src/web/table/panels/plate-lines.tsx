import type { PlateLine } from '../model.ts'
import '../style/plate.css'

/** What is to be known of a place, a line each with its figure. */
export const PlateLines = ({ lines = [] }: { lines: readonly PlateLine[] | undefined }) =>
  lines.length === 0 ? null : (
    <ul class="plate-lines">
      {lines.map(({ text, figure, warns }) => (
        <li key={text} class={warns ? 'warns' : ''}>
          <span>
            {warns && <span aria-hidden="true">⚠ </span>}
            {text}
          </span>{' '}
          {figure !== undefined && <b>{figure}</b>}
        </li>
      ))}
    </ul>
  )
