import { navigate } from '../../app/router.ts'
import { stamp } from '../../app/stamp.ts'
import { useOneAtATime } from '../../app/use-one-at-a-time.ts'
import type { BattleRecord } from '../storage/record.ts'
import { saveBackup } from '../storage/save-backup.ts'
import { storeBattle } from '../storage/store.ts'

interface Props {
  /** The battle as it was played here. */
  readonly record: BattleRecord
  onReopen(): void
}

/** Another tab has gone on with the battle; what was ordered here since is not lost either. */
export const Overtaken = ({ record, onReopen }: Props) => {
  const branch = useOneAtATime(async () => {
    const { id, at } = stamp()
    await storeBattle({ ...record, id, changed: at, title: `${record.title} (this tab)` })
    navigate(`/battle/${id}`)
  })
  return (
    <main class="page">
      <h1>{record.title} has gone on in another tab</h1>
      <p role="alert">
        It has been stored there since you opened it here. Your last order was not stored, so that nothing is
        written over.
      </p>
      <p class="action-row">
        <button type="button" class="primary" onClick={onReopen}>
          Show how it stands now
        </button>
        <button type="button" onClick={() => branch()}>
          Go on with mine as a battle of its own
        </button>
        <button type="button" onClick={() => saveBackup(record)}>
          Save mine as a file
        </button>
      </p>
    </main>
  )
}
