import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, flag, form, measure, preset } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { ARCS, NEVER_REFACED, WIDEST_ANGLE } from '../tables/index.ts'
import { ARC_WEAPONS, type ArcWeapon } from '../vocabulary.ts'

interface ArcAnswer {
  readonly inArc: boolean
  readonly reface: 'none' | 'move-action' | 'impossible'
}

export const arcOfFire = procedure({
  name: 'arc-of-fire',
  title: 'Arc of fire',
  clauses: ['FF-ARC-01', 'FF-ARC-02', 'FF-ARC-03', 'FF-ARC-04', 'FF-ARC-07'],
  input: form({
    weapon: choice(ARC_WEAPONS),
    lateral: preset(measure(), 0),
    angle: preset(measure(0, WIDEST_ANGLE), 0),
    behind: flag(),
    options,
  }),
  resolve({ weapon, lateral, angle, behind }, _dice, trace): ArcAnswer {
    const arc = ARCS[weapon]
    let inside: boolean
    if ('fan' in arc) {
      inside = angle <= arc.fan
      trace.note(weapon === 'block-house' ? 'FF-ARC-03' : 'FF-ARC-02', 'Degrees to each side', arc.fan)
    } else {
      inside = lateral <= arc.strip
      trace.note('FF-ARC-01', 'Cm to each side of the base', arc.strip)
    }
    if (behind) trace.note('FF-ARC-07', 'Not ahead of the front edge')
    if (inside && !behind) return { inArc: true, reface: 'none' }
    const reface = refacing(weapon)
    trace.note('FF-ARC-04', 'Turning to face it', reface)
    return { inArc: false, reface }
  },
  outcome: ({ inArc, reface }) => ({ inArc, reface }),
  verdict: ({ reface }) => ARC_WORDS[reface],
})

const refacing = (weapon: ArcWeapon) => (NEVER_REFACED.includes(weapon) ? 'impossible' : 'move-action')

const ARC_WORDS: Readonly<Record<ArcAnswer['reface'], string>> = {
  none: 'In arc.',
  'move-action': 'Out of arc; a move action would turn it.',
  impossible: 'Out of arc, and it is never turned.',
}
