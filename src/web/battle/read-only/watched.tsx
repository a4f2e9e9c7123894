import { useEffect, useState } from 'preact/hooks'
import type { Result } from '#kernel/procedure/result.ts'
import { onChange } from '../../device/changes.ts'
import { OpeningSheet } from '../opening-sheet.tsx'
import { Missing } from '../panels/missing.tsx'
import { Projection } from '../replay/projection.tsx'
import { openReel, type StoredReel } from '../storage/open-reel.ts'
import './read-only.css'

/** A battle that another tab has in hand, as it stands there. */
export const Watched = ({ id }: { readonly id: string }) => {
  const [opened, setOpened] = useState<Result<StoredReel, string>>()
  useEffect(() => {
    let gone = false
    let isReading = false
    let isStale = false
    const read = async (): Promise<void> => {
      isStale = true
      if (isReading) return
      isReading = true
      while (isStale && !gone && document.visibilityState === 'visible') {
        isStale = false
        const reel = await openReel(id)
        if (!gone) setOpened(reel)
      }
      isReading = false
    }
    void read()
    const stop = onChange({ store: 'battles', id }, () => void read())
    return () => {
      gone = true
      stop()
    }
  }, [id])
  if (!opened) return <OpeningSheet id={id} />
  if (!opened.ok) return <Missing fault={opened.error} />
  return (
    <Projection key={id} reel={opened.value} back={{ to: '/play', name: 'All battles' }}>
      <p class="read-only" role="status">
        This battle is open in another tab or window. You are watching: it goes on here as soon as it is
        closed there.
      </p>
    </Projection>
  )
}
