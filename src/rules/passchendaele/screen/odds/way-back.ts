import { several } from '#kernel/words.ts'
import type { Danger } from '#screen/odds.ts'
import { fireOn } from '../../game/board/fire-count.ts'
import { aroundFallingBack, planBaseByBase, planFallBack } from '../../game/moves/fall-back.ts'
import { waysBack } from '../../game/moves/way-back.ts'
import type { Unit } from '../../game/state.ts'
import type { View } from '../../game/view.ts'
import { hasPoints } from '../../reckoning/load.ts'
import { isImmobile } from '../../vocabulary.ts'
import { fallBackChance } from './check.ts'

export const JAMMED = 'jammed among its own men: a level more'

/** What falling back would cost a unit besides the ground; none if it has a way and room (PA-MOVE-22, PA-MOVE-23). */
const costOfFallingBack = (view: View, unit: Unit): string | undefined => {
  const around = aroundFallingBack(view, unit)
  const back = waysBack(view, unit, around)
  const ways = 'straight' in back ? [back.straight] : back.ways.map(({ heading }) => heading)
  if (ways.length > 0)
    return ways.every((heading) => planFallBack(view, unit, around, heading).jammed)
      ? `If it falls back, it is ${JAMMED}`
      : undefined
  const found = planBaseByBase(view, unit, around).length
  if (found === 0) return 'It has no way back: if it must fall back, it surrenders'
  const lost = unit.bases.length - found
  return lost === 0
    ? 'It has no way back together: each base goes its own'
    : `If it falls back, ${several(lost, 'base')} of it ${lost === 1 ? 'surrenders' : 'surrender'}`
}

/** What to mind behind a unit under fire before it is checked. */
export const wayBackDangers = (view: View, unit: Unit): readonly Danger[] => {
  if (isImmobile(unit.troop) || !hasPoints(fireOn(view, unit))) return []
  const text = costOfFallingBack(view, unit)
  return text === undefined ? [] : [{ text, chance: fallBackChance(view, unit) }]
}
