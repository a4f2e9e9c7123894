import { useEffect, useState } from 'preact/hooks'
import { several } from '#kernel/words.ts'
import { type Evening, newEvening, readEvening } from '#referee/session.ts'
import manifest from '../../../package.json' with { type: 'json' }
import { OpenFile } from '../app/open-file.tsx'
import { navigate } from '../app/router.ts'
import { stamp } from '../app/stamp.ts'
import { useOneAtATime } from '../app/use-one-at-a-time.ts'
import { askToPersist } from '../device/database.ts'
import type { Found } from '../device/device-store.ts'
import { remainsOf } from '../device/spoiled.ts'
import { SpoiledList } from '../device/spoiled-list.tsx'
import { RULESETS } from '../rulesets.ts'
import { withRemembered } from './remembered.ts'
import { allEvenings, keep, removeEvening } from './store.ts'

const begin = async (ruleset: string, title: string): Promise<void> => {
  const now = stamp()
  const begun = newEvening(ruleset, `${title}, ${now.at.slice(0, 10)}`, manifest.version, now)
  askToPersist()
  await keep(withRemembered(begun))
  navigate(`/evening/${now.id}`)
}

/** Evenings kept on this device, and the start of a new one. */
export const RefereeScreen = () => {
  const [{ sound: evenings, spoiled }, setEvenings] = useState<Found<Evening>>({ sound: [], spoiled: [] })
  const [fault, setFault] = useState<string>()
  const beginOnce = useOneAtATime(begin)
  const refresh = () => void allEvenings().then(setEvenings)
  useEffect(refresh, [])
  const load = async (text: string) => {
    const read = readEvening(text)
    if (!read.ok) {
      setFault(`${read.error.message}${read.error.path ? ` (at ${read.error.path})` : ''}`)
      return
    }
    setFault(undefined)
    const taken = evenings.some(({ id }) => id === read.value.id)
    await keep(taken ? { ...read.value, id: stamp().id, title: `${read.value.title} (copy)` } : read.value)
    refresh()
  }
  return (
    <main class="page">
      <h1>Referee</h1>
      <p>
        Your figures on your table; the app looks up, adds up and remembers. Choose the rules you play
        tonight.
      </p>
      <ul class="cards">
        {RULESETS.map(({ id, title, about }) => (
          <li key={id}>
            <button type="button" class="card" onClick={() => beginOnce(id, title)}>
              <strong>{title}</strong>
              <span>{about}</span>
            </button>
          </li>
        ))}
      </ul>
      {evenings.length > 0 && <h2>Evenings on this device</h2>}
      <ul class="evenings">
        {evenings.map(({ id, title, ruleset, changed, history }) => (
          <li key={id}>
            <a href={`/evening/${id}`}>
              <strong>{title}</strong>
              <span class="hint">
                {RULESETS.find((known) => known.id === ruleset)?.title}, {several(history.length, 'roll')},
                last used {new Date(changed).toLocaleString()}
              </span>
            </a>
            <button
              type="button"
              class="quiet danger"
              aria-label={`Delete ${title}`}
              onClick={() => {
                if (confirm(`Delete "${title}"? This cannot be undone.`)) void removeEvening(id).then(refresh)
              }}
            >
              Delete
            </button>
          </li>
        ))}
      </ul>
      <SpoiledList
        spoiled={spoiled}
        kind="evenings"
        left={remainsOf}
        remove={removeEvening}
        onChange={refresh}
      />
      <OpenFile title="Open a backup file" kind="evening" fault={fault} load={load} />
    </main>
  )
}
