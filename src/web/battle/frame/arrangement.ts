import type { Size } from '../../../screen/ground.ts'

/** How the parts of a battle lie round its table on a screen that has room for all. */
export interface Arrangement {
  /** Units and log are opened from a rail at the left, or from a shelf of cards below the table. */
  readonly beside: 'rail' | 'shelf'
  /** Rows of cards on the shelf. */
  readonly rows: 0 | 1 | 2
  /** Results lie across the screen, or above the orders where the table needs the height. */
  readonly strip: 'across' | 'column'
  /** Pixels of the order panel. */
  readonly panel: number
}

/** Pixels of the parts, at the usual size of letters. */
const BAR = 52
const STRIP = 56
const RAIL = 54
const SHELF = [0, 84, 152] as const
/** What the table is to have of the screen, with something to spare for the figures at its edge. */
const WANTED = 0.562

/** The largest share of the screen that a table of these proportions can have. */
const shareOf = (screen: Size, across: number, text: number, { beside, rows, strip, panel }: Arrangement) => {
  const width = screen.width - panel - (beside === 'rail' ? RAIL : 0)
  const height = screen.height - text * (BAR + (strip === 'across' ? STRIP : 0) + SHELF[rows])
  const drawn = Math.min(width, height * across)
  return (drawn * drawn) / across / (screen.width * screen.height)
}

const CANDIDATES: readonly Arrangement[] = [
  { beside: 'rail', rows: 0, strip: 'across', panel: 344 },
  { beside: 'shelf', rows: 2, strip: 'across', panel: 290 },
  { beside: 'shelf', rows: 1, strip: 'across', panel: 290 },
  { beside: 'rail', rows: 0, strip: 'across', panel: 290 },
  { beside: 'rail', rows: 0, strip: 'column', panel: 460 },
  { beside: 'shelf', rows: 2, strip: 'column', panel: 290 },
  { beside: 'shelf', rows: 2, strip: 'column', panel: 250 },
]

/** The most comfortable arrangement that leaves the table its share of the screen, or the one that leaves it most. */
export const arrangementFor = (screen: Size, table: Size, text: number): Arrangement => {
  const across = Math.max(table.width, table.height) / Math.min(table.width, table.height)
  const fitting = CANDIDATES.map((one) => ({ ...one, panel: Math.round(one.panel * text) })).map((one) => ({
    one,
    share: shareOf(screen, across, text, one),
  }))
  const most = Math.max(...fitting.map(({ share }) => share))
  const found = fitting.find(({ share }) => share >= Math.min(WANTED, most))
  return found?.one ?? { beside: 'rail', rows: 0, strip: 'across', panel: 344 }
}
