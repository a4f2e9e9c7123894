import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { humansOf } from '../../storage/record.ts'
import type { Scene } from '../../store/scene.ts'
import { BriefingMap } from './briefing-map.tsx'
import { BriefingSheet } from './briefing-sheet.tsx'

const open = signal(false)

/** The next battle that comes to the screen begins with its briefing. */
export const openBriefing = (): void => {
  open.value = true
}

const briefingOf = ({ ruleset, record }: Scene) =>
  ruleset.briefing?.(record.file.scenario, record.file.options)

/** Opens the briefing during the battle. */
export const BriefingDoor = ({ scene, children }: { scene: Scene; children?: ComponentChildren }) =>
  briefingOf(scene) ? (
    <button type="button" class="to-briefing" onClick={openBriefing}>
      {children}
      Briefing
    </button>
  ) : null

/** The briefing over the battle. */
export const BriefingDialog = ({ scene }: { scene: Scene }) => (open.value ? <Opened scene={scene} /> : null)

const Opened = ({ scene }: { scene: Scene }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const briefing = briefingOf(scene)
  useEffect(() => {
    dialog.current?.showModal()
    return () => {
      open.value = false
    }
  }, [])
  if (!briefing) return null
  const { ruleset, record } = scene
  const [side, ...others] = humansOf(record)
  const { scenario, options } = record.file
  return (
    <dialog
      ref={dialog}
      class="briefing-dialog"
      aria-label="Briefing"
      onClose={() => {
        open.value = false
      }}
    >
      <BriefingSheet
        briefing={briefing}
        side={others.length === 0 ? side : undefined}
        map={
          <BriefingMap
            ruleset={ruleset}
            scenario={scenario}
            options={options}
            title={briefing.title}
            bare={briefing.sides.some(({ secret }) => secret)}
          />
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
    </dialog>
  )
}
