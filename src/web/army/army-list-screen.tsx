import { useEffect, useState } from 'preact/hooks'
import { OpenFile } from '../app/open-file.tsx'
import { navigate } from '../app/router.ts'
import { useOneAtATime } from '../app/use-one-at-a-time.ts'
import { loadRuleset, RULESETS } from '../rulesets.ts'
import { receivedFile } from './received.ts'
import { type KeptArmy, keepNewArmy, keptArmies, removeArmy } from './storage.ts'
import './army.css'

/** The games whose armies are put together here. */
const DESIGNED = RULESETS.flatMap(({ id, title, armies, own }) =>
  armies ? [{ ...armies, id, of: title, own }] : [],
)

const gameOf = ({ ruleset }: KeptArmy['army']): string =>
  RULESETS.find(({ id }) => id === ruleset)?.title ?? ruleset

/** The armies kept on this device, and new ones. */
export const ArmyListScreen = () => {
  const [armies, setArmies] = useState<readonly KeptArmy[]>()
  const [fault, setFault] = useState<string>()
  const refresh = () => void keptArmies().then(setArmies)
  useEffect(refresh, [])
  const begin = useOneAtATime(async (game: string) => {
    const designer = (await loadRuleset(game))?.designer
    if (designer) navigate(`/army/${await keepNewArmy(designer.fresh())}`)
  })
  const load = async (file: File | undefined) => {
    if (!file) return
    const read = await receivedFile(await file.text())
    setFault(read.ok ? undefined : read.error)
    if (read.ok) navigate(`/army/${await keepNewArmy(read.value.army)}`)
  }
  if (!armies) return <main class="page" aria-busy="true" />
  return (
    <main class="page army-list">
      <h1>Armies</h1>
      <p class="lead">
        Armies of your own, every price and date kept for you: to take into battle, to share and to print. The
        other rule sets have ready armies at the <a href="/referee">referee’s desk</a>: begin an evening and
        add them there.
      </p>
      <ul class="army-games">
        {DESIGNED.map(({ id, of, title, about, own }) => (
          <li key={id}>
            <h2>{of}</h2>
            <p>{about}</p>
            <p class="action-row">
              <button type="button" class="primary" onClick={() => begin(id)}>
                {title}
              </button>
              {own && (
                <a class="button" href={`/campaign/${id}`}>
                  {own.title}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
      {armies.length > 0 && (
        <section aria-label="Armies on this device">
          <h2>On this device</h2>
          <ul class="evenings">
            {armies.map((kept) => (
              <Entry key={kept.id} kept={kept} onChange={refresh} />
            ))}
          </ul>
        </section>
      )}
      <OpenFile title="Open an army file" fault={fault} load={load} />
    </main>
  )
}

const Entry = ({ kept: { id, changed, army }, onChange }: { kept: KeptArmy; onChange(): void }) => (
  <li>
    <a href={`/army/${id}`}>
      <strong>{army.title || 'Army without a name'}</strong>
      <span class="hint">
        {gameOf(army)} · last changed {new Date(changed).toLocaleString()}
      </span>
    </a>
    <button
      type="button"
      class="quiet"
      aria-label={`Duplicate ${army.title}`}
      onClick={() => void keepNewArmy({ ...army, title: `${army.title} (copy)` }).then(onChange)}
    >
      Duplicate
    </button>
    <button
      type="button"
      class="quiet danger"
      aria-label={`Delete ${army.title}`}
      onClick={() => {
        if (confirm(`Delete "${army.title}"? This cannot be undone.`)) void removeArmy(id).then(onChange)
      }}
    >
      Delete
    </button>
  </li>
)
