import { change, tellOf } from '#kernel/game/play.ts'
import type { Play } from '../../play.ts'
import { standWith } from '../../records.ts'
import { isCommand } from '../../units.ts'

/** FF-CMD-02, FF-TURN-10: every command stand of the side loses its markers. */
export const recoverCommands = (play: Play): void => {
  const { stands, active } = play.state
  const suppressed = stands.filter((stand) => stand.side === active && stand.markers > 0 && isCommand(stand))
  if (suppressed.length === 0) return
  const recovered = new Set(suppressed.map(({ id }) => id))
  change(play, {
    stands: stands.map((stand) => (recovered.has(stand.id) ? standWith(stand, { markers: 0 }) : stand)),
  })
  tellOf(play, { kind: 'command-recovered', side: active, stands: [...recovered] })
}
