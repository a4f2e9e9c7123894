import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Result } from '#kernel/procedure/result.ts'
import { useKeyDown } from '../../app/use-key-down.ts'
import { settings } from '../../settings/store.ts'
import { CountryMap } from '../../table/country-map.tsx'
import { Missing } from '../panels/missing.tsx'
import { type Over, openOver } from '../storage/over.ts'
import { Crosses } from './crosses.tsx'
import './graveyard.css'
import { paceOf } from './pace.ts'

/** What a campaign has cost, cross by cross. */
export const GraveyardScreen = ({ id }: { id: string }) => {
  const [opened, setOpened] = useState<Result<Over, string>>()
  useEffect(() => void openOver(id).then(setOpened), [id])
  if (!opened) return <main class="page" aria-busy="true" />
  if (!opened.ok) return <Missing fault={opened.error} />
  return <Graveyard key={id} over={opened.value} />
}

const Graveyard = ({ over: { record, aftermath, state } }: { over: Over }) => {
  const graves = aftermath.graves(state)
  const pace = paceOf(graves.map(({ crosses }) => crosses))
  const [moving, setMoving] = useState(settings.value.animation && pace.whole > 0)
  useEffect(() => {
    if (!moving) return
    const timer = setTimeout(() => setMoving(false), pace.whole)
    return () => clearTimeout(timer)
  }, [moving, pace.whole])
  useKeyDown((event) => {
    if (event.key === 'Escape') setMoving(false)
  })
  const country = useMemo(() => aftermath.map(state), [aftermath, state])
  const [one, other] = graves
  return (
    <main class={moving ? 'page graveyard moving' : 'page graveyard'}>
      <h1>The graveyard</h1>
      <p class="hint">{record.title}. A cross for every strength point lost.</p>
      <p class="action-row screen-only">
        {moving && (
          <button type="button" onClick={() => setMoving(false)}>
            Show all at once
          </button>
        )}
        <a class="button" href={`/battle/${record.id}/diary`}>
          War diary
        </a>
        <a class="button" href="/play">
          All battles
        </a>
      </p>
      {graves.map(({ side, name, crosses, rating }, i) => (
        <section key={side} class={`plot side-${i}`} aria-label={name}>
          <h2>
            {name}: <strong>{crosses}</strong>
          </h2>
          <Crosses count={crosses} step={pace.step} title={`${crosses} crosses`} />
          <p class="rating">{rating}.</p>
        </section>
      ))}
      <h2>The country at the end</h2>
      <CountryMap
        graves
        grid={country}
        title="Map of the country at the end, with the places where many fell"
        sides={[one?.name ?? '', other?.name ?? '']}
      />
    </main>
  )
}
