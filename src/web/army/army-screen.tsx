import { useEffect, useState } from 'preact/hooks'
import { failure, type Result } from '../../kernel/procedure/result.ts'
import type { ArmyDocument } from '../../screen/designer.ts'
import { navigate } from '../app/router.ts'
import { DesignerView } from './designer-view.tsx'
import { type OpenArmy, received } from './received.ts'
import { SHARED, unpacked } from './share.ts'
import { keepArmy, keepNewArmy, keptArmy } from './storage.ts'
import './army.css'
import './roster.css'

const openedArmy = async (id: string): Promise<Result<OpenArmy, string>> => {
  if (id === SHARED) {
    const shared = await unpacked(location.hash.slice(1))
    return shared.ok ? received(shared.value) : shared
  }
  const kept = await keptArmy(id)
  return kept ? received(kept.army) : failure('There is no such army on this device')
}

/** One army: kept on this device, or just come by a link. */
export const ArmyScreen = ({ id }: { id: string }) => {
  const [opened, setOpened] = useState<Result<OpenArmy, string>>()
  const [refused, setRefused] = useState(false)
  useEffect(() => void openedArmy(id).then(setOpened), [id])
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
    if (id !== SHARED) void keepArmy(id, army).then((safe) => setRefused(!safe))
  }
  const takeOver = async (army: ArmyDocument) => navigate(`/army/${await keepNewArmy(army)}`, true)
  return (
    <>
      {refused && (
        <p class="trouble" role="alert">
          This device refuses to store the army. Save it as a file now.
        </p>
      )}
      <DesignerView
        opened={opened.value}
        onKeep={keep}
        onTakeOver={id === SHARED ? (army) => void takeOver(army) : undefined}
      />
    </>
  )
}
