import { useState } from 'preact/hooks'
import { type General, generalsOf } from '#commander/generals.ts'
import { TEMPERS, type Temper } from '#kernel/game/commander.ts'
import { capitalised } from '#kernel/words.ts'
import { Segments } from '../../form/segments.tsx'

/** How a computer player is inclined, and after whom. */
export interface Temperament {
  readonly temper?: Temper | undefined
  /** A general by his name. */
  readonly general?: string | undefined
}

interface Props extends Temperament {
  readonly name: string
  readonly side: string
  onChange(temperament: Temperament): void
}

const STEADY = 'steady'

const ABOUT: Readonly<Record<Temper | typeof STEADY, string>> = {
  steady: 'neither hasty nor slow.',
  bold: 'presses on and takes risks.',
  thrifty: 'spares his men and lets the guns work.',
  stubborn: 'holds on to what he has and does not let go.',
}

/** The temper of a computer player, or that of a general of its nation. */
export const TemperChoice = (props: Props) => {
  const { side, temper = STEADY, general } = props
  const [open, setOpen] = useState(false)
  const led = generalsOf(side).find((one) => one.name === general && one.temper === temper)
  return (
    <>
      <button type="button" class="temper" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>Temper: {led ? `${led.name}, ${temper}` : temper}</span>
        <small>{capitalised(ABOUT[temper])}</small>
      </button>
      {open && <Tempers {...props} temper={temper} led={led} />}
    </>
  )
}

interface TempersProps extends Omit<Props, 'temper'> {
  readonly temper: Temper | typeof STEADY
  readonly led: General | undefined
}

const Tempers = ({ name, side, temper, led, onChange }: TempersProps) => (
  <>
    <Segments
      name={`${name}-temper`}
      title="Temper"
      values={[STEADY, ...TEMPERS].map((one) => [one, capitalised(one)])}
      value={temper}
      onChange={(value) => onChange({ temper: TEMPERS.find((one) => one === value) })}
    />
    <fieldset class="choice">
      <legend>Or as a general of the time</legend>
      <div class="generals">
        {generalsOf(side).map((one) => (
          <label key={one.name} class="segment">
            <input
              type="radio"
              name={`${name}-general`}
              checked={one === led}
              onChange={() => onChange({ temper: one.temper, general: one.name })}
            />
            <span>
              <b>{one.name}</b>
              <small>
                {one.nation}, {one.years.join('–')}, {one.temper}. {one.why}
              </small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  </>
)
