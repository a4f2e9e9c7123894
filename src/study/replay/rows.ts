import type { LogEntry } from '#kernel/game/battle/log.ts'

/** A line of the chronicle: one order, or several on end of which nothing is told. */
interface Row {
  readonly from: number
  readonly to: number
  /** Who gave them, if it was one side alone. */
  readonly side: string | undefined
  readonly text: string
}

export const rowsOf = (orders: readonly LogEntry[]): readonly Row[] => {
  const rows: { from: number; to: number; side: string | undefined; text: string; silent: boolean }[] = []
  for (const { number, side, lines } of orders) {
    const silent = lines.length === 0
    const last = rows.at(-1)
    if (silent && last?.silent) {
      last.to = number
      if (last.side !== side) last.side = undefined
      last.text = 'orders of which nothing is told.'
    } else rows.push({ from: number, to: number, side, text: silent ? 'an order.' : lines.join(' '), silent })
  }
  return rows
}
