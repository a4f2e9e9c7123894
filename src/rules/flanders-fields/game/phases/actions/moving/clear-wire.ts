import { change, tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { form } from '#kernel/procedure/schema.ts'
import { pointAt, toCm } from '../../../../tables/index.ts'
import { clearedBy, isGap } from '../../../moves/clearing.ts'
import { allWireSteps, middleLine, touchesStep } from '../../../moves/over-wire.ts'
import { standsOf, unitNamed } from '../../../units.ts'
import { at, kind } from '../../forms.ts'
import type { Action } from '../action.ts'

const FORM = form({ kind: kind('clear-wire'), ...at })

/** FF-WIRE-05, FF-WIRE-06, FF-WIRE-12 */
export const CLEAR_WIRE: Action<typeof FORM> = {
  form: FORM,
  check(state, { unit: id }, { x, y }) {
    const unit = unitNamed(state, id)
    if (!unit) return refuse('no-tools', 'It has nothing to clear wire with.', 'FF-WIRE-05')
    const gap = clearedBy(state, unit, pointAt({ x, y }))
    return isGap(gap) ? undefined : gap
  },
  act(play, { unit: id }, { x, y }) {
    const unit = unitNamed(play.state, id)
    const gap = unit && clearedBy(play.state, unit, pointAt({ x, y }))
    if (!gap || !isGap(gap)) return
    change(play, { gaps: [...play.state.gaps, gap] })
    tellOf(play, { kind: 'wire-cleared', unit: id, from: gap.from, to: gap.to })
  },
  sample(state, { unit: id }) {
    const unit = unitNamed(state, id)
    if (!unit?.pioneers && unit?.tank !== 'british-male' && unit?.tank !== 'british-female') return undefined
    const steps = allWireSteps(state)
    for (const stand of standsOf(state, id)) {
      const step = stand.markers === 0 && steps.find((one) => touchesStep(state, one, stand))
      if (step) return { kind: 'clear-wire', x: toCm(stand.centre.x), y: toCm(middleLine(step)) }
    }
    return undefined
  },
}
