import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice, integer, list, maybe, missing, preset } from '#kernel/procedure/schema.ts'
import { sentence, several } from '#kernel/words.ts'
import { options } from '../options.ts'
import { isWornDown } from '../reckoning/markers.ts'
import { FATAL_MARKERS, MOST_PLATOONS, SPREADING_SOURCES } from '../tables/index.ts'
import { SUPPRESSION_SOURCES } from '../vocabulary.ts'

interface Markers {
  readonly after: readonly number[]
  readonly destroyed: readonly number[]
}

export const applySuppression = procedure({
  name: 'apply-suppression',
  title: 'Suppression markers',
  clauses: ['FF-FIRE-09', 'FF-FIRE-10', 'FF-SUPP-01', 'FF-SUPP-02'],
  input: checkedForm(
    {
      platoons: list(integer(0, FATAL_MARKERS - 1), 1, MOST_PLATOONS),
      action: preset(choice(['suppress', 'recover']), 'suppress'),
      source: maybe(choice(SUPPRESSION_SOURCES)),
      target: maybe(integer(0, MOST_PLATOONS - 1)),
      options,
    },
    ({ action, source }) => (action === 'suppress' && source === undefined ? missing('source') : undefined),
    ({ action, target, platoons, options: readings }) => {
      if (action === 'recover' && readings['recovery-scope'] === 'company') return undefined
      if (target === undefined) return missing('target')
      return target < platoons.length
        ? undefined
        : { path: 'target', message: `There is no platoon ${target}; the first is 0.` }
    },
  ),
  resolve({ platoons, action, source, target, options: readings }, _dice, trace): Markers {
    const change = action === 'recover' ? -1 : 1
    const all =
      action === 'recover'
        ? readings['recovery-scope'] === 'company'
        : source !== undefined && SPREADING_SOURCES.includes(source)
    if (action === 'recover') trace.note('FF-SUPP-02', all ? 'Every stand recovers' : 'One stand recovers', 1)
    else trace.note('FF-FIRE-10', all ? 'A marker on every stand' : 'A marker on this stand alone', 1)
    const after: number[] = []
    const destroyed: number[] = []
    for (const [index, markers] of platoons.entries()) {
      const left = all || index === target ? Math.max(0, markers + change) : markers
      after.push(left)
      if (isWornDown(left)) {
        destroyed.push(index)
        trace.note('FF-FIRE-09', 'Third marker destroys platoon', index)
      }
    }
    return { after, destroyed }
  },
  outcome: ({ after, destroyed }) => ({ after: after.join(', '), destroyed: destroyed.length }),
  verdict({ after, destroyed }) {
    if (after.every((markers) => markers === 0)) return 'No markers left.'
    const lost = destroyed.length === 0 ? '' : `; ${several(destroyed.length, 'platoon')} destroyed`
    return sentence(`markers now ${after.join(', ')}${lost}`)
  },
})
