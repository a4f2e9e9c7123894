import { pushPhase } from '../../../kernel/game/phases.ts'
import { change, tellOf } from '../../../kernel/game/play.ts'
import { initiative } from '../procedures/initiative.ts'
import { copyUnit } from './copy.ts'
import type { Play } from './play.ts'
import { endBattle, endedAgainst, endedByPoints, hasCollapsed, holders } from './scoring.ts'
import { otherSide } from './sides.ts'
import { hasUnchecked } from './units.ts'

/** PA-TURN-02: both roll, and the winner is asked for his choice. */
const beginTurn = (play: Play, turn: number): void => {
  const { options, units } = play.state
  const { winner, rolls } = initiative.resolve(
    { sides: ['german', 'entente'], options },
    play.dice,
    play.trace,
  )
  const side = winner === 'german' ? 'german' : 'entente'
  change(play, {
    turn,
    first: null,
    agreed: [],
    units: units.map((unit) => (unit.checked ? Object.assign(copyUnit(unit), { checked: false }) : unit)),
  })
  tellOf(play, { kind: 'turn-begun', turn, winner: side, rolls })
  pushPhase(play, { name: 'choose', side })
}

/** Step T5. */
const endTurn = (play: Play): void => {
  const held = holders(play.state)
  change(play, {
    objectives: play.state.objectives.map((objective, i) => {
      const holder = held[i] ?? objective.holder
      return holder === objective.holder ? objective : { ...objective, holder }
    }),
  })
  tellOf(play, { kind: 'turn-ended' })
  const { state } = play
  const german = hasCollapsed(state, 'german')
  const entente = hasCollapsed(state, 'entente')
  // PA-END-05
  if (german && entente) endBattle(play, endedByPoints(state, 'collapse'))
  else if (german) endBattle(play, endedAgainst(state, 'german', 'collapse'))
  else if (entente) endBattle(play, endedAgainst(state, 'entente', 'collapse'))
  else if (state.turn >= state.table.turns) endBattle(play, endedByPoints(state, 'turn-limit'))
  else beginTurn(play, state.turn + 1)
}

/** PA-TURN-03, PA-TURN-04: one side checks its units, then the other, then the turn is over. */
const nextSide = (play: Play): void => {
  const { first } = play.state
  const side = first && [first, otherSide(first)].find((one) => hasUnchecked(play.state, one))
  if (side) pushPhase(play, { name: 'activate', side })
  else endTurn(play)
}

/** Goes on until a side has to decide or the battle is over. */
export const goOn = (play: Play): void => {
  if (play.state.phases.length > 0 || play.state.ending) return
  if (play.state.turn === 0) beginTurn(play, 1)
  else nextSide(play)
}
