import { change, tellOf } from '#kernel/game/play.ts'
import type { Cause } from '../causes.ts'
import { changeUnit, changeVehicle, mark, type Play, unitNow } from '../play.ts'
import { figureWith } from '../records.ts'
import type { Fate, Figure, Lost, Melee } from '../state.ts'
import { unitNamed } from '../units.ts'

type How = Lost['how']

const FATES: Readonly<Record<How, Fate>> = {
  dead: 'destroyed',
  prisoner: 'surrendered',
  'off-table': 'off-table',
}

/** SK-MEL-30: a melee is over when only one side is left in it. */
const isFought = ({ state }: Play, { units }: Melee): boolean =>
  new Set(units.map((id) => unitNamed(state, id)?.side)).size > 1

/** SK-MEL-30: with a melee lapses what its units won in it; they are laid out anew at the End (SK-GEN-24). */
const outOfMelee = (play: Play, id: string): void => {
  if (unitNow(play, id).where !== 'table') return
  changeUnit(play, id, { wonLastRound: false })
  mark(play, id, { foughtOut: true })
}

/** A melee is over. */
export const endMelee = (play: Play, id: number): void => {
  const melee = play.state.melees.find((one) => one.id === id)
  change(play, { melees: play.state.melees.filter((one) => one.id !== id) })
  for (const unit of melee?.units ?? []) outOfMelee(play, unit)
}

/** A unit is in no melee any more. */
export const leaveMelee = (play: Play, id: string): void => {
  const left = play.state.melees.find(({ units }) => units.includes(id))
  if (!left) return
  const melee: Melee = {
    ...left,
    units: left.units.filter((one) => one !== id),
    newcomers: left.newcomers.filter((one) => one !== id),
    flanked: left.flanked.filter(({ by, unit }) => by !== id && unit !== id),
    charges: left.charges.filter(({ by }) => by !== id),
  }
  change(play, { melees: play.state.melees.map((one) => (one === left ? melee : one)) })
  outOfMelee(play, id)
  if (!isFought(play, melee)) endMelee(play, melee.id)
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
  const { casualties, strengthBefore } = unit.marks
  mark(play, id, {
    casualties: casualties + fallen.length,
    // SK-MOR-16: men lost by a morale result bring no new check
    strengthBefore: cause === 'morale' ? strengthBefore - fallen.length : strengthBefore,
  })
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
  const hit = (figure: Figure): Figure =>
    ids.includes(figure.id) ? figureWith(figure, { hit: cause }) : figure
  changeUnit(play, id, { figures: figures.map(hit) })
}

/** SK-FIRE-23, SK-MOR-08: a unit has been shot at. */
export const putUnderFire = (play: Play, id: string): void => {
  const { firstFireTaken, marks } = unitNow(play, id)
  mark(play, id, {
    underFire: true,
    owes: firstFireTaken || marks.owes.includes('first-fire') ? marks.owes : [...marks.owes, 'first-fire'],
  })
  if (!firstFireTaken) changeUnit(play, id, { firstFireTaken: true })
}

/** SK-VEH-11, SK-VEH-21: a vehicle is destroyed; its men get out in their next Movement phase. */
export const wreck = (play: Play, id: string): void => {
  const { figures, vehicle } = unitNow(play, id)
  if (!vehicle || vehicle.destroyed) return
  changeVehicle(play, id, { destroyed: true, survivors: figures.length })
  changeUnit(play, id, { where: 'gone', fate: 'destroyed', figures: [] })
}
