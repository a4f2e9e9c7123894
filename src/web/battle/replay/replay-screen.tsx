import { useEffect, useState } from 'preact/hooks'
import type { Result } from '#kernel/procedure/result.ts'
import { momentIn } from '#study/replay/moments.ts'
import { Missing } from '../panels/missing.tsx'
import { openReel, type StoredReel } from '../storage/open-reel.ts'
import { Projection } from './projection.tsx'

const nameMoment = (moment: number): void => history.replaceState(null, '', `#${moment}`)

/** A stored battle fought again. */
export const ReplayScreen = ({ id }: { id: string }) => {
  const [opened, setOpened] = useState<Result<StoredReel, string>>()
  useEffect(() => {
    setOpened(undefined)
    void openReel(id).then(setOpened)
  }, [id])
  if (!opened) return <main class="page" aria-busy="true" />
  if (!opened.ok) return <Missing fault={opened.error} />
  const reel = opened.value
  return (
    <Projection
      key={id}
      reel={reel}
      first={momentIn(location.hash, reel.frames.length) ?? 0}
      onMoment={nameMoment}
      back={{ to: `/battle/${id}`, name: 'Battle' }}
    >
      {reel.trouble && (
        <p class="trouble" role="alert">
          {reel.trouble}
        </p>
      )}
    </Projection>
  )
}
