import { change, type Play as GamePlay } from '#kernel/game/play.ts'
import type { Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { isGuns } from '../vocabulary.ts'
import type { Combat } from './phases/close-combat/combat.ts'
import { baseWith } from './records.ts'
import type { Base, Fate, Sheaf, Stands, State } from './state.ts'
import type { Story } from './stories.ts'
import { baseNamed, UNITS } from './units.ts'

/** What one order leads to, as it unfolds. */
export type Play = GamePlay<State, Story>

export const unitNow = UNITS.now
export const changeUnit = UNITS.change

/** Changes the close combat that is going on, if there is one. */
export const changeCombat = (play: Play, set: Partial<Combat>): void => {
  const { combat } = play.state
  if (combat) change(play, { combat: { ...combat, ...set } })
}

/** The base in another place or facing another way. */
export const baseAt = (base: Base, centre: Point, heading: Heading): Base =>
  baseWith(base, { centre, heading })

const isThere = (base: Base, { centre, heading }: Stands): boolean =>
  base.centre.x === centre.x && base.centre.y === centre.y && base.heading === heading

/** The bases with some of them elsewhere; the same list if all stand there already. */
const basesAt = (bases: readonly Base[], to: readonly Stands[]): readonly Base[] => {
  let placed: Base[] | undefined
  for (const place of to) {
    const index = bases.findIndex(({ id }) => id === place.base)
    const base = bases[index]
    if (!base || isThere(base, place)) continue
    placed ??= bases.slice()
    placed[index] = baseAt(base, place.centre, place.heading)
  }
  return placed ?? bases
}

/** Sets bases of a unit down before the battle. */
export const placeBases = (play: Play, id: string, to: readonly Stands[]): void =>
  changeUnit(play, id, { bases: basesAt(unitNow(play, id).bases, to) })

/** Bases of a unit move or turn: guns that have done so in any way have left their pits (PA-GEO-04). */
export const moveBases = (play: Play, id: string, to: readonly Stands[]): void => {
  const before = unitNow(play, id).bases
  const bases = basesAt(before, to)
  if (bases !== before) changeUnit(play, id, { bases, dugIn: false })
}

/** A base is no longer on the table. */
export const removeBase = (play: Play, id: string, base: string, fate: Fate): void => {
  const unit = unitNow(play, id)
  const gone = baseNamed(unit, base)
  if (!gone) return
  changeUnit(play, id, {
    bases: unit.bases.filter((other) => other !== gone),
    gone: [...unit.gone, { id: base, troop: gone.troop, fate }],
  })
}

/** No base of a unit is left. */
export const removeUnit = (play: Play, id: string): void => {
  const { bases, gone } = unitNow(play, id)
  const lost = bases.map((base) => ({ id: base.id, troop: base.troop, fate: 'lost' as const }))
  changeUnit(play, id, { bases: [], gone: [...gone, ...lost] })
}

/** Gives a gun base a sheaf, or takes it away. */
export const setSheaf = (play: Play, id: string, base: string, sheaf: Sheaf | null): void =>
  changeUnit(play, id, {
    bases: unitNow(play, id).bases.map((one) => (one.id === base ? baseWith(one, { sheaf }) : one)),
  })

/** PA-SHEAF-04: the gas is on the table for good. */
export const layGas = (play: Play, id: string, base: string): void => {
  const unit = unitNow(play, id)
  const guns = baseNamed(unit, base)
  if (!guns?.sheaf || !isGuns(guns.troop)) return
  const { gas, gasLaid } = play.state
  change(play, {
    gas: [...gas, { guns: guns.troop, squares: guns.sheaf.squares }],
    gasLaid: { ...gasLaid, [unit.side]: gasLaid[unit.side] + 1 },
  })
  setSheaf(play, id, base, { ...guns.sheaf, laid: true })
}
