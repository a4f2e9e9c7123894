import { change, tellOf } from '#kernel/game/play.ts'
import { revealSeen } from '../../board/sight.ts'
import type { Play } from '../../play.ts'
import type { SideName } from '../../sides.ts'
import { isCombatUnit, isOnBoard } from '../../unit.ts'
import { freshUnits, freshZones } from './fresh-turn.ts'
import { rollWeather } from './turn.ts'

/** A0: box barrages lift, who holds what is written down, and the airmen look at the sky. */
export const openAssault = (play: Play, announcer: SideName): void => {
  tellOf(play, { kind: 'assault-opened', side: announcer })
  freshUnits(play, true)
  freshZones(play, true)
  const flying = rollWeather(play)
  const { zones, units } = play.state
  change(play, {
    boxes: [],
    assault: {
      announcer,
      turn: 1,
      day: 1,
      turnOfDay: 1,
      night: false,
      flying,
      firstMover: announcer,
      before: zones.map(({ owner }) => owner),
      engaged: units
        .filter((unit) => unit.side === announcer && isOnBoard(unit) && isCombatUnit(unit))
        .map(({ id }) => id),
      active: false,
      fought: false,
      wouldStop: [],
      over: null,
    },
  })
  // GF-OBS-14: what has come into view since the deployment, by retreat or on shattered ground.
  revealSeen(play)
}
