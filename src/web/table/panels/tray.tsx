import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Piece } from '#screen/piece.ts'
import { ArmSign } from '../drawing/symbols.tsx'
import { isInTray, type Store } from '../store.ts'

/**
 * On a small screen, what has something to do and stands beside the ground, large enough for a finger: a tap chooses it, a drag
 * upwards takes it to the table. Keys and screen readers have all of it on the table and in the table in words.
 */
export const Tray = ({ store, holder }: { store: Store; holder: RefObject<HTMLDivElement | null> }) => {
  const { pieces, units, selected } = store.data.value
  const shown = pieces.filter((piece) => isInTray(store, piece))
  const chosen = selected[0]
  useEffect(() => {
    const at = holder.current?.querySelector<HTMLElement>('.selected')
    const tray = holder.current
    if (!at || !tray) return
    const { offsetLeft: left, offsetWidth: width } = at
    if (left < tray.scrollLeft || left + width > tray.scrollLeft + tray.clientWidth)
      tray.scrollLeft = left - (tray.clientWidth - width) / 2
  }, [holder, chosen])
  return (
    <div ref={holder} class="tray" aria-hidden="true">
      {shown.map((piece) => (
        <TrayStand
          key={piece.id}
          piece={piece}
          label={units.find(({ id }) => id === piece.unit)?.label ?? piece.name}
          selected={selected.includes(piece.id)}
        />
      ))}
    </div>
  )
}

const TrayStand = ({ piece, label, selected }: { piece: Piece; label: string; selected: boolean }) => (
  <div class={`stand piece side-${piece.side}${selected ? ' selected' : ''}`} data-beside={piece.id}>
    <span class="token-face">
      <svg viewBox="-60 -50 120 100" aria-hidden="true">
        <ArmSign symbol={piece.symbol} width={120} depth={100} />
      </svg>
      <b>{piece.figure}</b>
      {piece.order && <i>{piece.order.letters}</i>}
    </span>
    <span>{label}</span>
  </div>
)
