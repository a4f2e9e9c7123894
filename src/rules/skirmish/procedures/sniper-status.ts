import { procedure } from '#kernel/procedure/procedure.ts'
import { flag, form, integer, measure } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { SNIPER_DISTANCE, SNIPER_REST } from '../tables/index.ts'

interface SniperStatus {
  readonly mayFire: boolean
  readonly sniperFactors: boolean
  readonly mustWithdraw: boolean
}

export const sniperStatus = procedure({
  name: 'sniper-status',
  title: 'May the sniper shoot?',
  clauses: ['SK-SNP-02', 'SK-SNP-04', 'SK-SNP-05', 'SK-SNP-07'],
  input: form({
    distanceToUnit: measure(),
    movesAtRest: integer(0),
    pathBack: flag(),
    attacked: flag(),
    targetBlocksPath: flag(),
    options,
  }),
  resolve({ distanceToUnit, movesAtRest, pathBack, attacked, targetBlocksPath }, _dice, trace): SniperStatus {
    const rested = movesAtRest >= SNIPER_REST
    trace.note('SK-SNP-05', 'Rested for a whole move', rested)
    if (!pathBack) trace.note('SK-SNP-04', 'No safe way home: he must withdraw')
    const excused = !pathBack && (attacked || targetBlocksPath)
    if (excused) {
      trace.note('SK-SNP-07', attacked ? 'Attacked, so he may shoot back' : 'Shoots to open his way home')
    }
    const mayFire = rested && (pathBack || excused)
    const sniperFactors = mayFire && distanceToUnit >= SNIPER_DISTANCE
    if (mayFire) trace.note('SK-SNP-02', 'Far enough from his unit', sniperFactors)
    return { mayFire, sniperFactors, mustWithdraw: !pathBack }
  },
  outcome: ({ mayFire, sniperFactors, mustWithdraw }) => ({ mayFire, sniperFactors, mustWithdraw }),
  verdict({ mayFire, sniperFactors, mustWithdraw }) {
    const as = sniperFactors ? 'a sniper' : 'an ordinary rifleman'
    if (mustWithdraw) {
      return mayFire ? `Cut off: must withdraw, but may shoot as ${as}.` : 'Cut off: must withdraw, no shot.'
    }
    return mayFire ? `May shoot as ${as}.` : 'No shot: he has not rested for a whole move.'
  },
})
