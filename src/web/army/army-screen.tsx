import { useEffect, useState } from 'preact/hooks'
import { failure, type Result } from '#kernel/procedure/result.ts'
import type { ArmyDocument } from '#screen/designer.ts'
import { navigate } from '../app/router.ts'
import type { Kept } from '../device/device-store.ts'
import { DesignerView } from './designer-view.tsx'
import { type OpenArmy, received } from './received.ts'
import { SHARED, unpacked } from './share.ts'
import { ARMIES } from './storage.ts'
import './army.css'
import './roster.css'

const openedArmy = async (id: string): Promise<Result<OpenArmy, string>> => {
  if (id === SHARED) {
    const shared = await unpacked(location.hash.slice(1))
    return shared.ok ? received(shared.value) : shared
  }
  const kept = await ARMIES.open(id)
  if (!kept) return failure('There is no such army on this device')
  if (!kept.ok) return failure(`This army cannot be opened. ${kept.error.why}`)
  const read = await received(kept.value.document)
  return read.ok ? read : failure(`This army cannot be opened. ${read.error}`)
}

/** One army: kept on this device, or just come by a link. */
export const ArmyScreen = ({ id }: { id: string }) => {
  const [opened, setOpened] = useState<Result<OpenArmy, string>>()
  const [kept, setKept] = useState<Kept>('safe')
  // Counts how often it was read, so that what was changed here gives way to what is stored.
  const [reading, setReading] = useState(0)
  useEffect(() => {
    setKept('safe')
    setOpened(undefined)
    void openedArmy(id).then(setOpened)
  }, [id, reading])
  if (!opened) return <main class="page" aria-busy="true" />
  if (!opened.ok)
    return (
      <main class="page">
        <h1>{opened.error}</h1>
        <p>
          <a href="/army">All armies</a>
        </p>
      </main>
    )
  const keep = (army: ArmyDocument) => {
    if (id !== SHARED) void ARMIES.keep(id, army).then(setKept)
  }
  const takeOver = async (army: ArmyDocument) => navigate(`/army/${await ARMIES.keepNew(army)}`, true)
  return (
    <>
      {kept === 'unsafe' && (
        <p class="trouble" role="alert">
          This device refuses to store the army. Save it as a file now.
        </p>
      )}
      {kept === 'moved-on' && (
        <div class="trouble" role="alert">
          <p>
            This army has been changed in another tab since you opened it. Nothing was written over, and
            nothing you change here is kept: duplicate it or save it as a file.
          </p>
          <button type="button" onClick={() => setReading(reading + 1)}>
            Show what is stored
          </button>
        </div>
      )}
      <DesignerView
        opened={opened.value}
        onKeep={keep}
        onTakeOver={id === SHARED ? (army) => void takeOver(army) : undefined}
      />
    </>
  )
}
