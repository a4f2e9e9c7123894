import { fair, oneOf, percent, type Random } from '#kernel/chance/random.ts'
import { popPhase, pushPhase, replacePhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { placeOf } from '../../../tables/table-top.ts'
import { SIDES, type Side } from '../../../vocabulary.ts'
import { PASS, type Pass } from '../../forms.ts'
import { isUnit } from '../../moves/course.ts'
import { type Play, replaceUnit } from '../../play.ts'
import { isAskedToPlot } from '../../shells/plots.ts'
import { otherSide } from '../../sides.ts'
import type { State } from '../../state.ts'
import type { Page } from '../page.ts'
import { throwSetUpDice } from '../set-up-dice.ts'
import type { PhaseOf } from '../shapes.ts'
import { DEPLOY, type Deploy, placeableUnits, placed } from './placing.ts'

type Phase = PhaseOf<'deployment'>

const ORDERS = [DEPLOY, PASS] as const

const PROMPT = 'Set up your troops, or leave them as they are listed.'
const BEGIN = 'Everybody stands where he is listed: begin the battle.'

const canPlace = (state: State, side: Side): boolean => placeableUnits(state, side).length > 0

/** SK-SEQ-07: as no die is thrown unasked, one side begins the battle where neither has anything to do before it. */
const nobodyIsAsked = (state: State): boolean =>
  SIDES.every((side) => !canPlace(state, side) && !isAskedToPlot(state, side, 'all'))

/** SK-SET-01: the scenario's first side completely, then the other. */
export const beginDeployment = (play: Play): void => {
  const side = play.state.scenario.deploysFirst
  pushPhase(play, {
    name: 'deployment',
    side,
    next: otherSide(side),
    ...(nobodyIsAsked(play.state) ? { begins: true } : {}),
  })
}

const asked = (state: State, { side, begins }: Phase): readonly Side[] =>
  begins || canPlace(state, side) ? [side] : []

const goOnAfter = (play: Play, { next }: Phase): void => {
  if (next) replacePhase(play, { name: 'deployment', side: next, next: null })
  else popPhase(play)
}

const sampledPlace = (state: State, side: Side, random: Random): Deploy | Pass => {
  const unit = oneOf(random, placeableUnits(state, side))
  if (!unit || percent(random, 60)) return { kind: 'pass' }
  const { x, y } = placeOf(unit.position)
  const off = fair(random, 9) - 4
  const order: Deploy = {
    kind: 'deploy',
    unit: unit.id,
    at: { x: Math.max(0, Math.round((x + off) * 100) / 100), y: Math.round(y * 100) / 100 },
  }
  return isUnit(placed(state, side, order)) ? order : { kind: 'pass' }
}

/** SK-SET-02, SK-SET-03 */
export const DEPLOYMENT: Page<'deployment', typeof ORDERS> = {
  orders: ORDERS,
  pending: asked,
  prompt: (_, { begins }) => (begins ? BEGIN : PROMPT),
  check(state, _, side, order) {
    if (order.kind === 'pass') return undefined
    const unit = placed(state, side, order)
    return isUnit(unit) ? undefined : unit
  },
  sample: (state, _, side, random) => sampledPlace(state, side, random),
  act(play, phase, side, order) {
    throwSetUpDice(play)
    if (order.kind === 'deploy') {
      const unit = placed(play.state, side, order)
      if (!isUnit(unit)) return
      replaceUnit(play, unit)
      tellOf(play, { kind: 'deployed', unit: order.unit })
    } else goOnAfter(play, phase)
  },
  resume(play, phase) {
    if (asked(play.state, phase).length === 0) goOnAfter(play, phase)
  },
}
