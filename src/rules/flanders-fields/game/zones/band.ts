import { tellOf } from '#kernel/game/play.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { ownBarrageRisk } from '../../procedures/own-barrage-risk.ts'
import { rollingBarrage } from '../../procedures/rolling-barrage.ts'
import { BARRAGE_DANGER, fromCm, toCm } from '../../tables/index.ts'
import type { FireOutcome } from '../../vocabulary.ts'
import { deal } from '../harm/strikes.ts'
import type { Play } from '../play.ts'
import type { Stand, State } from '../state.ts'
import { isCommand } from '../units.ts'
import { nearestBehind } from './band-ground.ts'
import { coverOrArmour } from './targets.ts'

/** FF-RB-03: the die of one stand under the band, nothing applied yet. */
export const rollUnderBand = (play: Play, stand: Stand) => {
  const { scenario, options } = play.state
  const { armour, ...cover } = coverOrArmour(play.state, stand)
  play.dice.about?.({ title: 'Under the rolling barrage', unit: stand.id })
  const { natural, total, outcome } = rollingBarrage.resolve(
    { period: scenario.period === 'late' ? 'late' : 'mid', armour, options, ...cover },
    play.dice,
    play.trace,
  )
  return { stand: stand.id, natural, total, outcome }
}

/** FF-RB-06: a stand has moved into the band, in it or out of it. */
export const attackInBand = (play: Play, stand: Stand): FireOutcome => {
  const struck = rollUnderBand(play, stand)
  tellOf(play, { kind: 'under-barrage', stands: [struck] })
  if (struck.natural !== null) deal(play, [struck], 'rolling-barrage', false)
  return struck.outcome
}

/** FF-RB-04: the risk die and, where it goes wrong, the fire of the guns on a stand so far behind the band. */
export const riskBehindBand = (play: Play, stand: Stand, distance: number): FireOutcome => {
  const { armour, ...cover } = coverOrArmour(play.state, stand)
  play.dice.about?.({ title: 'Close behind the rolling barrage', unit: stand.id })
  const { tested, riskRoll, natural, total, outcome } = ownBarrageRisk.resolve(
    {
      distance: toCm(distance),
      armour,
      command: isCommand(stand),
      options: play.state.options,
      ...cover,
    },
    play.dice,
    play.trace,
  )
  if (!tested || riskRoll === null) return 'none'
  tellOf(play, {
    kind: 'close-behind-barrage',
    stand: stand.id,
    distance,
    risk: riskRoll,
    natural,
    total,
    outcome,
  })
  if (natural !== null) deal(play, [{ stand: stand.id, outcome }], 'own-barrage', false)
  return outcome
}

/** FF-RB-04: the closest a way has come to the band; none if it only led away, or if nobody of the side is in danger. */
export const closestBehind = (state: State, stand: Stand, way: readonly Point[]): number | undefined => {
  const { barrage } = state
  const [start] = way
  if (!barrage || !start || stand.side !== 'attacker') return undefined
  if (way.every(({ x, y }) => x === start.x && y === start.y)) return undefined
  const { least, onlyGrew } = nearestBehind(state, barrage.edge, stand, way)
  return !onlyGrew && least >= 0 && least <= fromCm(BARRAGE_DANGER) ? least : undefined
}
