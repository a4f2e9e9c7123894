import { pushPhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { initiative } from '../procedures/initiative.ts'
import { otherSide } from '../vocabulary.ts'
import type { Play } from './play.ts'
import { unitWith } from './records.ts'
import { endedAgainst, endedByAgreement, endedByPoints, hasCollapsed, holders } from './scoring.ts'
import type { Ending } from './state.ts'
import { hasUnchecked } from './units.ts'

/** PA-TURN-02: both roll, and the winner is asked for his choice. */
export const beginTurn = (play: Play, turn: number): void => {
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
    units: units.map((unit) => (unit.checked ? unitWith(unit, { checked: false }) : unit)),
  })
  tellOf(play, { kind: 'turn-begun', turn, winner: side, rolls })
  pushPhase(play, { name: 'choose', side })
}

export const endBattle = (play: Play, ending: Ending): void => {
  change(play, { ending, phases: [], combat: null })
  tellOf(play, { kind: 'battle-ended', ending })
}

/** PA-END-07: offers to stop are made when the turn is over; two of them are an agreement. */
const makeOffers = (play: Play): void => {
  const { agreed, turn } = play.state
  for (const side of agreed) tellOf(play, { kind: 'offered', side, reveals: true })
  const [offering, other] = agreed
  if (other) endBattle(play, endedByAgreement(play.state))
  else if (offering) pushPhase(play, { name: 'armistice', side: otherSide(offering) })
  else beginTurn(play, turn + 1)
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
  else makeOffers(play)
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
