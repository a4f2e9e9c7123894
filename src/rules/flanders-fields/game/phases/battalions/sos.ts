import { oneOf, percent, type Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { tellOf } from '#kernel/game/play.ts'
import { gapToPoint } from '#kernel/geometry/gap.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { shapeGapToPoint } from '#kernel/geometry/shape.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form } from '#kernel/procedure/schema.ts'
import { sosCall } from '../../../procedures/sos-call.ts'
import { fromCm, LENGTH_FORGIVEN, placeOf, pointAt, SOS_FROM_WORK } from '../../../tables/index.ts'
import type { Side } from '../../../vocabulary.ts'
import { deepSuppressionOn } from '../../board/front-line.ts'
import { areLinesDown } from '../../cards/pack.ts'
import { fieldOf } from '../../field.ts'
import { nameOf } from '../../names.ts'
import { changeUnit, type Play } from '../../play.ts'
import type { State, Unit } from '../../state.ts'
import { commandOf } from '../../units.ts'
import { isFieldArtillery } from '../../zones/weapons.ts'
import { asAimed, batteryOf, unfit } from '../actions/guns/battery.ts'
import { fireOnPoint } from '../actions/guns/fire.ts'
import { frontLineRefusal, reachRefusal } from '../actions/guns/reach.ts'
import { at, id, kind } from '../forms.ts'
import type { Interlude } from '../interlude.ts'
import { reckon } from '../morale/reckoning.ts'

const SOS_FORM = form({ kind: kind('sos'), battery: id(), ...at })
type SosCall = Accepted<typeof SOS_FORM>

/** FF-SOS-02, FF-SOS-05: the defender has works to call for. */
const hasWorks = ({ scenario, blockHouses }: State): boolean => {
  const { trenches, patches } = fieldOf(scenario)
  return (
    blockHouses.length > 0 ||
    trenches.some(({ of }) => of === 'defender') ||
    patches.some(({ kind }) => kind === 'strong-point')
  )
}

/** FF-SOS-03, FF-SOS-04: near a work laid out for the defender, lost or not; strong points are his. */
const isNearWork = ({ scenario, blockHouses }: State, at: Point): boolean => {
  const near = fromCm(SOS_FROM_WORK) + LENGTH_FORGIVEN
  const { trenches, patches } = fieldOf(scenario)
  return (
    trenches.some(({ of, shape }) => of === 'defender' && shapeGapToPoint(shape, at) <= near) ||
    patches.some(({ kind, shape }) => kind === 'strong-point' && shapeGapToPoint(shape, at) <= near) ||
    blockHouses.some((house) => gapToPoint(house, at) <= near)
  )
}

/** FF-SOS-02, FF-SOS-03: a field battery that has had neither order nor call. */
const isFree = (state: State, { id, side, kind, done, at }: Unit): boolean => {
  const battery = batteryOf(state, id)
  return (
    side === 'defender' &&
    kind === 'artillery' &&
    !done &&
    (at === 'table' || at === 'off-table') &&
    battery !== undefined &&
    isFieldArtillery(battery.weapon)
  )
}

const hasCommander = (state: State): boolean =>
  state.battalions.some(({ id, side }) => side === 'defender' && commandOf(state, id) !== undefined)

const cannotAnswer = (state: State, id: string): Refusal | undefined => {
  const battery = batteryOf(state, id)
  if (battery?.unit.side !== 'defender' || battery.unit.kind !== 'artillery')
    return refuse('unknown-battery', `You have no battery "${id.slice(0, 60)}".`, 'FF-SOS-04')
  const name = (): string => nameOf(state, id)
  if (!isFieldArtillery(battery.weapon))
    return refuse('too-heavy', `${name()} is no field battery: only those answer calls.`, 'FF-SOS-03')
  if (!isFree(state, battery.unit))
    return refuse('done', `${name()} has had its order or its call this turn.`, 'FF-SOS-02')
  return unfit(state, battery) ?? frontLineRefusal(state, battery)
}

const check = (state: State, side: Side, { battery: called, x, y }: SosCall): Refusal | undefined => {
  if (side !== 'defender') return refuse('attacker', 'Only the defender calls for SOS fire.', 'FF-SOS-02')
  if (!hasWorks(state)) return refuse('no-works', 'There are no works to call for.', 'FF-SOS-05')
  if (!hasCommander(state))
    return refuse('no-commander', 'No battalion commander is left to call.', 'FF-SOS-04')
  if (areLinesDown(state, side))
    return refuse('lines-are-down', 'The lines are down: no word reaches the guns this turn.', 'FF-SOS-05')
  const wrong = cannotAnswer(state, called)
  if (wrong) return wrong
  const at = asAimed(pointAt({ x, y }))
  if (!isNearWork(state, at))
    return refuse('far-from-works', 'The middle lies more than 5 cm from any of your works.', 'FF-SOS-04')
  const battery = batteryOf(state, called)
  return battery && reachRefusal(state, battery, { at, body: undefined })
}

/** FF-SOS-01: a die, and if it serves one fire that comes down there at once. */
const act = (play: Play, _: Side, { battery: called, x, y }: SosCall): void => {
  const battery = batteryOf(play.state, called)
  if (!battery) return
  const at = asAimed(pointAt({ x, y }))
  changeUnit(play, called, { done: true })
  play.dice.about?.({ title: `SOS call to ${nameOf(play.state, called)}`, unit: called })
  const { total, arrives } = sosCall.resolve(
    { deepSuppression: deepSuppressionOn(play.state, battery.unit), options: play.state.options },
    play.dice,
    play.trace,
  )
  tellOf(play, { kind: 'sos-called', battery: called, at, total, arrives })
  if (!arrives) return
  fireOnPoint(play, battery, { at, registered: true, sos: true, fired: null }, 'indirect', 0)
  reckon(play)
}

const isPossible = (state: State, side: Side): boolean =>
  side === 'defender' &&
  hasWorks(state) &&
  hasCommander(state) &&
  !areLinesDown(state, side) &&
  state.units.some((unit) => isFree(state, unit) && cannotAnswer(state, unit.id) === undefined)

/** On an enemy who is near a work, or in front of the front line where enemies are to be expected. */
const worthACall = (state: State, random: Random): Point | undefined => {
  const enemies = state.stands.filter(({ side }) => side === 'attacker')
  const close = oneOf(
    random,
    enemies.filter(({ centre }) => isNearWork(state, centre)),
  )
  if (close) return close.centre
  const [from] = fieldOf(state.scenario).front.defender?.line ?? []
  const enemy = oneOf(random, enemies)
  return from && enemy && { x: enemy.centre.x, y: Math.max(0, from.y - fromCm(SOS_FROM_WORK)) }
}

const sample = (state: State, side: Side, random: Random): SosCall | undefined => {
  if (!percent(random, 20) || !isPossible(state, side)) return undefined
  const battery = oneOf(
    random,
    state.units.filter((unit) => isFree(state, unit)),
  )
  const at = worthACall(state, random)
  if (!battery || !at) return undefined
  const order: SosCall = { kind: 'sos', battery: battery.id, ...placeOf(at) }
  return check(state, side, order) ? undefined : order
}

/** FF-SOS, FF-TURN-09: comes between the orders of two units. */
export const SOS: Interlude<typeof SOS_FORM> = { form: SOS_FORM, check, act, isPossible, sample }
