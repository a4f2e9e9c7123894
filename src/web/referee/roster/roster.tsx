import { useEffect, useRef, useState } from 'preact/hooks'
import type { Ruleset } from '#kernel/game/ruleset.ts'
import { several } from '#kernel/words.ts'
import { formationsOf } from '#referee/choosing.ts'
import { colourOf, sidesInOrder } from '#referee/joining.ts'
import type { Evening, TrackedUnit } from '#referee/session.ts'
import { sideTitle } from '../side-title.ts'
import { AddUnits } from './add-units.tsx'
import { BodyRecord } from './body-record.tsx'
import { UnitFace } from './unit-face.tsx'
import { UnitMarks } from './unit-marks.tsx'
import { UnitName } from './unit-name.tsx'
import { UnitSheet } from './unit-sheet.tsx'

interface Props {
  readonly evening: Evening
  readonly ruleset: Ruleset
}

const ALLIANCE_WORDS = { entente: 'Entente, ', central: 'Central Powers, ' } as const

/** Whose colours a side has, where its name does not say so. */
const allianceWords = ({ alliances }: Evening, { referee }: Ruleset, side: string): string => {
  const alliance = alliances?.[side]
  return alliance === undefined || referee.alliances ? '' : ALLIANCE_WORDS[alliance]
}

/** Both sides' cards laid out by formations. Choosing one brings it to the foot with what it may do. */
export const Roster = ({ evening, ruleset }: Props) => {
  const [chosen, setChosen] = useState<string>()
  const [adding, setAdding] = useState(false)
  const board = useRef<HTMLDivElement>(null)
  // The chosen card stays in sight above its sheet.
  useEffect(() => {
    if (chosen) board.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const picked = evening.units.find(({ id }) => id === chosen)
  const sides = sidesInOrder(evening, ruleset).filter((side) =>
    evening.units.some((unit) => unit.side === side),
  )
  const card = (under: string) => (unit: TrackedUnit) => (
    <li key={unit.id}>
      <button
        type="button"
        class={`unit colour-${colourOf(evening, ruleset, unit.side)}${ruleset.referee.gone(unit.card) ? ' gone' : ''}`}
        aria-pressed={chosen === unit.id}
        onClick={() => setChosen(chosen === unit.id ? undefined : unit.id)}
      >
        <UnitName name={unit.name} under={under} />
        <UnitFace ruleset={ruleset} unit={unit} />
        <UnitMarks ruleset={ruleset} unit={unit} />
      </button>
    </li>
  )
  return (
    <section class="roster" aria-label="Units">
      <div class="board" ref={board}>
        {sides.map((side) => {
          const units = evening.units.filter((unit) => unit.side === side)
          return (
            <section key={side} class={`side colour-${colourOf(evening, ruleset, side)}`}>
              <h3 class="side-name">
                {sideTitle(ruleset, side)}{' '}
                <span class="hint">
                  {allianceWords(evening, ruleset, side)}
                  {several(units.length, 'card')}
                </span>
              </h3>
              {formationsOf(ruleset, units).map(({ title, units: members }) => (
                <div key={title} class="formation">
                  {title !== '' && <h4>{title}</h4>}
                  <BodyRecord ruleset={ruleset} body={members} />
                  <ul>{members.map(card(title))}</ul>
                </div>
              ))}
            </section>
          )
        })}
      </div>
      <button type="button" class="add" onClick={() => setAdding(!adding)} aria-expanded={adding}>
        Add units
      </button>
      {adding && <AddUnits ruleset={ruleset} onDone={() => setAdding(false)} />}
      {picked && (
        <UnitSheet
          key={picked.id}
          evening={evening}
          ruleset={ruleset}
          unit={picked}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  )
}
