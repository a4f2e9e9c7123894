import { shareWords } from '#commander/weighed-words.ts'
import { counted, listed, several } from '#kernel/words.ts'
import { type Advised, advisedNow, advisedPlan, takeAdvice } from '../store/drafts/advice.ts'
import { give } from '../store/giving.ts'
import { choose } from '../store/hand.ts'
import type { Scene } from '../store/scene.ts'
import { partScope } from '../store/staff/plan.ts'
import { letStaff } from '../store/staff/staff.ts'
import { useBattle } from '../store/use-battle.ts'
import './advice.css'

/** What the staff would do, beside what the player has written: to be taken or left. */
export const Advice = ({ scene, atOnce }: { scene: Scene; atOnce: boolean }) => {
  const store = useBattle()
  const advised = advisedNow(store, scene)
  if (!advised) return null
  return (
    <section class="advice" aria-label="Advice of the staff">
      {advised.parts ? (
        <ByUnits scene={scene} advised={advised} parts={advised.parts} />
      ) : (
        <InOne scene={scene} advised={advised} atOnce={atOnce} />
      )}
      <button
        type="button"
        class="quiet"
        onClick={() => {
          store.advice.value = undefined
        }}
      >
        Leave it
      </button>
    </section>
  )
}

const InOne = ({ scene, advised, atOnce }: { scene: Scene; advised: Advised; atOnce: boolean }) => {
  const store = useBattle()
  const { title, why, order, same } = advised
  return (
    <>
      <p>
        The staff suggests: <b>{title}</b>
        {same && !atOnce && ', as you have it'}. <span class="why">{why}</span>
      </p>
      <Figures advised={advised} />
      {!same && !atOnce && (
        <button type="button" onClick={() => takeAdvice(store, scene)}>
          Take this
        </button>
      )}
      <button type="button" class="do" onClick={() => void give(store, order)}>
        Do so
      </button>
      <AllOfIt scene={scene} />
    </>
  )
}

/** The best that it thought through, and how often each was won. */
const Figures = ({ advised: { weighed } }: { advised: Advised }) =>
  weighed ? (
    <>
      <p class="stays">{counted(weighed.continuations, 'continuation')} thought through:</p>
      <ol class="weighed">
        {weighed.options.map(({ title, why, share }, i) => (
          <li key={i}>
            <span>
              <b>{title}</b> {i > 0 && <small>{why}</small>}
            </span>
            <b class="share">won {shareWords(share)}</b>
          </li>
        ))}
      </ol>
      {weighed.options.some(({ share }) => share > (weighed.options[0]?.share ?? 0)) && (
        <p class="stays">Not clearly more often: the staff keeps to its first wish.</p>
      )}
    </>
  ) : null

/** What it would do after that in this part of the turn, to be taken with it. */
const AllOfIt = ({ scene }: { scene: Scene }) => {
  const store = useBattle()
  const plan = advisedPlan(store, scene)
  const scope = partScope(store, scene)
  const words = listed(scene.tableTop.staff?.inWords(scene.view, plan) ?? [])
  return plan.length < 2 || !scope ? null : (
    <button type="button" onClick={() => void letStaff(store, scope)}>
      {words === '' ? 'Take all' : `Take all: ${words}`}
    </button>
  )
}

interface ByUnitsProps {
  readonly scene: Scene
  readonly advised: Advised
  readonly parts: NonNullable<Advised['parts']>
}

/** Unit by unit; all at once leaves alone what the player has written himself. */
const ByUnits = ({ scene, advised, parts }: ByUnitsProps) => {
  const store = useBattle()
  const free = parts.filter(({ byHand }) => !byHand).map(({ unit }) => unit)
  const stay = parts.length - free.length
  return (
    <>
      <p>
        {parts.length === 0 ? 'The staff would write the same orders.' : 'The staff suggests:'}{' '}
        <span class="why">{advised.why}</span>
      </p>
      <Figures advised={advised} />
      <ul>
        {parts.map(({ unit, name, text, now, byHand }) => (
          <li key={unit}>
            <button type="button" class="quiet who" onClick={() => choose(store, unit)}>
              {name}
            </button>
            <span class="told">
              <b>{text}</b>
              <small>{`${byHand ? 'yours' : 'now'}: ${now}`}</small>
            </span>
            <button
              type="button"
              aria-label={`Take this for ${name}`}
              onClick={() => takeAdvice(store, scene, [unit])}
            >
              Take this
            </button>
          </li>
        ))}
      </ul>
      {free.length > 0 && (
        <button type="button" onClick={() => takeAdvice(store, scene, free)}>
          {stay === 0 ? 'Take all' : `Take all but yours (${several(free.length, 'unit')})`}
        </button>
      )}
      {stay > 0 && (
        <p class="stays">
          {stay === 1 ? 'The order you wrote yourself stays.' : `Your own orders for ${stay} units stay.`}
        </p>
      )}
    </>
  )
}
