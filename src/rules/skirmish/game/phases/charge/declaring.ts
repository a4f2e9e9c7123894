import { oneOf, type Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { pushPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { boundsApart } from '#kernel/geometry/bounds.ts'
import { distance } from '#kernel/geometry/point.ts'
import type { Rectangle } from '#kernel/geometry/rectangle.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, kind } from '#kernel/procedure/schema.ts'
import { fromInches, LEAST_CHARGERS } from '../../../tables/table-top.ts'
import type { Side } from '../../../vocabulary.ts'
import { aboutMen } from '../../board/bases.ts'
import { houseNamed } from '../../board/ground.ts'
import { quadrantOf } from '../../board/quadrants.ts'
import { chargeLine, isChargeLine } from '../../contact/charge-line.ts'
import { id, ids } from '../../forms.ts'
import { allowanceOf } from '../../moves/allowance.ts'
import { notOrderable, openUnits } from '../../moves/open.ts'
import { nameOf } from '../../names.ts'
import { reasonsOf } from '../../nerve/checks.ts'
import { changeUnit, mark, type Play } from '../../play.ts'
import type { State, Unit } from '../../state.ts'
import { isHalted, unitNamed } from '../../units.ts'

export const DECLARE = form({ kind: kind('charge'), units: ids(), target: id() })
type Order = Accepted<typeof DECLARE>

/** SK-MOV-18, SK-MOV-42: who never charges, or not now. */
const unfitToCharge = (state: State, unit: Unit): Refusal | undefined => {
  const name = (): string => nameOf(state, unit.id)
  if (
    unit.vehicle ||
    unit.weapon !== null ||
    unit.kind === 'sniper' ||
    unit.kind === 'hmg-team' ||
    unit.kind === 'mortar-team' ||
    unit.kind === 'gun-crew'
  )
    return refuse('no-charger', `${name()} does not charge.`, 'SK-MOV-18')
  if (unit.figures.length < LEAST_CHARGERS)
    return refuse('too-few', `${name()} has fewer than 3 figures.`, 'SK-MOV-18')
  if (isHalted(state, unit)) return refuse('halted', `${name()} is halted.`, 'SK-MOV-18')
  if (unit.prone) return refuse('prone', `${name()} is lying down.`, 'SK-MOV-18')
  if (unit.formation === 'column' && unit.trench === null)
    return refuse('column', `${name()} is in column.`, 'SK-MOV-18')
  if (unit.inside !== null) return refuse('inside', `${name()} must leave its structure first.`, 'SK-MOV-42')
  if (unit.marks.arrivedNow) return refuse('just-arrived', `${name()} has only just come on.`, 'SK-SET-06')
  return undefined
}

/** SK-MOV-29, SK-STR-14, SK-VEH-12: whom nobody charges. */
const noTarget = (state: State, unit: Unit, target: Unit): Refusal | undefined => {
  const name = (): string => nameOf(state, target.id)
  if (target.side === unit.side || target.where !== 'table' || target.vehicle)
    return refuse('no-target', `${name()} cannot be charged.`, 'SK-VEH-12')
  const house = target.inside === null ? undefined : houseNamed(state, target.inside)
  if (house?.kind === 'dugout') return refuse('in-dugout', `${name()} is in a dugout.`, 'SK-STR-14')
  if (house && unit.mounted) return refuse('mounted', 'Mounted troops never charge a garrison.', 'SK-MOV-29')
  return undefined
}

const refusalFor = (state: State, side: Side, id: string, target: Unit): Refusal | undefined => {
  const closed = notOrderable(state, side, id)
  if (closed) return closed
  const unit = unitNamed(state, id)
  if (!unit) return refuse('no-such-unit', `You have no unit ${id}.`, 'SK-SEQ-11')
  const unfit = unfitToCharge(state, unit) ?? noTarget(state, unit, target)
  if (unfit) return unfit
  const line = chargeLine(state, unit, target)
  return isChargeLine(line) ? undefined : line
}

export const chargeRefusal = (
  state: State,
  side: Side,
  { units, target: id }: Order,
): Refusal | undefined => {
  const target = unitNamed(state, id)
  if (!target) return refuse('no-target', `There is no unit ${id}.`, 'SK-MOV-18')
  if (new Set(units).size !== units.length) return refuse('twice', 'A unit is named twice.', 'SK-SEQ-11')
  for (const unit of units) {
    const refusal = refusalFor(state, side, unit, target)
    if (refusal) return refusal
  }
  return undefined
}

/** Far enough apart for no charge to reach. */
const isOutOfReach = (state: State, about: Rectangle, most: number, target: Unit): boolean => {
  const house = target.inside === null ? undefined : houseNamed(state, target.inside)
  const size = house ? distance(house.middle, house.outline[0] ?? house.middle) : 0
  return boundsApart(about, aboutMen(target.figures), most + size)
}

interface Charge {
  readonly unit: string
  readonly target: string
}

/** Every charge of one unit that may be declared, one after the other. */
function* lawfulCharges(state: State, side: Side): Generator<Charge> {
  for (const unit of openUnits(state, side)) {
    if (unfitToCharge(state, unit)) continue
    const about = aboutMen(unit.figures)
    const most = allowanceOf(state, unit, 'charge') + fromInches(3)
    for (const target of state.units) {
      if (target.side === side || target.where !== 'table') continue
      if (isOutOfReach(state, about, most, target)) continue
      if (!noTarget(state, unit, target) && isChargeLine(chargeLine(state, unit, target)))
        yield { unit: unit.id, target: target.id }
    }
  }
}

export const chargesOf = (state: State, side: Side): readonly Charge[] => [...lawfulCharges(state, side)]

/** SK-SEQ-13: step (c) is offered only while a lawful charge exists. */
export const hasCharge = (state: State, side: Side): boolean => !lawfulCharges(state, side).next().done

export const sampledCharge = (state: State, side: Side, random: Random): Order | undefined => {
  const charge = oneOf(random, chargesOf(state, side))
  return charge && { kind: 'charge', units: [charge.unit], target: charge.target }
}

/** SK-MOV-30: a charge uses up the move, whether it gets home or not. */
export const beginCharge = (play: Play, side: Side, { units, target: id }: Order): void => {
  const target = unitNamed(play.state, id)
  if (!target) return
  const ordered = play.state.units.filter((unit) => units.includes(unit.id))
  tellOf(play, { kind: 'charged', units: ordered.map((unit) => unit.id), target: id })
  const flanking = ordered
    .filter((unit) => quadrantOf(play.state, target, unit.position) !== 'front')
    .map((unit) => unit.id)
  const lines = ordered.flatMap((unit) => {
    const line = chargeLine(play.state, unit, target)
    const [from] = isChargeLine(line) ? line.path : []
    return isChargeLine(line) && from
      ? [
          {
            unit: unit.id,
            line,
            reached: from,
            owed: reasonsOf(play.state, unit),
            strength: unit.figures.length,
          },
        ]
      : []
  })
  // SK-SET-07: from the move after it has been charged
  const { move } = play.state
  if (target.heldUntil !== null && target.heldUntil > move + 1) changeUnit(play, id, { heldUntil: move + 1 })
  for (const unit of ordered) mark(play, unit.id, { charged: true, done: true, moved: true })
  pushPhase(play, {
    name: 'charge',
    side,
    units: ordered.map((unit) => unit.id),
    target: id,
    lines,
    stage: 'respond',
    weapons: [],
    at: null,
    flanking,
  })
}
