import { LEVELS, type Level, type Player, playerRead } from '#commander/player-names.ts'
import { capitalised } from '#kernel/words.ts'
import { HUMAN } from '../storage/record.ts'
import { RANDOM, usualComputer } from './players.ts'
import { type Temperament, TemperChoice } from './temper-choice.tsx'
import './player-choice.css'

interface Props {
  readonly name: string
  readonly title: string
  /** What the side is called. */
  readonly side: string
  /** A computer player judges for itself. */
  readonly judged: boolean
  readonly player: string
  readonly general?: string | undefined
  onChange(player: string, general?: string): void
}

/** What to expect of a computer player. */
const EXPECTED: Readonly<Record<string, string>> = {
  recruit: 'Makes the mistakes of a beginner.',
  regular: 'Fights by the book, and decides at once.',
  veteran: 'Thinks ahead for a moment before what matters.',
  general: 'Thinks ahead, up to two seconds a decision: the strongest.',
  [RANDOM]: 'Gives any order that the rules allow, drawn by lot.',
}

const playerName = ({ level, temper }: Player): string => (temper ? `${level}:${temper}` : level)

/** Who plays a side: somebody here, or the computer, how well and in what temper. */
export const PlayerChoice = ({ name, title, side, judged, player, general, onChange }: Props) => {
  const computer = player !== HUMAN
  const read = playerRead(player)
  const level = read?.level ?? RANDOM
  const levels = [...(judged ? LEVELS : []), RANDOM] as const
  const choose = (chosen: Level | typeof RANDOM): void => {
    if (chosen === RANDOM) onChange(RANDOM)
    else onChange(playerName({ ...read, level: chosen }), general)
  }
  const led = ({ temper, general: by }: Temperament): void =>
    onChange(playerName({ level: read?.level ?? 'regular', ...(temper && { temper }) }), by)
  return (
    <fieldset class="choice player-choice">
      <legend>{title}</legend>
      <div class="segments">
        <label class="segment">
          <input type="radio" name={name} checked={!computer} onChange={() => onChange(HUMAN)} />
          <span>A player here</span>
        </label>
        <label class="segment">
          <input
            type="radio"
            name={name}
            checked={computer}
            onChange={() => onChange(usualComputer(judged))}
          />
          <span>The computer</span>
        </label>
      </div>
      {computer && (
        <div class="computer">
          <div class="segments" role="radiogroup" aria-label={`How hard: ${title}`}>
            {levels.map((one) => (
              <label key={one} class="segment">
                <input
                  type="radio"
                  name={`${name}-level`}
                  aria-label={one === RANDOM ? 'Computer, at random' : `Computer: ${capitalised(one)}`}
                  aria-describedby={one === level ? `${name}-expected` : undefined}
                  checked={one === level}
                  onChange={() => choose(one)}
                />
                <span>{one === RANDOM ? 'At random' : capitalised(one)}</span>
              </label>
            ))}
          </div>
          <p class="hint" id={`${name}-expected`}>
            {EXPECTED[level]}
          </p>
          {read && (
            <TemperChoice name={name} side={side} temper={read.temper} general={general} onChange={led} />
          )}
        </div>
      )}
    </fieldset>
  )
}
