import { useEffect, useMemo, useState } from 'preact/hooks'
import { OpenFile } from '../../app/open-file.tsx'
import type { Found } from '../../device/device-store.ts'
import { SpoiledList } from '../../device/spoiled-list.tsx'
import { Segments } from '../../form/segments.tsx'
import { loadPlayed } from '../../rulesets.ts'
import { leftOfBattle } from '../storage/reading.ts'
import type { BattleRecord } from '../storage/record.ts'
import { removeBattle, storeBattle, storedBattles } from '../storage/store.ts'
import { BattleList } from './battle-list.tsx'
import { openMapThread } from './map/map-thread.ts'
import { NewBattle } from './new-battle.tsx'
import { ALL, loadOffered, type Offered, OWN, RULE_SETS } from './offered.ts'
import { ScenarioCards } from './scenario-cards.tsx'
import './new-battle.css'
import './scenarios.css'

/** A new battle, and the battles stored on this device. */
export const PlayScreen = () => {
  const [offered, setOffered] = useState<readonly Offered[]>()
  const [rules, setRules] = useState<string>(ALL)
  const [wanted, setWanted] = useState<string>()
  const [battles, setBattles] = useState<Found<BattleRecord>>()
  const [fault, setFault] = useState<string>()
  const thread = useMemo(openMapThread, [])
  useEffect(() => thread.stop, [thread])
  const refresh = () => void storedBattles().then(setBattles)
  useEffect(refresh, [])
  useEffect(() => void loadOffered().then(setOffered), [])
  const shown = offered?.filter(({ ruleset }) => rules === ALL || ruleset === rules) ?? []
  const chosen = shown.find(({ id }) => id === wanted) ?? shown[0]
  const load = async (text: string) => {
    const { importedBattle } = await import('./begin.ts')
    const read = await importedBattle(text, loadPlayed)
    setFault(read.ok ? read.value.told : read.error)
    if (read.ok) await storeBattle(read.value.record)
    refresh()
  }
  const last = battles?.sound.find(({ standing }) => standing !== 'over')
  return (
    <main class="play" aria-busy={chosen && battles ? undefined : 'true'}>
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
            <BattleList battles={battles.sound} onChange={refresh} />
            <SpoiledList
              spoiled={battles.spoiled}
              kind="battles"
              left={leftOfBattle}
              remove={removeBattle}
              onChange={refresh}
            />
            <OpenFile title="Open a backup file" kind="battle" fault={fault} load={load} />
          </>
        )}
      </div>
      {chosen && battles && <NewBattle key={chosen.id} scenario={chosen} />}
    </main>
  )
}
