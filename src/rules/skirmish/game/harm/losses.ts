import { change, tellOf } from '../../../../kernel/game/play.ts'
import type { Cause } from '../causes.ts'
import { changeUnit, changeVehicle, mark, type Play, unitNow } from '../play.ts'
import type { Fate, Figure, Lost, Melee } from '../state.ts'
import { isInMelee, unitNamed } from '../units.ts'

type How = Lost['how']

const FATES: Readonly<Record<How, Fate>> = {
  dead: 'destroyed',
  prisoner: 'surrendered',
  'off-table': 'off-table',
}

/** SK-MEL-30: a melee is over when only one side is left in it. */
const isFought = ({ state }: Play, { units }: Melee): boolean =>
  new Set(units.map((id) => unitNamed(state, id)?.side)).size > 1

/** A unit is in no melee any more. */
export const leaveMelee = (play: Play, id: string): void => {
  const left = play.state.melees.filter(({ units }) => units.includes(id)).flatMap(({ units }) => units)
  if (left.length === 0) return
  const melees = play.state.melees
    .map((melee) => ({
      ...melee,
      units: melee.units.filter((one) => one !== id),
      newcomers: melee.newcomers.filter((one) => one !== id),
    }))
    .filter((melee) => isFought(play, melee))
  change(play, { melees })
  markFoughtOut(play, left)
}

/** SK-GEN-24: those who are in no melee any more close up at the End phase. */
export const markFoughtOut = (play: Play, ids: readonly string[]): void => {
  for (const id of ids) {
    const unit = unitNow(play, id)
    if (unit.where === 'table' && !isInMelee(play.state, unit)) mark(play, id, { foughtOut: true })
  }
}

const isGoneFor = (play: Play, id: string, fate: Fate): void => {
  const { vehicle } = unitNow(play, id)
  changeUnit(play, id, { where: 'gone', fate })
  // SK-VEH-08: a vehicle without men is abandoned; it stays where it is
  if (vehicle && !vehicle.destroyed && fate !== 'off-table') changeVehicle(play, id, { destroyed: true })
  leaveMelee(play, id)
  tellOf(play, { kind: 'unit-gone', unit: id, fate })
}

/** Men are taken off the table for good; with the last of them the unit is gone. */
export const fall = (play: Play, id: string, ids: readonly string[], how: How, cause: Cause): void => {
  const unit = unitNow(play, id)
  const fallen = unit.figures.filter((figure) => ids.includes(figure.id))
  if (fallen.length === 0) return
  const { side } = unit
  const { move } = play.state
  changeUnit(play, id, { figures: unit.figures.filter((figure) => !fallen.includes(figure)) })
  mark(play, id, { casualties: unit.marks.casualties + fallen.length })
  change(play, {
    lost: [
      ...play.state.lost,
      ...fallen.map(({ id: figure, role }) => ({ figure, role, unit: id, side, how, cause, move })),
    ],
  })
  tellOf(play, { kind: 'fell', unit: id, figures: fallen.map((figure) => figure.id), how, cause })
  if (unit.figures.length === fallen.length) isGoneFor(play, id, FATES[how])
}

/** All that is left of a unit is taken, or leaves the table (SK-GEN-16, SK-MEL-17). */
export const loseUnit = (play: Play, id: string, how: How, cause: Cause): void =>
  fall(
    play,
    id,
    unitNow(play, id).figures.map((figure) => figure.id),
    how,
    cause,
  )

/** SK-FIRE-34: hit in the Fire phase; they fall when both sides have fired. */
export const markHit = (play: Play, id: string, ids: readonly string[], cause: Cause): void => {
  const { figures } = unitNow(play, id)
  const hit = (figure: Figure): Figure => (ids.includes(figure.id) ? { ...figure, hit: cause } : figure)
  changeUnit(play, id, { figures: figures.map(hit) })
}
