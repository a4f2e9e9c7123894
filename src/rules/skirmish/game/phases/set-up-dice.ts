import { change, tellOf } from '#kernel/game/play.ts'
import { bombardmentDuration } from '../../procedures/bombardment-duration.ts'
import { windRoll } from '../../procedures/wind-roll.ts'
import { changeBattery, type Play } from '../play.ts'

/** SK-SET-01, SK-SEQ-09: wind and the moves of batteries are thrown for with the first order of the battle. */
export const throwSetUpDice = (play: Play): void => {
  const { options } = play.state
  if (play.state.move > 0) return
  if (!play.state.wind) {
    play.dice.about?.({ title: 'Wind' })
    const { direction, strength } = windRoll.resolve({ options }, play.dice, play.trace)
    change(play, { wind: { direction, strength } })
    tellOf(play, { kind: 'wind', direction, strength })
  }
  for (const { id, side, moves } of play.state.batteries) {
    if (moves !== null) continue
    play.dice.about?.({ title: 'Moves of the bombardment', unit: id, only: side })
    const thrown = bombardmentDuration.resolve({ options }, play.dice, play.trace)
    changeBattery(play, id, { moves: thrown.moves })
  }
}
