import { pushPhase } from '#kernel/game/phases.ts'
import { experienceCapOf } from '../../../reckoning/crews.ts'
import { SIDES } from '../../../vocabulary.ts'
import { connectedZones } from '../../board/control.ts'
import { formUp } from '../../board/stacking.ts'
import { monthOf } from '../../calendar.ts'
import { changeArmy, changeUnit, changeUnits, type Play, unitNow } from '../../play.ts'
import { seenUnits } from '../../seen-units.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import { OFF_BOARD, type ZoneNumber } from '../../zone.ts'
import { unready } from '../unready.ts'
import { finishDeployment } from './finishing.ts'
import { postOf } from './placing.ts'

/** Whatever a unit did last week is over. */
const RESTED = {
  duty: 'none',
  raided: false,
  missions: 0,
  sortied: false,
  drafts: 0,
  moving: false,
  fired: false,
  shotOpportunity: false,
  cameFrom: null,
  grounded: false,
  onItsWay: false,
} as const satisfies Partial<Unit>

const isRested = (unit: Unit): boolean =>
  unit.duty === 'none' &&
  unit.missions === 0 &&
  unit.drafts === 0 &&
  unit.cameFrom === null &&
  !(unit.raided || unit.sortied || unit.moving || unit.fired) &&
  !(unit.shotOpportunity || unit.grounded || unit.onItsWay)

/** GF-VP-03: those who went over the enemy's rear edge come back behind their own. */
const BACK = { place: OFF_BOARD, gone: null, revealed: false, status: 'steady' } as const

/** GF-DEP-10: the grooms bring the mounts up wherever a side's ground hangs together. */
const mountsOf = (state: State, { parked, side }: Unit, place: ZoneNumber): Partial<Unit> | undefined =>
  parked !== null && parked !== place && (place === OFF_BOARD || connectedZones(state, side).has(place))
    ? { parked: place }
    : undefined

/** GF-DATE-03, GF-EXP-01: with the new year tank crews may learn more. */
const crewsOf = (state: State, { type, experienceCap: before }: Unit): Partial<Unit> | undefined => {
  const experienceCap = experienceCapOf(type, monthOf(state).year)
  return experienceCap > before ? { experienceCap } : undefined
}

/** What the new week changes about a unit. */
const newsOf = (state: State, unit: Unit): Partial<Unit> | undefined => {
  if (unit.gone === 'destroyed') return undefined
  const back = unit.gone === 'exited' ? BACK : undefined
  const mounts = mountsOf(state, unit, back?.place ?? unit.place)
  const crews = crewsOf(state, unit)
  return back || mounts || crews
    ? { ...RESTED, ...back, ...mounts, ...crews }
    : isRested(unit)
      ? undefined
      : RESTED
}

export const enterDeployment = (play: Play): void => {
  const { state } = play
  const last = seenUnits(state.units)
  changeUnits(play, (unit) => newsOf(state, unit))
  for (const { unit } of state.terms.placed) takePost(play, unit)
  for (const side of SIDES) {
    // A side without troops has nothing to place.
    const ready = !play.state.units.some((unit) => unit.side === side && unit.gone === null)
    changeArmy(play, side, { ready, depotShelled: false, depotSpotted: false })
  }
  if (unready(play.state).length === 0) finishDeployment(play)
  else pushPhase(play, { name: 'deployment', last })
}

/** S3: sappers at the mouths of their tunnels. */
const takePost = (play: Play, id: string): void => {
  const post = postOf(play.state, id)
  if (post === undefined) return
  changeUnit(play, id, { place: post })
  formUp(play, post, unitNow(play, id).side)
}
