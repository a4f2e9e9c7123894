import { SILENT } from '../../../../kernel/trace.ts'
import { seasonOf } from '../../calendar.ts'
import { change, type Play, tellOf } from '../../play.ts'
import { flightWeather } from '../../procedures/flight-weather.ts'
import { isCombatUnit, isOnBoard, type SideName } from '../../state.ts'

/** A0: box barrages lift, who holds what is written down, and the airmen look at the sky. */
export const openAssault = (play: Play, announcer: SideName): void => {
  const { state } = play
  tellOf(play, { kind: 'assault-opened', side: announcer })
  const { flying } = flightWeather.resolve(
    { season: seasonOf(state), options: state.options },
    play.dice,
    SILENT,
  )
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
      before: state.zones.map(({ owner }) => owner),
      engaged: state.units
        .filter((unit) => unit.side === announcer && isOnBoard(unit) && isCombatUnit(unit))
        .map(({ id }) => id),
      active: false,
      wouldStop: [],
      over: null,
    },
  })
}
