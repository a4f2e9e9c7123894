import { tellOf } from '#kernel/game/play.ts'
import { along, HALF, turned } from '#kernel/geometry/angle.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { deviation } from '../../../../procedures/deviation.ts'
import { fromCm } from '../../../../tables/index.ts'
import type { Side } from '../../../../vocabulary.ts'
import type { Play } from '../../../play.ts'
import { asAimed } from './battery.ts'
import { isOnTable } from './reach.ts'

/** FF-ART-04, FF-ART-12: where fire that nobody observes falls; nowhere if that is off the table. */
export const deviate = (play: Play, by: string, side: Side, at: Point): Point | null => {
  play.dice.about?.({ title: 'Deviation', unit: by })
  const { clock, bearing, distance } = deviation.resolve(
    { options: play.state.options },
    play.dice,
    play.trace,
  )
  const away = side === 'attacker' ? 0 : HALF
  const fallen =
    bearing === null ? at : asAimed(along(at, turned(away, fromDegrees(bearing)), fromCm(distance)))
  const to = isOnTable(play.state, fallen) ? fallen : null
  tellOf(play, { kind: 'deviated', unit: by, from: at, to, clock, distance })
  return to
}
