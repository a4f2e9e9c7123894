import { useEffect, useMemo, useState } from 'preact/hooks'
import { OpenFile } from '../../app/open-file.tsx'
import { useRuleset } from '../../app/use-ruleset.ts'
import { Segments } from '../../form/segments.tsx'
import { loadRuleset } from '../../rulesets.ts'
import type { BattleRecord } from '../storage/record.ts'
import { storeBattle, storedBattles } from '../storage/store.ts'
import { BattleList } from './battle-list.tsx'
import { importedBattle } from './begin.ts'
import { openMapThread } from './map/map-thread.ts'
import { NewBattle } from './new-battle.tsx'
import { ALL, loadOffered, OWN, RULE_SETS } from './offered.ts'
import { type Offered, ScenarioCards } from './scenario-cards.tsx'
import './new-battle.css'
import './scenarios.css'

/** A new battle, and the battles stored on this device. */
export const PlayScreen = () => {
  const [offered, setOffered] = useState<readonly Offered[]>()
  const [rules, setRules] = useState<string>(ALL)
  const [wanted, setWanted] = useState<string>()
  const [battles, setBattles] = useState<readonly BattleRecord[]>()
  const [fault, setFault] = useState<string>()
  const thread = useMemo(openMapThread, [])
  useEffect(() => thread.stop, [thread])
  const refresh = () => void storedBattles().then(setBattles)
  useEffect(refresh, [])
  useEffect(() => void loadOffered().then(setOffered), [])
  const shown = offered?.filter(({ ruleset }) => rules === ALL || ruleset === rules) ?? []
  const chosen = shown.find(({ id }) => id === wanted) ?? shown[0]
  const ruleset = useRuleset(chosen?.ruleset, loadRuleset)
  const scenario = ruleset?.game?.scenarios.find(({ id }) => id === chosen?.id)
  const load = async (file: File | undefined) => {
    if (!file) return
    const read = await importedBattle(await file.text(), loadRuleset)
    setFault(read.ok ? undefined : read.error)
    if (read.ok) await storeBattle(read.value)
    refresh()
  }
  const last = battles?.find(({ standing }) => standing !== 'over')
  return (
    <main class="play" aria-busy={scenario ? undefined : 'true'}>
      <div class="play-list">
        <header class="play-head">
          <h1>Play</h1>
          <Segments name="rule-set" title="Rule set" values={RULE_SETS} value={rules} onChange={setRules} />
        </header>
        {offered && battles && (
          <>
            {last && (
              <a class="button go-on" href={`/battle/${last.id}`}>
                <span>Go on with {last.title}</span>
                <small>{last.standing}</small>
              </a>
            )}
            <ScenarioCards
              offered={shown}
              chosen={chosen?.id ?? ''}
              thread={thread}
              own={OWN.filter((own) => rules === ALL || own.ruleset === rules)}
              onChoose={({ id }) => setWanted(id)}
            />
            <BattleList battles={battles} onChange={refresh} />
            <OpenFile title="Open a backup file" fault={fault} load={load} />
          </>
        )}
      </div>
      {ruleset && scenario && battles ? (
        <NewBattle key={scenario.id} ruleset={ruleset} scenario={scenario} />
      ) : (
        offered && battles && <section class="new-battle" aria-label="New battle" />
      )}
    </main>
  )
}
