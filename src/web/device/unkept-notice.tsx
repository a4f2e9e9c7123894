import { live } from '../app/live.ts'
import { refused, unkept } from './unkept.ts'

/** Says that what is done here is not kept; a battle or an evening says so itself. */
export const UnkeptNotice = () => {
  if (live.value || !(refused.value || unkept.value.size > 0)) return null
  return (
    <div class="notice unkept" role="alert">
      {refused.value
        ? 'This browser keeps nothing for Duckboard: the window is private, or site data are blocked.'
        : 'This device refuses to store what you have done: there may be no room left.'}{' '}
      You can go on, but it lives in this tab only. Save a backup file before you close it.
    </div>
  )
}
