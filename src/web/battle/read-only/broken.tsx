import { useEffect, useState } from 'preact/hooks'
import type { Result } from '#kernel/procedure/result.ts'
import { several } from '#kernel/words.ts'
import { branchAt } from '#study/replay/branch.ts'
import { navigate } from '../../app/router.ts'
import { stamp } from '../../app/stamp.ts'
import { useOneAtATime } from '../../app/use-one-at-a-time.ts'
import { OpeningSheet } from '../opening-sheet.tsx'
import { Projection } from '../replay/projection.tsx'
import { branched } from '../storage/branched.ts'
import { openReel, type StoredReel } from '../storage/open-reel.ts'
import type { BattleRecord } from '../storage/record.ts'
import { saveBackup } from '../storage/save-backup.ts'
import { storeBattle } from '../storage/store.ts'
import { keptTurns } from '../storage/turns.ts'
import './read-only.css'

interface Props {
  readonly record: BattleRecord
  /** Why its orders do not come out as they did. */
  readonly message: string
}

/** A copy that goes on where the battle can no longer be followed. */
const playedOn = (reel: StoredReel): BattleRecord => {
  const branch = branchAt(reel, reel.frames.length)
  const { title } = reel.record
  const named = { ...branch, title: `${title}, played on from order ${branch.file.orders.length}` }
  return branched(reel.record, named, reel.record, stamp())
}

/** A battle that no longer comes out as it did: looked at as far as it does, and never written over. */
export const Broken = ({ record, message }: Props) => {
  const [opened, setOpened] = useState<Result<StoredReel, string>>()
  const [hasTurns, setHasTurns] = useState(false)
  useEffect(() => {
    void openReel(record.id).then(setOpened)
    void keptTurns(record.id).then((turns) => setHasTurns(turns.length > 1))
  }, [record])
  const playOn = useOneAtATime(async (reel: StoredReel) => {
    const copy = playedOn(reel)
    await storeBattle(copy)
    navigate(`/battle/${copy.id}`)
  })
  const all = record.file.orders.length
  const save = (
    <>
      <button type="button" onClick={() => saveBackup(record)}>
        {record.damage ? 'Save what is left' : 'Save a copy as it was'}
      </button>
      {hasTurns && (
        <a class="button" href={`/battle/${record.id}/turns`}>
          Turns as they were stored
        </a>
      )}
    </>
  )
  if (!opened) return <OpeningSheet id={record.id} />
  if (!opened.ok)
    return (
      <main class="page">
        <h1>{record.title}</h1>
        <p role="alert">
          This battle cannot be set up any more. {message} Its {several(all, 'order')} are still stored, and
          stay so.
        </p>
        <p class="action-row">
          {save}
          {record.standing === 'over' && (
            <a class="button" href={`/battle/${record.id}/report`}>
              Report
            </a>
          )}
          <a class="button" href="/play">
            All battles
          </a>
        </p>
      </main>
    )
  const reel = opened.value
  const isOver = reel.result !== undefined
  return (
    <Projection reel={reel} back={{ to: '/play', name: 'All battles' }} notice={message}>
      <div class="read-only" role="alert">
        <p>
          {message}{' '}
          {record.damage
            ? 'What lies on this device stays as it is'
            : 'All its orders stay stored as they are'}
          ; a copy can be played on from here.
        </p>
        <p class="action-row">
          {save}
          {!isOver && (
            <button type="button" class="primary" onClick={() => playOn(reel)}>
              Play on from here
            </button>
          )}
        </p>
      </div>
    </Projection>
  )
}
