import { capitalised } from '#kernel/words.ts'
import type { StaffScope } from '#screen/staff.ts'
import type { Scene } from '../store/scene.ts'
import { scopesNow } from '../store/staff/scopes.ts'
import { callOffStaff, letStaff } from '../store/staff/staff.ts'
import { useBattle } from '../store/use-battle.ts'
import './staff.css'

/** What can be left to the staff now; nothing while dice are asked for. */
const useScopes = ({ deciding, ruleset }: Scene): readonly StaffScope[] => {
  const { running, chosen, rolling } = useBattle()
  if (!ruleset.doctrine || !running || deciding === undefined || rolling.value) return []
  return scopesNow(running, deciding, chosen.value)
}

/** The longest of it short of a whole campaign week in the middle of an assault, beside the prompt. */
export const StaffFinish = ({ scene }: { scene: Scene }) => {
  const store = useBattle()
  const scopes = useScopes(scene)
  const longest = scopes.find(({ id }) => id === 'turn') ?? scopes.at(-1)
  return longest && !store.staffAtWork.value ? (
    <button type="button" class="staff-finish" onClick={() => void letStaff(store, longest)}>
      <span class="long">Let the staff finish {longest.title}</span>
      <span class="short" aria-hidden="true">
        Staff
      </span>
    </button>
  ) : null
}

/** All of it, a button each. */
export const StaffOffer = ({ scene }: { scene: Scene }) => {
  const store = useBattle()
  const scopes = useScopes(scene)
  if (scopes.length === 0) return null
  return (
    <fieldset class="staff-offer">
      <legend>Let the staff do the rest of</legend>
      <div class="segments">
        {scopes.map((scope) => (
          <button key={scope.key} type="button" onClick={() => void letStaff(store, scope)}>
            {capitalised(scope.title)}
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
