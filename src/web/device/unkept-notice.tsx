import { useState } from 'preact/hooks'
import { live } from '../app/live.ts'
import { refused, unkept } from './unkept.ts'
import './device.css'

/** Says that what is done here is not kept; a battle or an evening says so itself. */
export const UnkeptNotice = () => {
  // How many things lived in this tab only when the player had read it.
  const [read, setRead] = useState(-1)
  const held = unkept.value.size
  if (live.value || read >= held || !(refused.value || held > 0)) return null
  return (
    <div class="notice unkept" role="alert">
      <p>
        {refused.value
          ? 'This browser keeps nothing for Duckboard: the window is private, or site data are blocked.'
          : 'This device refuses to store what you have done: there may be no room left.'}{' '}
        You can go on, but it lives in this tab only. Save a backup file before you close it.
      </p>
      <button type="button" onClick={() => setRead(held)}>
        Understood
      </button>
    </div>
  )
}
