import { pushPhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { underOne } from '#table/template.ts'
import { BARRAGE_DANGER, fromCm } from '../../../tables/index.ts'
import { groundHeld } from '../../board/houses.ts'
import { fieldOf } from '../../field.ts'
import { deal } from '../../harm/strikes.ts'
import type { Play } from '../../play.ts'
import type { Barrage, BarragePlan, Stand, State } from '../../state.ts'
import { riskBehindBand, rollUnderBand } from '../../zones/band.ts'
import { type Band, bandOf, distanceBehind } from '../../zones/band-ground.ts'
import { reckon } from '../morale/reckoning.ts'

/** FF-RB-02: the turns that a planned barrage is fired. */
const lengthOf = ({ barrageTurns }: State, { edges }: BarragePlan): number =>
  Math.min(edges.length, barrageTurns ?? edges.length)

/** FF-RB-07: where it lies this turn; none before its first turn, after its last, or once it has left the table. */
const barrageNow = (state: State): Barrage | null => {
  const { plans, turn, scenario } = state
  const plan = plans.attacker?.barrage
  if (!plan) return null
  const lasts = lengthOf(state, plan)
  const gone = turn - plan.firstTurn
  const edge = plan.edges[gone]
  if (edge === undefined || gone >= lasts || edge >= fieldOf(scenario).length) return null
  return { edge, turnsLeft: lasts - gone }
}

/** FF-RB-08 */
const fromTheAttacker = ({ centre: one, id }: Stand, { centre: other, id: otherId }: Stand): number =>
  one.y - other.y || one.x - other.x || (id < otherId ? -1 : 1)

const isUnder = (state: State, band: Band, stand: Stand): boolean =>
  underOne(band, groundHeld(state, stand)) !== 'none'

/** FF-RB-04: close behind the band, on the attacker's side. */
const isClose = (state: State, { edge }: Barrage, stand: Stand): boolean => {
  const distance = distanceBehind(state, edge, stand)
  return distance >= 0 && distance <= fromCm(BARRAGE_DANGER)
}

/** FF-RB-11: how far it is about to go on this turn, where the attacker may keep it from that; nothing otherwise. */
const stepToHalt = (state: State): number => {
  const { options, barrage, barrageHalted, plans, turn } = state
  const plan = plans.attacker?.barrage
  if (options['barrage-halt'] !== 'once' || barrageHalted || !barrage || !plan || plan.feuerwalze) return 0
  const gone = turn - plan.firstTurn
  const [before, next] = [plan.edges[gone - 1], plan.edges[gone]]
  return before === undefined || next === undefined || gone >= lengthOf(state, plan) ? 0 : next - before
}

/** FF-RB-11: it stays for a turn, and all that the plan has after it comes as much later. */
export const haltBarrage = (play: Play): void => {
  const { plans, turn } = play.state
  const plan = plans.attacker
  const step = stepToHalt(play.state)
  if (!plan?.barrage || step === 0) return
  const { barrage } = plan
  const edges = barrage.edges.map((edge, i) => (i < turn - barrage.firstTurn ? edge : edge - step))
  change(play, {
    barrageHalted: true,
    plans: { ...plans, attacker: { ...plan, barrage: { ...barrage, edges } } },
  })
  tellOf(play, { kind: 'barrage-halted' })
}

/** FF-TURN-05: the attacker is asked first where he may halt it. */
export const beginRollingBarrage = (play: Play): void => {
  if (stepToHalt(play.state) > 0) pushPhase(play, { name: 'halt-barrage' })
  else workRollingBarrage(play)
}

/** FF-TURN-05, FF-RB-06, FF-RB-08: it comes down, goes on, halts or lifts, and falls on whoever is there. */
export const workRollingBarrage = (play: Play): void => {
  const before = play.state.barrage
  const barrage = barrageNow(play.state)
  change(play, { barrage })
  const band = bandOf(play.state)
  if (!barrage || !band) {
    if (before) tellOf(play, { kind: 'barrage-lifted', reveals: true })
    return
  }
  tellOf(play, { kind: 'barrage-moved', ...barrage, reveals: true })
  const { stands } = play.state
  const under = stands.filter((stand) => isUnder(play.state, band, stand)).sort(fromTheAttacker)
  const close = stands
    .filter(
      (stand) => stand.side === 'attacker' && !under.includes(stand) && isClose(play.state, barrage, stand),
    )
    .sort(fromTheAttacker)
  const struck = under.map((stand) => rollUnderBand(play, stand))
  if (struck.length > 0) tellOf(play, { kind: 'under-barrage', stands: struck })
  deal(
    play,
    struck.filter(({ natural }) => natural !== null),
    'rolling-barrage',
    false,
  )
  for (const stand of close) riskBehindBand(play, stand, distanceBehind(play.state, barrage.edge, stand))
  if (struck.length + close.length > 0) reckon(play)
}
