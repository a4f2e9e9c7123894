import { capitalised, several } from '#kernel/words.ts'
import type { ShownLedger } from '#screen/beside.ts'
import type { Writing } from '#screen/writing.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import { isPlottedByEye } from '../../game/shells/estimates.ts'
import { reaches } from '../../game/shells/plots.ts'
import type { Plot } from '../../game/state.ts'
import type { View } from '../../game/view.ts'
import type { Ammo, Side } from '../../vocabulary.ts'
import { aimWords, byLandmark } from './aims.ts'
import { type Gun, isBattery } from './guns.ts'

export const AMMO_TITLES: Readonly<Record<Ammo, string>> = {
  he: 'High explosive',
  shrapnel: 'Shrapnel',
  smoke: 'Smoke',
  gas: 'Gas',
}

export const movesWords = (from: number, to: number | null | undefined): string =>
  to === null || to === undefined
    ? `from move ${from}`
    : to === from
      ? `move ${from}`
      : `moves ${from} to ${to}`

const sectionWords = (section: number): string => (section === 0 ? '' : `, section ${section}`)

/** SK-ART-29: what is written so far, a line a plot, each to be struck out. */
export const timetable = (view: View, side: Side, guns: readonly Gun[]): Pick<Writing, 'later'> => {
  const plots = view.plots[side]
  const rows = guns.flatMap((gun) =>
    plots
      .filter((plot) => plot.gun === gun.id)
      .toSorted((one, other) => one.from - other.from || one.section - other.section)
      .map((plot) => row(view, side, gun, plot)),
  )
  const written = several(rows.length, 'plot')
  return rows.length === 0
    ? {}
    : {
        later: {
          title: `Timetable: ${written}`,
          ledgers: [{ title: 'Plots', purse: written, head: [''], rows }],
          groups: [],
        },
      }
}

const SHORT: Readonly<Record<Ammo, string>> = { he: 'HE', shrapnel: 'shrapnel', smoke: 'smoke', gas: 'gas' }

const row = (view: View, side: Side, gun: Gun, plot: Plot): ShownLedger['rows'][number] => {
  // As it was written: by eye, other words would give lengths away.
  const aim = plot.written ?? byLandmark(view, side, plot.aim)
  const when = movesWords(plot.from, plot.to)
  const text = `${AMMO_TITLES[plot.ammo].toLowerCase()} at ${aimWords(view, aim)}, ${when}`
  const order: OrderOf<'cancel-plot'> = {
    kind: 'cancel-plot',
    gun: gun.id,
    section: plot.section,
    from: plot.from,
  }
  const near = aimWords(view, 'landmark' in aim ? { landmark: aim.landmark } : aim)
  const fires = isBattery(gun) || isPlottedByEye(view) || reaches(view, gun, plot.aim)
  return {
    name: `${capitalised(gun.name)}${sectionWords(plot.section)}, ${when}`,
    text: fires ? `${SHORT[plot.ammo]} near ${near}` : 'out of arc or range as it stands',
    cells: [[{ title: 'Strike out', text: `Strike out: ${text}`, order }]],
  }
}
