import type { Scene } from '../store/scene.ts'
import { callOffStaff, letStaff } from '../store/staff.ts'
import { scopesNow } from '../store/staff-scopes.ts'
import { useBattle } from '../store/use-battle.ts'
import './staff.css'

/** What can be left to the staff now, a button each. */
export const StaffOffer = ({ scene }: { scene: Scene }) => {
  const store = useBattle()
  const { deciding, ruleset } = scene
  const { running, chosen } = store
  if (!ruleset.doctrine || !running || deciding === undefined) return null
  const scopes = scopesNow(running, deciding, chosen.value)
  if (scopes.length === 0) return null
  return (
    <fieldset class="staff-offer">
      <legend>Let the staff do the rest of</legend>
      <div class="segments">
        {scopes.map((scope) => (
          <button key={scope.key} type="button" onClick={() => void letStaff(store, scope)}>
            {scope.title}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** While the staff is at work nothing else can be ordered. */
export const StaffAtWork = ({ given }: { given: number }) => {
  const store = useBattle()
  return (
    <section class="staff-work" aria-label="The staff at work">
      <p role="status">
        The staff is at work: {given} {given === 1 ? 'order' : 'orders'} so far.
      </p>
      <button type="button" onClick={() => callOffStaff(store)}>
        Stop it
      </button>
    </section>
  )
}
