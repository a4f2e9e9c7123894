import { useMemo } from 'preact/hooks'
import type { Ruleset } from '#kernel/game/ruleset.ts'
import { adjudicate } from '#kernel/procedure/adjudicate.ts'
import { fieldsOf } from '#kernel/procedure/fields.ts'
import type { Procedure } from '#kernel/procedure/procedure.ts'
import type { Fields } from '#kernel/procedure/referee.ts'
import type { Fault } from '#kernel/procedure/result.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { listed } from '#kernel/words.ts'
import { actorOf } from '#referee/choosing.ts'
import { inputOf, prefilled, procedureNamed, rolesOf, setField } from '#referee/drafting.ts'
import { enterFace, nextDie, rollAll, takeBack } from '#referee/rolling.ts'
import type { Draft, Evening } from '#referee/session.ts'
import { oddsMaker } from '#study/odds.ts'
import { stamp } from '../../app/stamp.ts'
import { placeName } from '../../form/labels.ts'
import { change } from '../store.ts'
import { OddsPanel } from './odds-panel.tsx'
import { PartsPanel } from './parts-panel.tsx'
import { ProcedureForm } from './procedure-form.tsx'
import { ResultPanel } from './result-panel.tsx'
import { RollPanel } from './roll-panel.tsx'

const makeOdds = oddsMaker()

const freshSeed = (): number => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return (high % 2 ** 20) * 2 ** 32 + low
}

interface Props {
  readonly evening: Evening
  readonly ruleset: Ruleset
}

/** The place where one procedure is adjudicated: who takes part, the situation, the odds, the dice, the result. */
export const Desk = ({ evening, ruleset }: Props) => {
  const { draft } = evening
  const procedure = draft && procedureNamed(ruleset, draft.procedure)
  if (!draft || !procedure) return <p class="empty">Choose a unit and what it does, or a roll.</p>
  return (
    <OpenDesk key={procedure.name} evening={evening} ruleset={ruleset} draft={draft} procedure={procedure} />
  )
}

const OpenDesk = ({ evening, ruleset, draft, procedure }: Props & { draft: Draft; procedure: Procedure }) => {
  const input = inputOf(evening, ruleset, draft)
  const shownEntry = evening.history.find(({ id }) => id === evening.showing)
  return (
    <article class="desk">
      <header class="desk-head">
        <h2>{procedure.title}</h2>
        <span class="clauses">
          {procedure.clauses.slice(0, 4).map((clause) => (
            <a key={clause} href={`/rules/${ruleset.id}/${clause}`}>
              {clause}
            </a>
          ))}
        </span>
      </header>
      <PartsPanel evening={evening} ruleset={ruleset} draft={draft} />
      <div class="desk-body">
        <ProcedureForm
          procedure={procedure}
          input={input}
          prefilled={prefilled(evening, ruleset, draft)}
          asks={rolesOf(ruleset, draft.procedure).flatMap(({ asks = [] }) => asks)}
          onField={(name, value) => change((before) => setField(before, name, value))}
        />
        <div class="desk-side">
          {shownEntry ? (
            <ResultPanel key={shownEntry.id} entry={shownEntry} evening={evening} ruleset={ruleset} />
          ) : (
            <Before evening={evening} ruleset={ruleset} draft={draft} procedure={procedure} input={input} />
          )}
        </div>
      </div>
    </article>
  )
}

/** What is known before the dice fall. */
const Before = ({
  evening,
  ruleset,
  draft,
  procedure,
  input,
}: Props & { draft: Draft; procedure: Procedure; input: Fields }) => {
  const key = JSON.stringify(input)
  const situation = useMemo(() => accept(procedure.input, input), [procedure, key])
  const odds = useMemo(
    () => (situation.ok ? makeOdds(procedure, situation.value) : undefined),
    [procedure, key],
  )
  if (!situation.ok) {
    return <Unfinished procedure={procedure} input={input} fault={situation.error} />
  }
  const needed = nextDie(evening, ruleset)
  const roll = () => change((before) => rollAll(before, ruleset, freshSeed(), stamp()))
  if (!needed && draft.faces.length === 0) {
    return (
      <>
        <Certain procedure={procedure} input={input} />
        <button type="button" class="primary" onClick={roll}>
          Note it down
        </button>
      </>
    )
  }
  return (
    <>
      <RollPanel
        who={actorOf(evening, ruleset, draft)?.name ?? ''}
        needed={needed}
        faces={draft.faces}
        onFace={(face) => change((before) => enterFace(before, ruleset, face, stamp()))}
        onTakeBack={(place) => change((before) => takeBack(before, place))}
        onRoll={roll}
      />
      {odds && <OddsPanel odds={odds} certain={certainty(procedure, input)} />}
    </>
  )
}

/** What is still to be said before anything can be worked out. */
const Unfinished = ({ procedure, input, fault }: { procedure: Procedure; input: Fields; fault: Fault }) => {
  const missing = fieldsOf(procedure.input).filter(
    ({ name, required }) => required && input[name] === undefined,
  )
  const places = missing.length > 0 ? missing.map(({ name }) => name) : fault.missing ? [fault.path] : []
  return places.length > 0 ? (
    <p class="still-needed">Still needed: {listed(places.map((place) => `the ${placeName(place)}`))}.</p>
  ) : (
    <p class="unfinished" role="alert">
      {fault.message}
    </p>
  )
}

/** What happens however the dice fall. */
const certainty = (procedure: Procedure, input: Fields): string => {
  const answer = adjudicate(procedure, input, { seed: 1 })
  return answer.ok ? procedure.verdict(answer.result) : ''
}

/** A look-up without dice is answered as it is entered. */
const Certain = ({ procedure, input }: { procedure: Procedure; input: Fields }) => {
  const answer = adjudicate(procedure, input, { entered: [] })
  return answer.ok ? <p class="verdict">{procedure.verdict(answer.result)}</p> : null
}
