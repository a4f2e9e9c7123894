import { roomyMarks, type Wish } from '#study/replay/moments.ts'
import { go, type Projector, SPEEDS, show } from './projector.ts'

interface Props {
  readonly projector: Projector
  /** Where it stands, in words. */
  readonly told: string
}

/** The whole battle as one line: drag it, step it, or let it run. */
export const Scrubber = ({ projector, told }: Props) => {
  const { at, last, marks, playing, speed } = projector
  const roomy = roomyMarks(marks, last)
  const share = (orders: number): string => `${last === 0 ? 0 : (orders / last) * 100}%`
  return (
    <section class="scrubber" aria-label="Replay">
      <div class="scrub-line">
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={at.value}
          aria-label="Moment of the battle"
          aria-valuetext={told}
          onInput={(event) => show(projector, event.currentTarget.valueAsNumber)}
        />
        <div class="turn-marks" aria-hidden="true">
          {marks.map((mark) => (
            <span
              key={mark.at}
              class={roomy.has(mark.at) ? undefined : 'crowded'}
              style={{ left: share(mark.at) }}
            >
              {mark.turn}
            </span>
          ))}
        </div>
      </div>
      <div class="scrub-keys">
        <Step projector={projector} wish="first" />
        <Step projector={projector} wish="turn-back" />
        <Step projector={projector} wish="back" />
        <button
          type="button"
          class="primary"
          aria-label={playing.value ? 'Pause' : 'Play'}
          title={`${playing.value ? 'Pause' : 'Play'} (Space)`}
          onClick={() => go(projector, 'play')}
        >
          <Icon path={playing.value ? 'M7 5 H10 V19 H7 Z M14 5 H17 V19 H14 Z' : 'M8 5 L19 12 L8 19 Z'} />
        </button>
        <Step projector={projector} wish="on" />
        <Step projector={projector} wish="turn-on" />
        <Step projector={projector} wish="last" />
        <p class="told">{told}</p>
      </div>
      <fieldset class="speeds">
        <legend>Speed</legend>
        {SPEEDS.map(({ name }, i) => (
          <button
            key={name}
            type="button"
            class="edit"
            aria-pressed={speed.value === i}
            onClick={() => {
              speed.value = i
            }}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </section>
  )
}

const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)

const STEPS: Readonly<Record<Exclude<Wish, 'play'>, { name: string; key: string; path: string }>> = {
  first: { name: 'To the start', key: 'Home', path: 'M5 5 H7 V19 H5 Z M19 5 L8 12 L19 19 Z' },
  'turn-back': { name: 'One turn back', key: 'Page Up', path: 'M12 5 L2 12 L12 19 Z M22 5 L12 12 L22 19 Z' },
  back: { name: 'One order back', key: '←', path: 'M16 5 L6 12 L16 19 M6 12 L20 12' },
  on: { name: 'One order on', key: '→', path: 'M8 5 L18 12 L8 19 M18 12 L4 12' },
  'turn-on': { name: 'One turn on', key: 'Page Down', path: 'M12 5 L22 12 L12 19 Z M2 5 L12 12 L2 19 Z' },
  last: { name: 'To the end', key: 'End', path: 'M17 5 H19 V19 H17 Z M5 5 L16 12 L5 19 Z' },
}

const Step = ({ projector, wish }: { projector: Projector; wish: Exclude<Wish, 'play'> }) => {
  const { name, key, path } = STEPS[wish]
  const { at, last } = projector
  const end = wish === 'first' || wish === 'turn-back' || wish === 'back' ? 0 : last
  return (
    <button
      type="button"
      aria-label={name}
      title={at.value === end ? `${name}: it is there` : `${name} (${key})`}
      disabled={at.value === end}
      class={wish === 'back' || wish === 'on' ? 'outline' : undefined}
      onClick={() => go(projector, wish)}
    >
      <Icon path={path} />
    </button>
  )
}
