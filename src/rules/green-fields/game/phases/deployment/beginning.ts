import { pushPhase } from '../../../../../kernel/game/phases.ts'
import { experienceCapOf } from '../../../reckoning/crews.ts'
import { SIDES } from '../../../vocabulary.ts'
import { connectedZones } from '../../board/control.ts'
import { formUp } from '../../board/stacking.ts'
import { monthOf } from '../../calendar.ts'
import { changeArmy, changeUnit, type Play } from '../../play.ts'
import { seenUnits } from '../../seen-units.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import { OFF_BOARD } from '../../zone.ts'
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

const MARKS = Object.keys(RESTED) as readonly (keyof typeof RESTED)[]

const isRested = (unit: Unit): boolean => MARKS.every((mark) => unit[mark] === RESTED[mark])

/** GF-VP-03: those who went over the enemy's rear edge come back behind their own. */
const BACK = { place: OFF_BOARD, gone: null, revealed: false, status: 'steady' } as const

/** The grooms bring the mounts up wherever a side's ground hangs together. */
const mountsOf = (state: State, { parked, place, side }: Unit): Partial<Unit> =>
  parked !== null && parked !== place && (place === OFF_BOARD || connectedZones(state, side).has(place))
    ? { parked: place }
    : {}

/** GF-DATE-03, GF-EXP-01: with the new year tank crews may learn more. */
const crewsOf = (state: State, { type, experienceCap: before }: Unit): Partial<Unit> => {
  const experienceCap = experienceCapOf(type, monthOf(state).year)
  return experienceCap > before ? { experienceCap } : {}
}

export const enterDeployment = (play: Play): void => {
  const last = seenUnits(play.state.units)
  for (const unit of play.state.units) {
    if (unit.gone === 'destroyed') continue
    const back = unit.gone === 'exited' ? BACK : {}
    const news = { ...back, ...mountsOf(play.state, { ...unit, ...back }), ...crewsOf(play.state, unit) }
    if (Object.keys(news).length > 0 || !isRested(unit)) changeUnit(play, unit.id, { ...RESTED, ...news })
    takePost(play, unit)
  }
  for (const side of SIDES) {
    // A side without troops has nothing to place.
    const ready = !play.state.units.some((unit) => unit.side === side && unit.gone === null)
    changeArmy(play, side, { ready, depotShelled: false, depotSpotted: false })
  }
  if (SIDES.every((side) => play.state.armies[side].ready)) finishDeployment(play)
  else pushPhase(play, { name: 'deployment', last })
}

/** S3: sappers at the mouths of their tunnels. */
const takePost = (play: Play, { id, side }: Unit): void => {
  const post = postOf(play.state, id)
  if (post === undefined) return
  changeUnit(play, id, { place: post })
  formUp(play, post, side)
}
