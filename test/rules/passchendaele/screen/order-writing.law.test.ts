import { isDivision } from '#rules/passchendaele/game/phases/attachment/regrouping.ts'
import type { State } from '#rules/passchendaele/game/state.ts'
import { unitNamed } from '#rules/passchendaele/game/units.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { asOrder } from '#rules/passchendaele/screen/order-written.ts'
import type { Known } from '../../../order-writing/law.ts'
import { proveOrderWriting } from '../../../order-writing/prove.ts'

/** Whoever is named stays as he is, or whoever is not; the screen names those who do something, or everybody. */
const idle: NonNullable<Known['idle']> = ({ state }, _kind, field, order) => {
  const written = asOrder(order)
  switch (written?.kind) {
    // PA-TURN-06: whoever is not named holds; the screen names everybody, and tells him to hold.
    case 'initial-orders':
      return field === 'orders'
    // PA-TROOP-13: a base sent where it is listed.
    case 'attach':
      return (
        field.startsWith('changes') && written.changes.some((change) => isAsListed(state as State, change))
      )
    // PA-SETUP-17: a base that is not named stands where it stood; the screen names all.
    case 'deploy':
    case 'relocate':
      return field === 'bases' && isPartly(state as State, written.unit, written.bases?.length)
    // PA-MOVE-06: a base told neither to turn nor to make room.
    case 'carry-on':
    case 'change':
      return (
        field.startsWith('facings') &&
        written.facings?.some(({ facing, shift = 0 }) => facing === undefined && shift === 0) === true
      )
    // PA-COMBAT-14: a base that steps no inch forward.
    case 'consolidate':
      return field.startsWith('bases') && written.bases?.some(({ inches }) => inches === 0) === true
    default:
      return false
  }
}

const isAsListed = (
  { units }: State,
  { base, to }: { readonly base: string; readonly to?: string | undefined },
): boolean => {
  const unit = units.find(({ bases }) => bases.some(({ id }) => id === base))
  return unit !== undefined && (isDivision(unit) ? unit.id : undefined) === to
}

const isPartly = (state: State, unit: string, named: number | undefined): boolean =>
  named !== undefined && named < (unitNamed(state, unit)?.bases.length ?? 0)

proveOrderWriting(PASSCHENDAELE, { idle })
