import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { assaultClock } from '../../../procedures/assault-clock.ts'
import { flightWeather } from '../../../procedures/flight-weather.ts'
import { SIDES } from '../../../vocabulary.ts'
import { revealSeen } from '../../board/sight.ts'
import { seeWrecks } from '../../board/wrecks.ts'
import { seasonOf } from '../../calendar.ts'
import { changeAssault, changeZone, type Play } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { Assault, State } from '../../state.ts'
import { isCombatUnit, isOnBoard } from '../../unit.ts'
import { unitNamed } from '../../units.ts'
import { OFF_BOARD, type ZoneNumber } from '../../zone.ts'
import { freshUnits, freshZones } from './fresh-turn.ts'

/** The end of an assault turn: control, the clock, and whether the assault goes on (GF-ASLT-05, GF-ASLT-06). */
export const endTurn = (play: Play): void => {
  takeControl(play)
  const { assault } = play.state
  if (!assault) return
  const { reason } = clockOf(play.state, assault, assault.turn)
  if (reason !== 'none') changeAssault(play, { over: reason })
  else if (isQuiet(assault)) changeAssault(play, { over: 'quiet-day' })
  else beginTurn(play, assault)
}

/** GF-ASLT-10: a day and its night have gone by without a fight. */
const isQuiet = ({ night, fought }: Assault): boolean => night && !fought

/** GF-ASLT-06: combat units of one side alone take a zone, unless all of them are running. */
const takeControl = (play: Play): void => {
  const { units, zones } = play.state
  let entered: Map<ZoneNumber, SideName> | undefined
  for (const unit of units) {
    if (!isOnBoard(unit) || !isCombatUnit(unit) || unit.status === 'routing') continue
    if (zones[unit.place]?.owner === unit.side) continue
    entered ??= new Map()
    entered.set(unit.place, unit.side)
  }
  if (entered) occupy(play, entered)
  loseTunnels(play)
}

const occupy = (play: Play, entered: ReadonlyMap<ZoneNumber, SideName>): void => {
  const { units } = play.state
  for (const zone of [...entered.keys()].sort((one, other) => one - other)) {
    const side = entered.get(zone)
    const isDisputed = units.some((unit) => unit.place === zone && unit.side !== side && isCombatUnit(unit))
    if (!side || isDisputed) continue
    tellOf(play, { kind: 'zone-taken', zone, side })
    changeZone(play, zone, { owner: side })
    seeWrecks(play, zone)
  }
}

/** GF-MINE-06: a tunnel is lost with the zone it starts from. */
const loseTunnels = (play: Play): void => {
  const { tunnels, zones } = play.state
  const lost = tunnels.filter(({ start, side }) => zones[start]?.owner !== side)
  if (lost.length === 0) return
  for (const { start, side } of lost) tellOf(play, { kind: 'tunnel-taken', zone: start, only: side })
  change(play, { tunnels: tunnels.filter((tunnel) => !lost.includes(tunnel)) })
}

/** GF-ASLT-05, GF-ASLT-07: destroyed, driven off, suppressed or running; who left by the enemy's edge is in action. */
export const isOutOfAction = (state: State, id: string): boolean => {
  const unit = unitNamed(state, id)
  return (
    !unit ||
    unit.gone === 'destroyed' ||
    (unit.gone === null && (unit.place === OFF_BOARD || unit.status !== 'steady'))
  )
}

/** GF-ASLT-07: both would stop, or nobody has done anything. */
const isAgreed = ({ active, wouldStop }: Assault): boolean =>
  !active || SIDES.every((side) => wouldStop.includes(side))

const clockOf = (state: State, assault: Assault, turn: number) =>
  assaultClock.resolve(
    {
      season: seasonOf(state),
      turn,
      // An announcer who has yet to bring anybody on has lost nobody either.
      attackerUnits: Math.max(1, assault.engaged.length),
      attackerOutOfAction: assault.engaged.filter((id) => isOutOfAction(state, id)).length,
      agreed: isAgreed(assault),
      options: state.options,
    },
    NO_DICE,
    SILENT,
  )

const beginTurn = (play: Play, assault: Assault): void => {
  const turn = assault.turn + 1
  const { day, turnOfDay, night, firstMover } = clockOf(play.state, assault, turn)
  const newDay = day !== assault.day
  freshUnits(play, newDay)
  freshZones(play, false)
  const first = firstMover === 'announcer' ? assault.announcer : otherSide(assault.announcer)
  tellOf(play, { kind: 'assault-turn', day, turnOfDay, night, first })
  changeAssault(play, {
    turn,
    day,
    turnOfDay,
    night,
    flying: newDay ? rollWeather(play) : assault.flying,
    firstMover: first,
    active: false,
    fought: !newDay && assault.fought,
    wouldStop: [],
  })
  // GF-OBS-14: another light, cleared smoke and new owners show what was not seen before.
  revealSeen(play)
}

/** GF-AAIR-04: one die for both sides at dawn, for the day and the night after it. */
export const rollWeather = (play: Play): boolean => {
  const { state } = play
  play.dice.about?.({ title: 'Flying weather for the day' })
  const { flying } = flightWeather.resolve(
    { season: seasonOf(state), options: state.options },
    play.dice,
    play.trace,
  )
  tellOf(play, { kind: 'flying-weather', flying })
  return flying
}
