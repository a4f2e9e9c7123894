/** Hatches of shellfire: ours lean one way and his the other, and those of heavier guns lie closer. */
const HATCHES = [
  { id: 'hatch-light-0', turn: 45, pitch: 7 },
  { id: 'hatch-light-1', turn: -45, pitch: 7 },
  { id: 'hatch-heavy-0', turn: 45, pitch: 4 },
  { id: 'hatch-heavy-1', turn: -45, pitch: 4 },
] as const

/** The hatches in pixels of the scale at which the table is drawn. */
export const Hatches = ({ scale }: { scale: number }) => (
  <defs>
    {HATCHES.map(({ id, turn, pitch }) => (
      <pattern
        key={id}
        id={id}
        class={id}
        width={pitch}
        height={pitch}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${1 / scale}) rotate(${turn})`}
      >
        <path d={`M0 ${pitch / 2} H${pitch}`} />
      </pattern>
    ))}
    <pattern
      id="smoke-rings"
      class="smoke-rings"
      width="13"
      height="11"
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${1 / scale})`}
    >
      <rect width="13" height="11" />
      <circle cx="4" cy="4" r="2.2" />
      <circle cx="10" cy="9" r="1.6" />
    </pattern>
  </defs>
)
