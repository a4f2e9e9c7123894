import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice, flag, form, list, maybe, preset } from '#kernel/procedure/schema.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { sentence, several } from '#kernel/words.ts'
import { options } from '../options.ts'
import {
  allowanceOf,
  breakdownDice,
  crosses,
  type Mover,
  moverOf,
  reach,
  roadBonus,
  type Step,
} from '../reckoning/going.ts'
import { mountFault, mountOf } from '../reckoning/mounts.ts'
import { LONGEST_PATH } from '../tables/index.ts'
import { GROUND_UNITS, GROUNDS, MOUNTS, WATERS, WORKS } from '../vocabulary.ts'
import { diceThrown } from '../wording.ts'

export type Stop = 'none' | 'terrain' | 'impassable' | 'allowance'

export const movement = procedure({
  name: 'movement',
  title: 'Move along a path',
  clauses: [
    'GF-MOVE-01',
    'GF-MOVE-02',
    'GF-MOVE-04',
    'GF-MOVE-05',
    'GF-MOVE-06',
    'GF-MOVE-08',
    'GF-MOVE-09',
    'GF-MOVE-10',
    'GF-MOVE-16',
    'GF-TERR-01',
    'GF-TERR-02',
    'GF-TERR-03',
    'GF-TERR-04',
    'GF-TERR-06',
    'GF-TERR-09',
  ],
  input: checkedForm(
    {
      type: choice(GROUND_UNITS),
      mount: maybe(choice(MOUNTS)),
      path: list(
        form({
          ground: preset(choice(GROUNDS), 'open'),
          trench: preset(choice(WORKS), 'none'),
          road: flag(),
          embankment: flag(),
          water: preset(choice(WATERS), 'none'),
          bridged: flag(),
        }),
        1,
        LONGEST_PATH,
      ),
      options,
    },
    mountFault,
  ),
  resolve({ type, mount, path }, _, trace) {
    const mover = moverOf(type, mountOf(type, mount))
    const allowance = allowanceOf(mover)
    trace.note('GF-MOVE-01', 'Zones a turn', allowance)
    const { zones, stop } = reach(path, mover)
    const zonesMoved = longest(path, zones, mover)
    const earned = roadBonus(path, zonesMoved, mover, trace)
    const complete = zonesMoved === path.length
    const stoppedBy: Stop = complete ? 'none' : zonesMoved < zones ? 'allowance' : stop
    const ahead = path[zonesMoved]
    if (stoppedBy === 'impassable' && ahead && !crosses(ahead, mover.gait)) {
      trace.note('GF-TERR-04', 'Stopped by', ahead.water)
    } else if (!complete) {
      trace.note(CLAUSE_OF[stoppedBy], 'Stopped by', stoppedBy)
    }
    return {
      allowance,
      roadBonus: earned,
      zonesMoved,
      complete,
      stoppedBy,
      breakdownDice: breakdownDice(path, zonesMoved, mover, trace),
    }
  },
  outcome: (result) => ({ ...result }),
  verdict({ zonesMoved, stoppedBy, breakdownDice }) {
    const breakdown = breakdownDice === 0 ? '' : `; throws ${diceThrown(breakdownDice)} for breakdown`
    const far = zonesMoved === 0 ? 'does not move' : `moves ${several(zonesMoved, 'zone')}`
    return sentence(far + STOP_WORDS[stoppedBy] + breakdown)
  },
})

const STOP_WORDS: Readonly<Record<Stop, string>> = {
  none: ', the whole way',
  terrain: ' and must stop on that ground',
  impassable: ': the way ahead is closed',
  allowance: ' and can go no farther this turn',
}

const CLAUSE_OF = {
  none: 'GF-MOVE-06',
  terrain: 'GF-MOVE-04',
  impassable: 'GF-MOVE-04',
  allowance: 'GF-MOVE-06',
} as const

/** GF-MOVE-06: the longest part of the path that the allowance and the road steps in it pay for. */
const longest = (path: readonly Step[], zones: number, mover: Mover): number => {
  for (let steps = zones; steps > 0; steps--) {
    if (steps <= allowanceOf(mover) + roadBonus(path, steps, mover, SILENT)) return steps
  }
  return 0
}
