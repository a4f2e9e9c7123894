import type { Scene } from '../store/scene.ts'

/** Figures that the player keeps in sight. */
export const Trackers = ({ scene: { tableTop, view, viewer } }: { scene: Scene }) => {
  const shown = tableTop.trackers?.(view, viewer === 'umpire' ? undefined : viewer) ?? []
  if (shown.length === 0) return null
  return (
    <dl class="trackers" aria-label="Trackers">
      {shown.map(({ label, value, scale }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {scale && <Scale {...scale} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A track with its middle marked. */
const Scale = ({ at, least, most }: { at: number; least: number; most: number }) => {
  const part = Math.min(Math.max((at - least) / (most - least), 0), 1)
  return (
    <svg class="scale" viewBox="0 0 60 10" aria-hidden="true">
      <path d="M0 5 H60 M30 1 V9" />
      <circle cx={part * 60} cy={5} r={3.4} />
    </svg>
  )
}
