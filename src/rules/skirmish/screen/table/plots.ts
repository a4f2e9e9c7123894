import { bearing, type Heading } from '#kernel/geometry/angle.ts'
import { several } from '#kernel/words.ts'
import type { Area } from '#screen/area.ts'
import type { ShownSheet } from '#screen/beside.ts'
import { shownCircle } from '#table/shown.ts'
import { plotInForce } from '../../game/shells/plots.ts'
import { burstPoint } from '../../game/shells/shelling.ts'
import { sideIndex } from '../../game/sides.ts'
import type { Plot } from '../../game/state.ts'
import { forward, unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { BURST_DIAMETER, DEVIATION_DICE, SHRAPNEL_SPREAD } from '../../tables/index.ts'
import { fromInches, placeOf } from '../../tables/table-top.ts'
import { type Ammo, type Artillery, DIRECTIONS, SIDES, type Side } from '../../vocabulary.ts'
import { aimWords } from '../writing/aims.ts'

const AMMO_WORDS: Readonly<Record<Ammo, string>> = {
  he: 'HE',
  shrapnel: 'shrapnel',
  smoke: 'smoke',
  gas: 'gas',
}

const isArtillery = (weapon: string): weapon is Artillery => weapon in BURST_DIAMETER && weapon !== 'grenade'

const weaponOf = (view: View, gun: string): Artillery => {
  const battery = view.batteries.find(({ id }) => id === gun)
  const weapon = battery?.weapon ?? unitNamed(view, gun)?.weapon ?? 'mortar'
  return isArtillery(weapon) ? weapon : 'mortar'
}

/** "moves 2 to 4", "from move 2". */
const whenOf = ({ from, to }: Plot): string => {
  if (to === null) return `from move ${from}`
  return from === to ? `move ${from}` : `moves ${from} to ${to}`
}

const batteryName = (view: View, id: string): string =>
  view.batteries.find((battery) => battery.id === id)?.name ?? id

/** On the map a section says enough; on paper it stands with its battery. */
const gunName = (view: View, { gun, section }: Plot): string => {
  return section === 0 ? (unitNamed(view, gun)?.name ?? gun) : `Section ${section}`
}

/** A plot that has not run out. */
const isAlive = (view: View, { to }: Plot): boolean => to === null || to >= view.move

/** The next plot of its gun or section that has not begun. */
const isNext = (view: View, side: Side, { gun, section, from }: Plot): boolean =>
  from > view.move &&
  !view.plots[side].some(
    (other) => other.gun === gun && other.section === section && other.from > view.move && other.from < from,
  )

/** SK-ART-29: where fire is plotted to fall; what is in force this move is hatched. */
export const plotAreas = (view: View): readonly Area[] =>
  SIDES.flatMap((side) =>
    view.plots[side]
      .filter((plot) => isAlive(view, plot))
      .map((plot, i): Area => {
        const { gun, section, aim, ammo } = plot
        const across = BURST_DIAMETER[weaponOf(view, gun)] + (ammo === 'shrapnel' ? SHRAPNEL_SPREAD : 0)
        const live = plotInForce(view, side, gun, section) === plot
        return {
          id: `plot-${side}-${i}`,
          style: live ? 'fire-light' : 'box',
          outline: shownCircle(aim, fromInches(across / 2)),
          side: sideIndex(view, side),
          ...(live || isNext(view, side, plot)
            ? { label: `${gunName(view, plot)}: ${AMMO_WORDS[ammo]}, ${whenOf(plot)}`, clear: true }
            : {}),
          secret: true,
        }
      }),
  )

/** SK-ART-15: as far as a shell may stray. */
const STRAY = DEVIATION_DICE.indirect.d6 * 6 + DEVIATION_DICE.indirect.inches

/** SK-ART-32: which way the gun or battery fires. */
const lineOfFire = (view: View, side: Side, { gun, aim }: Plot): Heading => {
  const unit = unitNamed(view, gun)
  return unit ? bearing(unit.position, aim) : forward(side)
}

/** The eight ways in which shells of the plots that are live or next may miss, turned with the line of fire. */
export const deviationAreas = (view: View, side: Side): readonly Area[] =>
  view.plots[side]
    .filter((plot) => plotInForce(view, side, plot.gun, plot.section) === plot || isNext(view, side, plot))
    .flatMap((plot, i): readonly Area[] => {
      const line = lineOfFire(view, side, plot)
      return [
        {
          id: `stray-${i}`,
          style: 'range',
          side: sideIndex(view, side),
          outline: shownCircle(plot.aim, fromInches(STRAY)),
          label: `${gunName(view, plot)} may fall ${STRAY} in off`,
          clear: true,
          secret: true,
        },
        ...DIRECTIONS.map(
          (_, k): Area => ({
            id: `stray-${i}-${k}`,
            style: 'range',
            side: sideIndex(view, side),
            outline: { shape: 'line', points: [plot.aim, burstPoint(plot.aim, line, k + 1, STRAY)] },
            secret: true,
          }),
        ),
      ]
    })

const aimOf = (view: View, { aim, written }: Plot): string => {
  if (written) return aimWords(view, written)
  const { x, y } = placeOf(aim)
  return `${x.toFixed(1)}, ${y.toFixed(1)}`
}

/** Every plot of a side, gun by gun, and what is left to fire. */
export const plotSheet = (view: View, side: Side): ShownSheet => ({
  title: 'Plot sheet',
  head: ['Gun', 'Falls', 'Aim', 'Ammunition', 'This move'],
  rows: view.plots[side]
    .toSorted((one, other) => one.gun.localeCompare(other.gun) || one.from - other.from)
    .map((plot) => [
      plot.section === 0 ? gunName(view, plot) : `${batteryName(view, plot.gun)}, section ${plot.section}`,
      whenOf(plot),
      aimOf(view, plot),
      AMMO_WORDS[plot.ammo],
      plotInForce(view, side, plot.gun, plot.section) === plot ? 'in force' : '',
    ]),
})

/** SK-BOM-07, SK-BOM-12: what a battery has left and how often it has fired at each point. */
export const batterySheet = (view: View, side: Side): ShownSheet => ({
  title: 'Batteries',
  head: ['Battery', 'Guns', 'Moves of fire', 'Visits'],
  rows: view.batteries
    .filter((battery) => battery.side === side)
    .map(({ name, guns, moves, targets }) => [
      name,
      `${guns[0]} and ${guns[1]}`,
      moves === null ? 'not thrown' : several(moves, 'move'),
      targets
        .flat()
        .map(({ at: place, moves: visits }) => {
          const { x, y } = placeOf(place)
          return `${x.toFixed(0)}, ${y.toFixed(0)}: ${visits}`
        })
        .join('; ') || 'none',
    ]),
})
