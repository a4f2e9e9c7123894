import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { form, maybe } from '#kernel/procedure/schema.ts'
import { FATAL_MARKERS } from '../../../tables/index.ts'
import { clearFaces } from '../../harm/house-faces.ts'
import { recover } from '../../harm/strikes.ts'
import { nameOf } from '../../names.ts'
import type { Stand, State } from '../../state.ts'
import { blockHouseNamed, standsOf } from '../../units.ts'
import { id, kind } from '../forms.ts'
import type { Action } from './action.ts'

/** One stand only where the house rule has it so (FF-SUPP-02). */
const FORM = form({ kind: kind('recover'), target: maybe(id()) })

/** FF-SUPP-04, FF-DUG-04: stands of the unit that can lose a marker. */
const suppressedOf = (state: State, unit: string): readonly Stand[] =>
  standsOf(state, unit).filter(({ markers, below }) => markers > 0 && !below)

const hasMarkedFace = (state: State, house: string): boolean =>
  blockHouseNamed(state, house)?.faces.some((markers) => markers > 0 && markers < FATAL_MARKERS) ?? false

/** FF-SUPP-02: one marker off every stand of the unit, or off one of them by the house rule. */
export const RECOVER: Action<typeof FORM> = {
  form: FORM,
  check(state, { unit }, { target }) {
    const suppressed = suppressedOf(state, unit)
    if (suppressed.length === 0 && !hasMarkedFace(state, unit))
      return refuse('not-suppressed', `Nobody of ${nameOf(state, unit)} carries a marker.`, 'FF-SUPP-02')
    const single = state.options['recovery-scope'] === 'platoon'
    if (single && suppressed.length > 1 && target === undefined)
      return refuse('which-stand', 'Say which stand recovers.', 'FF-SUPP-02')
    if (target !== undefined && !suppressed.some((stand) => stand.id === target))
      return refuse('not-suppressed', `${nameOf(state, target)} carries no marker.`, 'FF-SUPP-02')
    return undefined
  },
  act(play, { unit }, { target }) {
    const { state } = play
    const suppressed = suppressedOf(state, unit).map((stand) => stand.id)
    const single = state.options['recovery-scope'] === 'platoon'
    const relieved = single
      ? suppressed.filter((stand) => target === undefined || stand === target)
      : suppressed
    if (relieved.length > 0) recover(play, relieved)
    else clearFaces(play, unit)
    tellOf(play, { kind: 'recovered', unit, stands: relieved })
  },
  sample(state, { unit }) {
    const [first] = suppressedOf(state, unit)
    if (!first) return hasMarkedFace(state, unit) ? { kind: 'recover' } : undefined
    return state.options['recovery-scope'] === 'platoon'
      ? { kind: 'recover', target: first.id }
      : { kind: 'recover' }
  },
}
