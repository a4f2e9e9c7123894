import { capitalised, listed, several } from '#kernel/words.ts'
import type { Scene } from '../store/scene.ts'
import type { StaffDone, StaffStop } from '../store/staff/done.ts'
import { currentScope } from '../store/staff/scopes.ts'
import { letStaff } from '../store/staff/staff.ts'
import type { Running } from '../store/store.ts'
import { undo } from '../store/taking-back.ts'
import { useBattle } from '../store/use-battle.ts'

const STOPS: Readonly<Record<StaffStop, string>> = {
  weighty: 'It stopped here: this decision matters and is yours.',
  nothing: 'The rest is yours: it has nothing to suggest.',
  dice: 'It stopped here: the dice are yours to throw.',
  'called-off': 'You stopped it here.',
  'other-player': 'It stopped here: the other player decides.',
  'too-long': 'It stopped here after a great many orders.',
}

interface Part {
  readonly step: string
  readonly text: string
}

/** What it did, a line for each part of the turn. */
const partsOf = ({ battle, log, tableTop }: Running, { side, from, to }: StaffDone): readonly Part[] => {
  const { game, state } = battle
  const own = log.orders.slice(from, to).filter((order) => order.side === side)
  const view = game.view(state, side)
  const steps = new Set(own.map(({ before }) => game.step(before)))
  return [...steps].map((step) => {
    const given = own.filter(({ before }) => game.step(before) === step).map(({ order }) => order)
    const words = tableTop.staff?.inWords(view, given) ?? [several(given.length, 'order')]
    return { step, text: listed(words) }
  })
}

/** What the staff has done, until the player orders something himself. */
export const StaffReport = ({ scene }: { scene: Scene }) => {
  const store = useBattle()
  const { running, staffDone } = store
  const done = staffDone.value
  if (!running || !done || !isLatest(running, done) || done.side !== scene.viewer) return null
  const parts = partsOf(running, done)
  const told = parts.filter(({ text }) => text !== '')
  const idle = parts.filter(({ text }) => text === '').map(({ step }) => step.toLowerCase())
  const goesOn = done.stop === 'weighty' && currentScope(running, done.side, done.scope)
  return (
    <section class="staff-done" aria-label="What the staff has done">
      <h3>The staff has seen to it</h3>
      {told.length > 0 && (
        <ul>
          {told.map(({ step, text }) => (
            <li key={step}>
              <b>{step}:</b> {text}
            </li>
          ))}
        </ul>
      )}
      {idle.length > 0 && <p>{`${capitalised(listed(idle))}: nothing to order.`}</p>}
      {done.stop && <p class="stop">{STOPS[done.stop]}</p>}
      <div class="action-row">
        {goesOn && (
          <button type="button" onClick={() => void letStaff(store, done.scope)}>
            Let it go on
          </button>
        )}
        {done.to > done.from && (
          <button type="button" class="quiet" onClick={() => void undo(store)}>
            Take it all back
          </button>
        )}
      </div>
    </section>
  )
}

/** The player of the side has ordered nothing since. */
const isLatest = ({ battle }: Running, { side, to }: StaffDone): boolean =>
  battle.orders.length >= to && battle.orders.slice(to).every((order) => order.side !== side)
