import { useRef } from 'preact/hooks'

/** Pixels of the sheet on a phone: as it lies, and drawn up. */
export const SHEET = { low: 260, high: 520 } as const
/** What is left of the table above a sheet drawn up. */
const TABLE = 160

const within = (height: number): number =>
  Math.round(Math.min(Math.max(height, SHEET.low), SHEET.high, innerHeight - TABLE))

interface Props {
  readonly height: number
  onHeight(height: number): void
}

/** Draws the sheet of a phone up and down. The tab of what lies open does the same at a tap. */
export const SheetGrip = ({ height, onHeight }: Props) => {
  const from = useRef<{ readonly y: number; readonly height: number } | undefined>(undefined)
  return (
    <div
      class="sheet-grip"
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { y: event.clientY, height }
      }}
      onPointerMove={(event) => {
        if (from.current) onHeight(within(from.current.height + from.current.y - event.clientY))
      }}
      onPointerUp={() => {
        from.current = undefined
      }}
      onPointerCancel={() => {
        from.current = undefined
      }}
    />
  )
}
