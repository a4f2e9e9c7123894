import { useEffect } from 'preact/hooks'
import { several } from '#kernel/words.ts'
import { fateWords } from '#study/replay/fate.ts'
import { fateKey, fates, learnFates } from '../storage/fates.ts'
import type { BattleRecord } from '../storage/record.ts'
import { saveBackup } from '../storage/save-backup.ts'
import { isSealed } from '../storage/sealing.ts'
import { removeBattle } from '../storage/store.ts'

interface Props {
  readonly battles: readonly BattleRecord[]
  onChange(): void
}

/** What becomes of it under the rules of now, once that is known. */
const comingOut = (record: BattleRecord): string => {
  if (record.damage)
    return record.damage.from === undefined ? 'damaged, ' : `damaged from order ${record.damage.from} on, `
  const fate = fates.value.get(fateKey(record))
  return fate ? `${fateWords(fate)}, ` : ''
}

/** The battles stored on this device, the last played first. */
export const BattleList = ({ battles, onChange }: Props) => {
  useEffect(() => void learnFates(battles.filter(({ damage }) => !damage)), [battles])
  return battles.length === 0 ? null : (
    <section aria-label="Battles on this device">
      <h2>Battles on this device</h2>
      <ul class="evenings battles">
        {battles.map((record) => (
          <li key={record.id}>
            <a href={`/battle/${record.id}`}>
              <strong>{record.title}</strong>
              <span class="hint">
                {record.standing}, {comingOut(record)}
                {!isSealed(record) && `${several(record.file.orders.length, 'order')}, `}
                last played {new Date(record.changed).toLocaleString()}
              </span>
            </a>
            <span class="actions">
              <a class="button" href={`/battle/${record.id}/replay`} aria-label={`Replay ${record.title}`}>
                Replay
              </a>
              <a class="button" href={`/battle/${record.id}/report`} aria-label={`Report of ${record.title}`}>
                Report
              </a>
              <button
                type="button"
                class="quiet"
                aria-label={`Backup of ${record.title}`}
                onClick={() => saveBackup(record)}
              >
                Backup
              </button>
              <button
                type="button"
                class="quiet danger"
                aria-label={`Delete ${record.title}`}
                onClick={() => {
                  if (confirm(`Delete "${record.title}"? This cannot be undone.`))
                    void removeBattle(record.id).then(onChange)
                }}
              >
                Delete
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
