import { useLayoutEffect, useState } from 'preact/hooks'
import { deviceStore } from '../app/database.ts'
import { RULESETS } from '../rulesets.ts'
import type { StoredBattle } from './storage/sealing.ts'
import './opening-sheet.css'

const BATTLES = deviceStore<StoredBattle>('battles')

/** What is known of a stored battle at once, while its rules are loaded and its orders carried out again. */
export const OpeningSheet = ({ id }: { id: string }) => {
  const [record, setRecord] = useState<StoredBattle>()
  useLayoutEffect(() => {
    let gone = false
    void BATTLES.get(id).then((found) => {
      if (!gone) setRecord(found)
    })
    return () => {
      gone = true
    }
  }, [id])
  const rules = record && RULESETS.find((ruleset) => ruleset.id === record.file.ruleset)
  return (
    <main class="page opening-sheet" aria-busy="true">
      {record && (
        <>
          <h1>{record.title}</h1>
          <p>
            {rules?.title}
            <br />
            {record.standing}
            <br />
            The table is being laid out…
          </p>
        </>
      )}
    </main>
  )
}
