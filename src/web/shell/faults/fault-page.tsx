import { saveFile } from '../../app/download.ts'
import { unkept } from '../../device/unkept.ts'
import type { AppFault } from './faults.ts'
import './fault-page.css'

/** Part of the app could not be fetched: there is no network, or a new version has taken its place. */
const isMissingPart = (text: string): boolean => /dynamically imported|module script|preload/i.test(text)

/** Something has gone wrong: what is safe, how to save the rest, and how to go on. */
export const FaultPage = ({ fault: { thrown, open } }: { fault: AppFault }) => {
  const text = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)
  const missing = isMissingPart(text)
  return (
    <main class="page fault">
      <h1>{missing ? 'A part of Duckboard is missing' : 'Something has gone wrong'}</h1>
      <p role="alert">
        {missing
          ? 'It could not be fetched: there is no network just now, or a new version has taken its place.'
          : 'This is a fault of Duckboard’s, and nothing you did.'}{' '}
        {unkept.value.size > 0
          ? 'This device has refused to store what you did last: save it before you do anything else.'
          : 'What you had done before is stored on this device.'}
      </p>
      <ol>
        {open && <li>Save the file first, to be on the safe side.</li>}
        <li>Load the page again: you go on where you were.</li>
        <li>
          Should the same happen again, go to the start page. A saved file can be opened there under Play or
          Referee, on another device too.
        </li>
      </ol>
      <p class="action-row">
        {open && (
          <button type="button" class="primary" onClick={() => saveFile(open)}>
            Save “{open.name}”
          </button>
        )}
        <button type="button" class={open ? undefined : 'primary'} onClick={() => location.reload()}>
          Load the page again
        </button>
        <button type="button" onClick={() => location.assign('/')}>
          Start page
        </button>
      </p>
      <details>
        <summary>What it says, for those who mend it</summary>
        <pre class="fault-text">{thrown instanceof Error ? (thrown.stack ?? text) : text}</pre>
      </details>
    </main>
  )
}
