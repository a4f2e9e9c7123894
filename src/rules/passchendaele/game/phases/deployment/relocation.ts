import { fair, oneOf, percent } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { popPhase, pushPhase, replacePhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, kind, list, preset } from '#kernel/procedure/schema.ts'
import { listed } from '#kernel/words.ts'
import { relocationDice } from '../../../procedures/relocation.ts'
import { isLineTroop, type SideName } from '../../../vocabulary.ts'
import { alongTheFront } from '../../board/ground.ts'
import { MOST_UNITS, placedBases, unit as unitId } from '../../forms.ts'
import { nameOf } from '../../names.ts'
import { placeBases, unitNow } from '../../play.ts'
import type { State, Unit } from '../../state.ts'
import { isOnTable, unitNamed } from '../../units.ts'
import type { Page } from '../page.ts'
import { placesRefusal, setDown, shifted, whereTheyStand } from './placing.ts'

/** PA-SETUP-12: divisions only. */
const isDivision = ({ troop }: Unit): boolean => isLineTroop(troop)

/** PA-SETUP-07, PA-SETUP-11: divisions that are not up at the front; a scenario may name more. */
export const mayRelocate = (state: State, unit: Unit): boolean =>
  unit.side === state.table.attacker &&
  isDivision(unit) &&
  isOnTable(unit) &&
  (state.table.mayRelocate.includes(unit.id) || !alongTheFront(state.table, unit))

const checkDivisions = (state: State, side: SideName, divisions: readonly string[]): Refusal | undefined => {
  const named = new Set<string>()
  for (const id of divisions) {
    const unit = unitNamed(state, id)
    if (unit?.side !== side) return refuse('unknown-unit', `You have no unit "${id.slice(0, 60)}".`)
    if (named.has(id)) return refuse('named-twice', `${unit.name} rolls once only.`, 'PA-SETUP-07')
    named.add(id)
    if (!isDivision(unit)) {
      return refuse('not-a-division', `${unit.name} is no division and stays.`, 'PA-SETUP-12')
    }
    if (!mayRelocate(state, unit)) {
      return refuse('along-the-front', `${unit.name} stands along the front line.`, 'PA-SETUP-11')
    }
  }
  return undefined
}

const ROLLS = [
  form({ kind: kind('roll-relocation'), divisions: preset(list(unitId(), 0, MOST_UNITS), []) }),
] as const

/** PA-SETUP-07: who rolls for another place. */
export const RELOCATION: Page<'relocation', typeof ROLLS> = {
  orders: ROLLS,
  pending: (_, { side }) => [side],
  prompt: () => 'Before the battle: which divisions try to change places? (a die each)',
  check: (state, _, side, { divisions }) => checkDivisions(state, side, divisions),
  sample(state, _, __, random) {
    const able = state.units.filter((unit) => mayRelocate(state, unit) && percent(random, 70))
    return { kind: 'roll-relocation', divisions: able.map(({ id }) => id) }
  },
  act(play, _, side, order) {
    popPhase(play)
    if (order.divisions.length === 0) return
    const divisions = order.divisions.map((id) => ({ name: nameOf(play.state, id), frontLine: false }))
    const moves = relocationDice(divisions, play.dice, play.trace)
    const relocating = order.divisions.filter((_, i) => moves[i])
    const staying = order.divisions.filter((_, i) => !moves[i])
    tellOf(play, { kind: 'relocation-rolled', relocating, staying })
    if (relocating.length > 0) pushPhase(play, { name: 'relocate', side, units: relocating })
  },
}

/** Stays where it is if no bases are named. */
const RELOCATING = form({ kind: kind('relocate'), unit: unitId(), bases: placedBases() })

const PLACES = [RELOCATING] as const

const checkRelocate = (
  state: State,
  units: readonly string[],
  { unit: id, bases }: Accepted<typeof RELOCATING>,
): Refusal | undefined => {
  const unit = unitNamed(state, id)
  if (!unit || !units.includes(id)) {
    return refuse('may-not-relocate', 'Only a division whose die allowed it may relocate.', 'PA-SETUP-07')
  }
  return bases && placesRefusal(state, unit, bases, state.units)
}

/** PA-SETUP-07: where those go whose die allowed it. */
export const RELOCATE: Page<'relocate', typeof PLACES> = {
  orders: PLACES,
  pending: (_, { side }) => [side],
  prompt: (state, { units }) =>
    `Place ${listed(units.map((id) => nameOf(state, id)))} elsewhere, or leave them.`,
  check: (state, { units }, _, order) => checkRelocate(state, units, order),
  /** A division shifted as a whole, if there is room; else it stays. */
  sample(state, { units }, _, random) {
    const unit = unitNamed(state, oneOf(random, units) ?? '')
    if (!unit) return { kind: 'concede' }
    for (let attempt = 0; attempt < 5; attempt++) {
      const east = fair(random, 31) - 15
      const north = fair(random, 13) - 6
      const bases = shifted(unit, east, north)
      if (!placesRefusal(state, unit, bases, state.units)) return { kind: 'relocate', unit: unit.id, bases }
    }
    return { kind: 'relocate', unit: unit.id }
  },
  act(play, { name, side, units }, _, { unit: id, bases }) {
    if (bases) {
      placeBases(play, id, whereTheyStand(setDown(unitNow(play, id), bases)))
      tellOf(play, { kind: 'relocated', unit: id })
    }
    const left = units.filter((other) => other !== id)
    if (left.length > 0) replacePhase(play, { name, side, units: left })
    else popPhase(play)
  },
}
