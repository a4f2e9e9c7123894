import type { Size } from '#screen/ground.ts'

/** How the parts of a battle lie round its table on a screen that has room for all. */
export interface Arrangement {
  /** Units and log are opened from a rail at the left, or from a shelf of cards below the table. */
  readonly beside: 'rail' | 'shelf'
  /** Rows of cards on the shelf. */
  readonly rows: 0 | 1 | 2
  /** Prompt and results lie across the screen, or above the orders where the table needs the height. */
  readonly head: 'across' | 'column'
  /** Pixels of the order panel. */
  readonly panel: number
}

/** Pixels of the parts, at the usual size of letters. */
const BAR = 52
const STRIP = 56
const RAIL = 54
const SHELF = [0, 84, 152] as const
/** What is left free round the table. */
const EDGE = 8
/** What the table is to have of the screen. */
const WANTED = 0.555

/** The share of the screen that a table of these proportions has. */
const shareOf = (screen: Size, across: number, text: number, { beside, rows, head, panel }: Arrangement) => {
  const width = screen.width - panel - (beside === 'rail' ? RAIL : 0) - 2 * EDGE
  const above = head === 'across' ? BAR + STRIP : 0
  const height = screen.height - text * (above + SHELF[rows]) - 2 * EDGE
  const drawn = Math.min(width, height * across)
  return (drawn * drawn) / across / (screen.width * screen.height)
}

const USUAL: Arrangement = { beside: 'rail', rows: 0, head: 'across', panel: 344 }

/** The most comfortable first. */
const CANDIDATES: readonly Arrangement[] = [
  USUAL,
  { beside: 'shelf', rows: 2, head: 'across', panel: 284 },
  { beside: 'shelf', rows: 1, head: 'across', panel: 284 },
  { beside: 'rail', rows: 0, head: 'across', panel: 284 },
  { beside: 'rail', rows: 0, head: 'column', panel: 460 },
  { beside: 'shelf', rows: 2, head: 'across', panel: 236 },
]

/** The most comfortable arrangement that leaves the table its share of the screen, or the one that leaves it most. */
export const arrangementFor = (screen: Size, table: Size, text: number): Arrangement => {
  const across = Math.max(table.width, table.height) / Math.min(table.width, table.height)
  const scaled = CANDIDATES.map((one) => ({ ...one, panel: Math.round(one.panel * text) }))
  const shares = scaled.map((one) => shareOf(screen, across, text, one))
  const enough = Math.min(WANTED, Math.max(...shares))
  return scaled.find((_, i) => (shares[i] ?? 0) >= enough) ?? USUAL
}
