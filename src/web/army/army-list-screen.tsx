import { useEffect, useState } from 'preact/hooks'
import { OpenFile } from '../app/open-file.tsx'
import { navigate } from '../app/router.ts'
import { useOneAtATime } from '../app/use-one-at-a-time.ts'
import type { Found } from '../device/device-store.ts'
import { remainsOf } from '../device/spoiled.ts'
import { SpoiledList } from '../device/spoiled-list.tsx'
import { loadRuleset, RULESETS } from '../rulesets.ts'
import { isSoundArmy, receivedFile } from './received.ts'
import { ARMIES, type KeptArmy } from './storage.ts'
import './army.css'

/** The games whose armies are put together here. */
const DESIGNED = RULESETS.flatMap(({ id, title, armies, own }) =>
  armies ? [{ ...armies, id, of: title, own }] : [],
)

const gameOf = ({ ruleset }: KeptArmy['document']): string =>
  RULESETS.find(({ id }) => id === ruleset)?.title ?? ruleset

/** The armies kept on this device, and new ones. */
export const ArmyListScreen = () => {
  const [armies, setArmies] = useState<Found<KeptArmy>>()
  const [fault, setFault] = useState<string>()
  const refresh = () => {
    void ARMIES.all().then(setArmies)
    void ARMIES.checked(isSoundArmy).then(setArmies)
  }
  useEffect(refresh, [])
  const begin = useOneAtATime(async (game: string) => {
    const designer = (await loadRuleset(game))?.designer
    if (designer) navigate(`/army/${await ARMIES.keepNew(designer.fresh())}`)
  })
  const load = async (text: string) => {
    const read = await receivedFile(text)
    setFault(read.ok ? undefined : read.error)
    if (read.ok) navigate(`/army/${await ARMIES.keepNew(read.value.army)}`)
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
      {armies.sound.length > 0 && (
        <section aria-label="Armies on this device">
          <h2>On this device</h2>
          <ul class="evenings">
            {armies.sound.map((kept) => (
              <Entry key={kept.id} kept={kept} onChange={refresh} />
            ))}
          </ul>
        </section>
      )}
      <SpoiledList
        spoiled={armies.spoiled}
        kind="armies"
        left={remainsOf}
        remove={ARMIES.remove}
        onChange={refresh}
      />
      <OpenFile title="Open an army file" kind="army" fault={fault} load={load} />
    </main>
  )
}

const Entry = ({ kept: { id, changed, document: army }, onChange }: { kept: KeptArmy; onChange(): void }) => (
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
      onClick={() => void ARMIES.keepNew({ ...army, title: `${army.title} (copy)` }).then(onChange)}
    >
      Duplicate
    </button>
    <button
      type="button"
      class="quiet danger"
      aria-label={`Delete ${army.title}`}
      onClick={() => {
        if (confirm(`Delete "${army.title}"? This cannot be undone.`)) void ARMIES.remove(id).then(onChange)
      }}
    >
      Delete
    </button>
  </li>
)
