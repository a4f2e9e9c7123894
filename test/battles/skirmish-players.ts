import { commanderBy } from '#commander/commander.ts'
import type { Commander } from '#kernel/game/commander.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { DOCTRINE } from '#rules/skirmish/commander/index.ts'
import { houseNamed } from '#rules/skirmish/game/board/ground.ts'
import type { PlayerOrder } from '#rules/skirmish/game/phases/index.ts'
import { openUnits } from '#rules/skirmish/game/moves/open.ts'
import { asSide } from '#rules/skirmish/game/sides.ts'
import type { State, Unit } from '#rules/skirmish/game/state.ts'
import { placeOf } from '#rules/skirmish/tables/table-top.ts'

export const COMMANDER = commanderBy(DOCTRINE)

const PASS: PlayerOrder = { kind: 'pass' }

/** Does as little as the rules allow. */
export const quiet: Commander = (_, staff) => ({
  order: staff.check(PASS) ? staff.sample() : PASS,
  why: 'All quiet.',
})

export const yielding: Commander = () => ({ order: { kind: 'concede' }, why: 'We give up.' })

const isState = (seen: unknown): seen is State =>
  typeof seen === 'object' && seen !== null && 'units' in seen && 'phases' in seen

const moveIn = (seen: unknown): number => (isState(seen) ? seen.move : 0)

/** Commands for so many moves, and rests upon it. */
export const resting =
  (moves: number): Commander =>
  (view, staff) =>
    (moveIn(view()) <= moves ? COMMANDER : quiet)(view, staff)

/** Rests for so many moves, and then commands. */
export const waiting =
  (moves: number): Commander =>
  (view, staff) => {
    const move = moveIn(view())
    return (move > moves || move === 0 ? COMMANDER : quiet)(view, staff)
  }

/** Inches of a leg, the longest first. */
const STRIDES = [24, 12, 10, 8, 6, 5, 4, 3, 2, 1, 0.5] as const

/** Ways of a unit towards its own base edge and over it, the farthest first. */
const waysHome = (state: State, unit: Unit): readonly PlayerOrder[] => {
  const back = unit.side === 'a' ? -1 : 1
  const edge = unit.side === 'a' ? -0.5 : state.scenario.length + 0.5
  const { x, y } = placeOf(unit.position)
  const { id } = unit
  const house = unit.inside === null ? undefined : houseNamed(state, unit.inside)
  if (house) {
    const { x1, x2, y1, y2 } = house.bounds
    const at = placeOf({ x: (x1 + x2) / 2, y: unit.side === 'a' ? y1 : y2 })
    return [{ kind: 'leave', unit: id, at, prone: false }]
  }
  return [
    { kind: 'move', unit: id, legs: [{ x, y: edge }], rise: unit.prone, prone: false },
    ...STRIDES.map((far): PlayerOrder => {
      const to = Math.max(0, Math.min(state.scenario.length, y + back * far))
      return { kind: 'move', unit: id, legs: [{ x, y: to }], rise: unit.prone, prone: false }
    }),
    { kind: 'limber', unit: id },
  ]
}

/** Everybody goes home, over his own edge of the table. */
export const deserting: Commander = (view, staff) => {
  const seen = view()
  const side = asSide(staff.side)
  if (!isState(seen) || !side || topPhase(seen)?.name !== 'movement') return quiet(view, staff)
  const order = openUnits(seen, side)
    .flatMap((unit) => waysHome(seen, unit).find((way) => !staff.check(way)) ?? [])
    .at(0)
  return order ? { order, why: 'Home.' } : quiet(view, staff)
}
