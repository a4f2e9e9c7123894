import { OpenFile } from '../../app/open-file.tsx'
import './new-battle.css'
import { useEffect, useState } from 'preact/hooks'
import type { ShownRuleset } from '../../../screen/ruleset.ts'
import { Segments } from '../../form/segments.tsx'
import { loadRuleset, RULESETS } from '../../rulesets.ts'
import { isPlayable } from '../commander/commander-rules.ts'
import type { BattleRecord } from '../storage/record.ts'
import { storeBattle, storedBattles } from '../storage/store.ts'
import { BattleList } from './battle-list.tsx'
import { importedBattle } from './begin.ts'
import { NewBattle } from './new-battle.tsx'

/** Rule sets that can be played as a whole game. */
const PLAYABLE = RULESETS.filter(({ id }) => isPlayable(id)).map(({ id, title }) => [id, title] as const)

/** A new battle, and the battles stored on this device. */
export const PlayScreen = () => {
  const [wanted, setWanted] = useState<string>(PLAYABLE[0]?.[0] ?? '')
  const [ruleset, setRuleset] = useState<ShownRuleset>()
  const [battles, setBattles] = useState<readonly BattleRecord[]>([])
  const [fault, setFault] = useState<string>()
  const refresh = () => void storedBattles().then(setBattles)
  useEffect(refresh, [])
  useEffect(() => {
    let gone = false
    void loadRuleset(wanted)?.then((loaded) => {
      if (!gone) setRuleset(loaded)
    })
    return () => {
      gone = true
    }
  }, [wanted])
  const load = async (file: File | undefined) => {
    if (!file) return
    const read = await importedBattle(await file.text(), loadRuleset)
    setFault(read.ok ? undefined : read.error)
    if (read.ok) await storeBattle(read.value)
    refresh()
  }
  if (!ruleset) return <main class="page" aria-busy="true" />
  return (
    <main class="page play">
      <h1>Play</h1>
      <BattleList battles={battles} onChange={refresh} />
      <Segments name="rule-set" title="Rule set" values={PLAYABLE} value={wanted} onChange={setWanted} />
      <NewBattle key={ruleset.id} ruleset={ruleset} />
      <OpenFile title="Open a backup file" fault={fault} load={load} />
      <section class="campaign-door" aria-label="Campaigns">
        <h2>A campaign of your own: To The Green Fields Beyond!</h2>
        <p>Choose the front, the season and both armies, on a map that is fair to both sides.</p>
        <p class="action-row">
          <a class="button" href="/campaign">
            Lay out a campaign
          </a>
          <a class="button" href="/army">
            Armies
          </a>
        </p>
      </section>
    </main>
  )
}
