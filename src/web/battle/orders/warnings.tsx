import type { Danger } from '#screen/odds.ts'
import type { Scene } from '../store/scene.ts'
import { linesOf } from './chances.ts'

/** What to mind before the order is given, as own fire on own men. */
export const Warnings = ({ scene, warnings }: { scene: Scene; warnings: readonly Danger[] }) =>
  warnings.length === 0 ? null : (
    <ul class="warnings" aria-label="Mind">
      {linesOf(scene.ruleset.procedures, warnings).map(({ text, figure }) => (
        <li key={text}>
          <svg viewBox="0 0 20 18" aria-hidden="true">
            <path d="M10 0 L20 18 H0 Z M9 6 V12 H11 V6 Z M9 14 V16 H11 V14 Z" fill-rule="evenodd" />
          </svg>
          <span>
            {text} {figure !== undefined && <b>{figure}</b>}
          </span>
        </li>
      ))}
    </ul>
  )
