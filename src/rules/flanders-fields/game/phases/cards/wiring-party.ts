import { oneOf } from '#kernel/chance/random.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { overlaps } from '#kernel/geometry/gap.ts'
import { middleOf } from '#kernel/geometry/point.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { fromCm, toCm, WIRE_DEPTH, WIRING_PARTY } from '../../../tables/index.ts'
import type { Side } from '../../../vocabulary.ts'
import { fieldOf, type Wire } from '../../field.ts'
import { allWireSteps, touchesStep, type WireStep } from '../../moves/over-wire.ts'
import type { Stand, State, Unit } from '../../state.ts'
import { standsOf } from '../../units.ts'
import type { ChoiceCard } from './choice.ts'

const companies = (state: State, side: Side): readonly Unit[] =>
  state.units.filter(
    (unit) => unit.side === side && unit.kind === 'rifle-company' && standsOf(state, unit.id).length > 0,
  )

/** FF-EVT-05: the belt before a company of the defender, nearest to it. */
const beltBefore = (state: State, { id }: Unit): { readonly belt: Wire; readonly x: number } | undefined => {
  const { x, y } = middleOf(standsOf(state, id).map(({ centre }) => centre))
  const [belt] = fieldOf(state.scenario)
    .wire.filter((wire) => wire.far <= y && x >= wire.left && x <= wire.right)
    .toSorted((a, b) => b.far - a.far)
  return belt && { belt, x }
}

/** 2 cm more on the attacker's side of it, where nobody stands. */
const newWire = (state: State, unit: Unit): readonly [number, number, number, number] | undefined => {
  const found = beltBefore(state, unit)
  if (!found) return undefined
  const { belt, x } = found
  const half = fromCm(WIRING_PARTY / 2)
  const left = Math.max(belt.left, x - half)
  const right = Math.min(belt.right, x + half)
  const near = belt.near - fromCm(WIRE_DEPTH)
  const ground = {
    centre: { x: Math.round((left + right) / 2), y: Math.round((near + belt.near) / 2) },
    heading: 0,
    width: right - left,
    depth: belt.near - near,
  }
  const isTaken = near < 0 || state.stands.some((stand) => overlaps(ground, stand))
  return isTaken ? undefined : [toCm(left), toCm(near), toCm(right), toCm(belt.near)]
}

/** FF-EVT-05: the 2 cm of a belt that a stand of the attacker's company touches. */
const touched = (
  state: State,
  { id }: Unit,
): { readonly step: WireStep; readonly stand: Stand } | undefined => {
  const steps = allWireSteps(state)
  for (const stand of standsOf(state, id)) {
    const step = steps.find((one) => touchesStep(state, one, stand))
    if (step) return { step, stand }
  }
  return undefined
}

const serves = (state: State, side: Side, unit: Unit): boolean =>
  side === 'defender' ? newWire(state, unit) !== undefined : touched(state, unit) !== undefined

/** FF-EVT-02: the defender adds 2 cm of wire on the front of a company, the attacker takes 2 cm away. */
export const WIRING: ChoiceCard = {
  isPossible: (state, side) => companies(state, side).some((unit) => serves(state, side, unit)),
  check(state, side, { unit: id }) {
    const unit = companies(state, side).find((one) => one.id === id)
    return unit && serves(state, side, unit)
      ? undefined
      : refuse(
          'no-wire',
          side === 'defender'
            ? 'Name a company of yours with wire before it and room for more.'
            : 'Name a company of yours that touches wire.',
          'FF-EVT-05',
        )
  },
  act(play, side, { unit: id }) {
    const { state } = play
    const unit = companies(state, side).find((one) => one.id === id)
    if (!unit) return
    const added = side === 'defender' ? newWire(state, unit) : undefined
    const cleared = side === 'attacker' ? touched(state, unit) : undefined
    if (added) {
      const { scenario } = state
      change(play, { scenario: { ...scenario, ground: [...scenario.ground, { kind: 'wire', at: added }] } })
    }
    if (cleared) {
      const { step, stand } = cleared
      const { x } = stand.centre
      change(play, {
        gaps: [
          ...state.gaps,
          {
            belt: step.belt,
            kind: 'cleared',
            from: { x, y: step.near },
            to: { x, y: step.far },
            width: fromCm(WIRING_PARTY),
          },
        ],
      })
    }
    tellOf(play, { kind: 'wiring-party', unit: unit.id, added: added !== undefined })
  },
  sample(state, side, random) {
    const unit = oneOf(
      random,
      companies(state, side).filter((one) => serves(state, side, one)),
    )
    return unit ? { unit: unit.id } : {}
  },
}
