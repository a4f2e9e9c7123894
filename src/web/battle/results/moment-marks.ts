import type { TableMark } from '#screen/mark.ts'
import { turnTitle } from '#study/wording.ts'
import { unacknowledged } from '../store/outcomes/seen-moments.ts'
import type { Scene } from '../store/scene.ts'
import type { BattleStore } from '../store/store.ts'

/** Of the shorter side of the table. */
const RING = 1 / 14

/** Where units were lost in this turn and the last, and where what waits to be acknowledged happened. */
export const momentMarks = (store: Pick<BattleStore, 'acknowledged'>, scene: Scene): readonly TableMark[] => {
  const { outcomes, ground, game } = scene
  const waiting = new Set(unacknowledged(store, scene))
  const radius = Math.round(Math.min(ground.size.width, ground.size.height) * RING)
  return outcomes.flatMap((outcome) =>
    outcome.moments.flatMap(({ kind, title, places = [] }, i): readonly TableMark[] => {
      const waits = waiting.has(outcome)
      if (!waits && kind !== 'lost') return []
      return places.map((place, n) => ({
        id: `moment-${outcome.order}-${i}-${n}`,
        centre: place,
        radius,
        look: kind === 'lost' ? 'loss' : 'gain',
        ...(waits ? {} : { bare: true }),
        ...(kind === 'lost' ? { crosses: [place] } : {}),
        text: `${turnTitle(game, outcome.entry.turn)}: ${title}.`,
      }))
    }),
  )
}
