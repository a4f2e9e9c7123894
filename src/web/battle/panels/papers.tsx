import { useEffect, useRef } from 'preact/hooks'
import type { AnyOrder } from '#kernel/game/game.ts'
import { Sheet } from '../orders/sheet.tsx'
import type { Scene } from '../store/scene.ts'
import { useBattle } from '../store/use-battle.ts'
import './papers.css'

/** Whoever looks at the table has papers of his own; an umpire keeps none. */
const papersOf = ({ tableTop, view, viewer }: Scene, writing: AnyOrder | undefined) =>
  viewer === 'umpire' ? [] : (tableTop.papers?.(view, viewer, writing) ?? [])

export const PapersButton = ({ scene }: { scene: Scene }) => {
  const { showPapers } = useBattle()
  return scene.tableTop.papers && scene.viewer !== 'umpire' ? (
    <button
      type="button"
      onClick={() => {
        showPapers.value = true
      }}
    >
      Sheets to print
    </button>
  ) : null
}

/** Roster, places and plans of the side that looks, to read and to print. */
export const Papers = ({ scene }: { scene: Scene }) =>
  useBattle().showPapers.value ? <OpenPapers scene={scene} /> : null

const OpenPapers = ({ scene }: { scene: Scene }) => {
  const { showPapers, order } = useBattle()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    return () => {
      showPapers.value = false
    }
  }, [])
  const { record, standing } = scene
  return (
    <dialog
      ref={dialog}
      class="papers"
      aria-label="Sheets to print"
      onClose={() => {
        showPapers.value = false
      }}
    >
      <header>
        <h2>{record.title}</h2>
        <p>{standing}</p>
        <p class="action-row screen-only">
          <button type="button" class="primary" onClick={() => print()}>
            Print
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </p>
      </header>
      {papersOf(scene, order.value).map((sheet) => (
        <Sheet key={sheet.title} sheet={sheet} />
      ))}
    </dialog>
  )
}
