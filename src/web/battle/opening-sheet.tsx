import { useLayoutEffect, useState } from 'preact/hooks'
import { BATTLE_HEADS, type BattleHead } from '../device/heads.ts'
import { RULESETS } from '../rulesets.ts'
import './opening-sheet.css'

/** What is known of a stored battle at once, while its rules are loaded and its orders carried out again. */
export const OpeningSheet = ({ id }: { id: string }) => {
  const [record, setRecord] = useState<BattleHead>()
  useLayoutEffect(() => {
    let gone = false
    void BATTLE_HEADS.look(id).then((found) => {
      if (!gone && found?.ok) setRecord(found.value)
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
