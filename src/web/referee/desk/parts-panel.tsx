import { useState } from 'preact/hooks'
import type { Ruleset } from '#kernel/game/ruleset.ts'
import type { Role } from '#kernel/procedure/referee.ts'
import { candidatesFor, type Formation, formationsOf } from '#referee/choosing.ts'
import { rolesOf, togglePart, unitsIn } from '#referee/drafting.ts'
import { colourOf } from '#referee/joining.ts'
import type { Draft, Evening, TrackedUnit } from '#referee/session.ts'
import { UnitFace } from '../roster/unit-face.tsx'
import { UnitMarks } from '../roster/unit-marks.tsx'
import { UnitName } from '../roster/unit-name.tsx'
import { change } from '../store.ts'

interface Props {
  readonly evening: Evening
  readonly ruleset: Ruleset
  readonly draft: Draft
}

/** Who takes which part. Parts that are taken are one line; the next one to be taken is laid out. */
export const PartsPanel = ({ evening, ruleset, draft }: Props) => {
  const roles = rolesOf(ruleset, draft.procedure)
  const [inHand, setInHand] = useState<string>()
  const [nobody, setNobody] = useState<readonly string[]>([])
  const isTaken = ({ title }: Role) => (draft.parts[title] ?? []).length > 0 || nobody.includes(title)
  const open = inHand ?? roles.find((role) => !isTaken(role))?.title
  return (
    <div class="parts">
      {roles.map((role) => (
        <Part
          key={role.title}
          evening={evening}
          ruleset={ruleset}
          draft={draft}
          role={role}
          open={role.title === open}
          onOpen={() => setInHand(role.title)}
          onChosen={() => setInHand(role.many ? role.title : undefined)}
          onClose={() => {
            setNobody([...nobody, role.title])
            setInHand(undefined)
          }}
        />
      ))}
    </div>
  )
}

/** The chosen by name; those of one formation under its name. */
const namesOf = (chosen: readonly TrackedUnit[], formations: readonly Formation[]): string => {
  const names = chosen.map(({ name }) => name)
  const title = formations[0]?.title ?? ''
  const shared =
    formations.length === 1 && names.length > 1 && names.every((name) => name.startsWith(`${title} `))
  return shared && title !== ''
    ? `${title}: ${names.map((name) => name.slice(title.length + 1)).join(', ')}`
    : names.join(', ')
}

interface PartProps extends Props {
  readonly role: Role
  readonly open: boolean
  onOpen(): void
  onChosen(): void
  onClose(): void
}

const Part = ({ evening, ruleset, draft, role, open, onOpen, onChosen, onClose }: PartProps) => {
  const [asked, setAsked] = useState(false)
  const [sure, setSure] = useState(false)
  const { last, usual, doubtful } = candidatesFor(evening, ruleset, draft, role)
  const chosen = unitsIn(evening, draft, role.title)
  if (chosen.length + last.length + usual.length + doubtful.length === 0) return null
  const chip = (under: string) => (unit: TrackedUnit) => (
    <button
      key={unit.id}
      type="button"
      class={`unit-chip colour-${colourOf(evening, ruleset, unit.side)}`}
      aria-pressed={chosen.includes(unit)}
      onClick={() => {
        change((before) => togglePart(before, ruleset, role, unit.id))
        onChosen()
      }}
    >
      <UnitName name={unit.name} under={under} />
      <UnitFace ruleset={ruleset} unit={unit} />
      <UnitMarks ruleset={ruleset} unit={unit} most={2} />
    </button>
  )
  const rows = (formations: readonly Formation[]) =>
    formations.map(({ title, units }) => (
      <div key={title} class="chip-row">
        {title !== '' && <span class="formation-name">{title}</span>}
        <div class="chips">{units.map(chip(title))}</div>
      </div>
    ))
  if (!open) {
    return (
      <div class="part taken">
        <span class="part-name">{role.title}</span>
        {chosen.length > 0 ? (
          <>
            <span class={`chosen-unit colour-${colourOf(evening, ruleset, chosen[0]?.side ?? '')}`}>
              {namesOf(chosen, formationsOf(ruleset, chosen))}
            </span>
            <button type="button" class="quiet" aria-label={`Change ${role.title}`} onClick={onOpen}>
              Change
            </button>
          </>
        ) : (
          <button type="button" class="quiet" onClick={onOpen}>
            Choose
          </button>
        )}
      </div>
    )
  }
  return (
    <fieldset class="part">
      <legend>{role.title}</legend>
      <button type="button" class="quiet close" onClick={onClose}>
        {chosen.length > 0 ? 'Done' : 'Nobody'}
      </button>
      {last.length > 0 && rows([{ title: 'Last time', units: last }])}
      {rows(usual)}
      {doubtful.length > 0 && !sure && (
        <div class="own-troops">
          {asked ? (
            <p role="alert">
              {role.of === 'enemy' ? 'These are your own troops.' : 'These are the enemy’s troops.'} Show them
              all the same?{' '}
              <button type="button" onClick={() => setSure(true)}>
                Yes, show them
              </button>{' '}
              <button type="button" class="quiet" onClick={() => setAsked(false)}>
                No
              </button>
            </p>
          ) : (
            <button type="button" class="quiet" onClick={() => setAsked(true)}>
              {role.of === 'enemy' ? 'Own troops…' : 'Enemy troops…'}
            </button>
          )}
        </div>
      )}
      {sure && rows(doubtful)}
    </fieldset>
  )
}
