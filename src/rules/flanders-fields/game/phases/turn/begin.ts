import { change, tellOf } from '#kernel/game/play.ts'
import { changeArmy, type Play } from '../../play.ts'
import { battalionWith, unitWith } from '../../records.ts'
import { withoutMissedMinutes } from '../actions/fire/mad-minute.ts'
import { beginCards } from '../cards/big-bangs.ts'
import { askForReserves } from './reserves.ts'
import { askForSuccessors } from './successors.ts'

/** FF-TURN-03: what lasted for a turn is over. */
export const beginPlayerTurn = (play: Play): void => {
  const { state } = play
  const { active, turn } = state
  change(play, {
    // FF-END-11
    agreed: state.agreed.filter((side) => side !== active),
    units: withoutMissedMinutes(state, active).map((unit) =>
      unit.side === active && (unit.done || unit.moved || unit.passed)
        ? unitWith(unit, { done: false, moved: false, passed: false })
        : unit,
    ),
    battalions: state.battalions.map((battalion) =>
      battalion.side === active && (battalion.done || battalion.staff)
        ? battalionWith(battalion, { done: false, staff: false })
        : battalion,
    ),
    regiments: state.regiments.map((regiment) =>
      regiment.side === active && (regiment.staffGiven || regiment.airCalled)
        ? { ...regiment, staffGiven: false, airCalled: false }
        : regiment,
    ),
    blockHouses: state.blockHouses.map((house) => (house.done ? { ...house, done: false } : house)),
  })
  if (state.armies[active].heroicRefused) changeArmy(play, active, { heroicRefused: false })
  tellOf(play, { kind: 'turn-begun', turn, side: active })
  // The last one asked comes first.
  askForReserves(play)
  beginCards(play)
  askForSuccessors(play)
}
