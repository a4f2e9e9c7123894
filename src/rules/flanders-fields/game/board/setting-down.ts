import type { Refusal } from '#kernel/game/game.ts'
import type { Footprint } from '#kernel/geometry/footprint.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import type { ClauseId } from '#kernel/procedure/rulebook.ts'
import { capitalised } from '#kernel/words.ts'
import { isOneChain } from '#table/cohesion.ts'
import { fromCm, GAP_ALLOWED } from '../../tables/index.ts'
import { BATTERIES, type Stand as StandType } from '../../vocabulary.ts'
import { fieldOf } from '../field.ts'
import { nameOf } from '../names.ts'
import type { Stand, State } from '../state.ts'
import { battalionOf, unitNamed } from '../units.ts'
import { cutsInto, cutsIntoShape, staysOnTable } from './cutting.ts'

const GUNS: readonly StandType[] = BATTERIES

/** FF-END-07: ground on which a stand is not set down, whoever sets it down. */
export const groundRefusal = (state: State, stand: Stand, clause: ClauseId): Refusal | undefined => {
  const field = fieldOf(state.scenario)
  const { id, centre, type } = stand
  if (!staysOnTable({ width: field.width, depth: field.length }, stand))
    return refuse('off-table', `${capitalised(nameOf(state, id))} would stand off the table.`, clause)
  if (field.wire.some(({ shape }) => cutsIntoShape(shape, stand)))
    return refuse('on-wire', `${capitalised(nameOf(state, id))} would stand on wire.`, clause)
  // FF-MOVE-10: a road bridges water and is no close terrain.
  if (field.roads.some((road) => shapeHolds(road, centre))) return undefined
  const { patches, streams } = field
  if (
    streams.some((stream) => shapeHolds(stream, centre)) ||
    patches.some(({ kind, shape }) => kind === 'river' && shapeHolds(shape, centre))
  )
    return refuse('in-water', `${capitalised(nameOf(state, id))} would stand in the water.`, clause)
  const isClose = patches.some(
    ({ kind, shape }) =>
      (kind === 'wood' || kind === 'built-up' || kind === 'marsh') && shapeHolds(shape, centre),
  )
  return isClose && GUNS.includes(type)
    ? refuse(
        'close-terrain',
        `${capitalised(nameOf(state, id))} is a gun and cannot stand in a wood, a village or a marsh.`,
        clause,
      )
    : undefined
}

/** The first of them that would stand on another, or on what is there already. */
export const crowdedRefusal = (
  state: State,
  stands: readonly Stand[],
  taken: readonly Footprint[],
  clause: ClauseId,
): Refusal | undefined => {
  const crowded = stands.find(
    (stand, i) =>
      // FF-DUG-04: nobody is in the way of those below, nor they in anybody's.
      !stand.below &&
      (taken.some((other) => cutsInto(other, stand)) ||
        stands.some((other, j) => j > i && !other.below && cutsInto(other, stand))),
  )
  return crowded && refuse('occupied', `There is no room for ${nameOf(state, crowded.id)} there.`, clause)
}

/** FF-FORM-02, FF-FORM-06: the first company that would not be in cohesion. */
export const cohesionRefusal = (
  state: State,
  stands: readonly Stand[],
  clause: ClauseId,
): Refusal | undefined => {
  const companies = new Map<string, Stand[]>()
  for (const stand of stands) {
    const kind = unitNamed(state, stand.unit)?.kind
    if (stand.below || !(kind === 'rifle-company' || kind === 'cavalry-squadron')) continue
    const company = companies.get(stand.unit)
    if (company) company.push(stand)
    else companies.set(stand.unit, [stand])
  }
  for (const [unit, company] of companies) {
    const [first] = company
    const quality = (first && battalionOf(state, first)?.quality) ?? 'experienced'
    if (!isOneChain(company, [], fromCm(GAP_ALLOWED[quality])))
      return refuse('no-cohesion', `The stands of ${nameOf(state, unit)} would be too far apart.`, clause)
  }
  return undefined
}
