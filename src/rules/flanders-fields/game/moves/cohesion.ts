import type { Footprint } from '#kernel/geometry/footprint.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { crossesShape } from '#kernel/geometry/shape.ts'
import { keepsTogether } from '#table/cohesion.ts'
import { fromCm, GAP_ALLOWED, LENGTH_FORGIVEN } from '../../tables/index.ts'
import { type Field, fieldOf } from '../field.ts'
import type { Stand, State, Unit } from '../state.ts'
import { battalionNamed } from '../units.ts'

/** FF-FORM-06 */
export const keepsCohesion = ({ kind }: Unit): boolean =>
  kind === 'rifle-company' || kind === 'cavalry-squadron'

/** FF-FORM-02, on the table. */
export const gapAllowed = (state: State, { battalion }: Unit): number =>
  fromCm(GAP_ALLOWED[battalionNamed(state, battalion)?.quality ?? 'experienced'])

/** FF-FORM-07, FF-DUG-04: those on the wire, in the water or below do not count. */
export const countsForCohesion = ({ wire, water, below }: Stand): boolean => !wire && !water && !below

/** FF-FORM-07: wire or water lies between two places. */
const areParted = ({ wire, streams, patches }: Field, a: Point, b: Point): boolean =>
  wire.some(({ shape }) => crossesShape(shape, a, b)) ||
  streams.some((stream) => crossesShape(stream, a, b)) ||
  patches.some(({ kind, shape }) => kind === 'river' && crossesShape(shape, a, b))

const hasBarriers = ({ wire, streams, patches }: Field): boolean =>
  wire.length > 0 || streams.length > 0 || patches.some(({ kind }) => kind === 'river')

/** FF-FORM-07: a company by the sides of wire and water on which its stands are. */
export const partsOf = <S extends Footprint>(
  { scenario }: Pick<State, 'scenario'>,
  stands: readonly S[],
): readonly (readonly S[])[] => {
  const field = fieldOf(scenario)
  if (stands.length < 2 || !hasBarriers(field)) return [stands]
  const parts: S[][] = []
  const left = stands.slice()
  for (let first = left.shift(); first; first = left.shift()) {
    const part = [first]
    for (const one of part)
      for (let i = left.length - 1; i >= 0; i--) {
        const other = left[i]
        if (!other || areParted(field, one.centre, other.centre)) continue
        part.push(other)
        left.splice(i, 1)
      }
    parts.push(stands.filter((stand) => part.includes(stand)))
  }
  return parts
}

/** FF-FORM-07: whether a company may stand so after a move, by where its stands were before. */
export const staysTogether = (
  state: State,
  unit: Unit,
  before: readonly Stand[],
  after: readonly Stand[],
): boolean => {
  if (!keepsCohesion(unit)) return true
  const limit = gapAllowed(state, unit) + LENGTH_FORGIVEN
  return partsOf(state, after.filter(countsForCohesion)).every((part) =>
    keepsTogether(
      before.filter((stand) => part.some(({ id }) => id === stand.id)),
      part,
      [],
      limit,
    ),
  )
}
