import { tellOf } from '#kernel/game/play.ts'
import { nextToCloseUp } from '../../../moves/closing-up.ts'
import { moveStand, type Play, standNow } from '../../../play.ts'
import { unitNamed } from '../../../units.ts'
import { nobodyMarked, sufferOnTheWay } from '../../../zones/movers.ts'
import type { ActionsPhase } from '../../shapes.ts'
import type { MovedStand } from './stories.ts'

/**
 * FF-FORM-03, FF-FORM-08: a company draws together after its die, whatever that shows. Gives back what of its first move
 * action each stand has used up. Gas and the barrage attack those who move, zones of fire do not.
 */
export const closeUp = (play: Play, id: string, stays: string | undefined): ActionsPhase['closedUp'] => {
  const spent: Record<string, number> = {}
  const moved: MovedStand[] = []
  const gone: string[] = []
  const unit = unitNamed(play.state, id)
  // The group that stays is settled at the start, however far those who join it come.
  let home = stays
  for (;;) {
    const next = unit && nextToCloseUp(play.state, unit, home, gone)
    if (!next) break
    const { stand, to, cost } = next
    home ??= next.home
    const way = [stand.centre, to]
    gone.push(stand.id)
    const passed = sufferOnTheWay(play, stand.id, way, nobodyMarked(), false)
    if (!standNow(play, stand.id)) continue
    const end = passed.way.at(-1) ?? to
    moveStand(play, stand.id, end, stand.heading)
    spent[stand.id] = cost
    moved.push({
      stand: stand.id,
      way: passed.way,
      heading: stand.heading,
      stopped: passed.outcome !== 'none',
    })
  }
  if (moved.length > 0)
    tellOf(play, { kind: 'moved', unit: id, how: 'closing-up', stands: moved, column: false, assaults: [] })
  return spent
}
