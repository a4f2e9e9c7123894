import { useRef, useState } from 'preact/hooks'
import { humansOf } from '../../storage/record.ts'
import type { Scene } from '../../store/scene.ts'
import { BriefingMap } from './briefing-map.tsx'
import { BriefingSheet } from './briefing-sheet.tsx'

/** The briefing at hand during the battle. */
export const BriefingDoor = ({ scene }: { scene: Scene }) => {
  const { ruleset, record } = scene
  const briefing = ruleset.briefing?.(record.file.scenario)
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  if (!briefing) return null
  const [side, ...others] = humansOf(record)
  const { scenario, options } = record.file
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true)
          dialog.current?.showModal()
        }}
      >
        Briefing
      </button>
      <dialog ref={dialog} class="briefing-dialog" aria-label="Briefing" onClose={() => setOpen(false)}>
        {open && (
          <>
            <BriefingSheet
              briefing={briefing}
              side={others.length === 0 ? side : undefined}
              map={
                <BriefingMap ruleset={ruleset} scenario={scenario} options={options} title={briefing.title} />
              }
            />
            <footer class="briefing-foot screen-only">
              <button type="button" onClick={() => print()}>
                Print
              </button>
              <button type="button" class="primary" onClick={() => dialog.current?.close()}>
                Back to the battle
              </button>
            </footer>
          </>
        )}
      </dialog>
    </>
  )
}
