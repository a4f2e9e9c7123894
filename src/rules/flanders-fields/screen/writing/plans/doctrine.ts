import { middleOf } from '#kernel/geometry/point.ts'
import { fieldOf } from '../../../game/field.ts'
import { projectorLine } from '../../../game/phases/plans/legality.ts'
import { batteriesOf, firesOf, gasIdOf, gasOf, hasBarrage } from '../../../game/phases/plans/scope.ts'
import { frontTrenchAt } from '../../../game/phases/plans/trench-line.ts'
import type { BarrageOrder } from '../../../game/phases/plans/written.ts'
import type { Unit } from '../../../game/state.ts'
import { isTank, standsOf } from '../../../game/units.ts'
import type { View } from '../../../game/view.ts'
import { BARRAGE_DEPTH, BARRAGE_SPEED, placeOf, toCm } from '../../../tables/index.ts'
import type { Side } from '../../../vocabulary.ts'
import { type FirePlan, onTable, type Point } from './plan.ts'

/* Plans as either staff of the day would have drawn them, from where the enemy stands now. */

type Spot = Pick<Point, 'x' | 'y'>

const byX = (one: Spot, other: Spot): number => one.x - other.x

const middle = (view: View, unit: string): Spot | undefined => {
  const stands = standsOf(view, unit)
  return stands.length > 0 ? placeOf(middleOf(stands.map(({ centre }) => centre))) : undefined
}

/** How far from its front trench a stand still belongs to it, cm. */
const ON_TRENCH = 6

/** The defender's front line at an x: his front trench, or his foremost stand. */
const frontAt = (view: View, x: number): number =>
  frontTrenchAt(view, 'defender', x) ??
  Math.min(...view.stands.filter(({ side }) => side === 'defender').map(({ centre }) => toCm(centre.y)))

const placesOf = (view: View, kind: Unit['kind']): readonly Spot[] =>
  view.units
    .filter((unit) => unit.side === 'defender' && unit.kind === kind)
    .flatMap(({ id }) => middle(view, id) ?? [])
    .toSorted(byX)

const isInFront = (view: View, { x, y }: Spot): boolean => Math.abs(y - frontAt(view, x)) <= ON_TRENCH

const strongPoints = (view: View): readonly Spot[] =>
  fieldOf(view.scenario)
    .patches.filter(({ kind }) => kind === 'strong-point')
    .map(({ box }) => placeOf(box.centre))
    .toSorted(byX)

interface Targets {
  readonly guns: readonly Spot[]
  readonly front: readonly Spot[]
  readonly behind: readonly Spot[]
}

const targetsOf = (view: View): Targets => {
  const guns = placesOf(view, 'machine-gun').filter((spot) => isInFront(view, spot))
  const companies = placesOf(view, 'rifle-company')
  const houses = view.blockHouses
    .filter(({ holder }) => holder === 'defender')
    .map(({ centre }) => placeOf(centre))
  const front = [...guns, ...companies.filter((spot) => isInFront(view, spot))]
  const behind = [...strongPoints(view), ...houses, ...companies.filter((spot) => !isInFront(view, spot))]
  return { guns, front: front.length > 0 ? front : behind, behind: behind.length > 0 ? behind : front }
}

const inTurn = (spots: readonly Spot[], at: number): Spot | undefined => spots[at % Math.max(1, spots.length)]

const attackersPoints = (view: View, { front, behind }: Targets): readonly Point[] => {
  let guns = 0
  let howitzers = 0
  return batteriesOf(view, 'attacker').flatMap(({ id, kind, type, at }): Point[] => {
    if (kind === 'regimental-mortar') {
      const own = middle(view, id)
      return own ? [{ battery: id, ...onTable(view, { x: own.x, y: frontAt(view, own.x) }) }] : []
    }
    if (at !== 'off-table') return []
    const spot = type === 'field-gun' ? inTurn(front, guns++) : inTurn(behind, howitzers++)
    return spot ? [{ battery: id, ...onTable(view, spot) }] : []
  })
}

/** The wire before the front trench, or else the trench. */
const wireBefore = (view: View): number | undefined => {
  const wire = fieldOf(view.scenario).wire.map(({ near }) => toCm(near))
  return wire.length > 0 ? Math.min(...wire) : undefined
}

/** A wave over shell holes, and over good ground, is followed at this speed, cm. */
const SPEED = { torn: 10, good: 15 } as const
/** At least so far ahead of the first wave, and of tanks, cm. */
const AHEAD = { men: 9, tanks: 16 } as const
/** A wave goes so much farther in a turn than its barrage. */
const WAVE = 1.5

/** The band is to lie on the front trench on the turn in which the first wave comes to the wire. */
const creeping = (view: View): BarrageOrder => {
  const { width, ground } = view.scenario
  const speed = ground.some(({ kind }) => kind === 'shell-torn') ? SPEED.torn : SPEED.good
  const front = frontAt(view, width / 2)
  const own = view.stands.filter(({ side }) => side === 'attacker')
  const wave = Math.max(0, ...own.filter((stand) => !isTank(stand)).map(({ centre }) => toCm(centre.y)))
  const turns = Math.max(1, Math.ceil(((wireBefore(view) ?? front) - wave) / (WAVE * speed)))
  const least = wave + (own.some(isTank) ? AHEAD.tanks : AHEAD.men)
  const start = Math.round(Math.max(front - (turns - 1) * speed, least))
  return { start, firstTurn: 1, speed, halts: [] }
}

/** On the outposts, on the redoubts, then ahead of the storm companies. */
const feuerwalze = (view: View): BarrageOrder => {
  const { width, length } = view.scenario
  const front = Math.round(frontAt(view, width / 2))
  const edges = [front - 15]
  const turns = view.barrageTurns ?? 1
  while (edges.length < turns) {
    const last = edges.at(-1) ?? front
    edges.push(
      Math.min(last + (edges.length === 1 ? 0 : 15), length - BARRAGE_DEPTH, last + BARRAGE_SPEED.most),
    )
  }
  return { edges }
}

const attackersGas = (view: View): FirePlan['gas'] => {
  const { width, length } = view.scenario
  const given = gasOf(view, 'attacker')
  return given.map(({ kind, delivery }, i) => {
    const x = Math.round((width * (2 * i + 1)) / (2 * given.length))
    const thrown = delivery === 'projector' ? projectorLine(view, 'attacker', x) : undefined
    const y = thrown ?? (kind === 'offensive' ? frontAt(view, x) + 4 : length - 8)
    return { gas: gasIdOf(i), kind, turn: kind === 'offensive' ? 1 : 2, x, y, heading: 0 }
  })
}

const attackersPlan = (view: View): FirePlan => {
  const targets = targetsOf(view)
  const shelled = [...targets.guns, ...strongPoints(view), ...targets.front.slice(targets.guns.length)]
  return {
    kind: 'fire-plan',
    points: [...attackersPoints(view, targets)],
    barrage: hasBarrage(view)
      ? view.scenario.grants.includes('hurricane')
        ? feuerwalze(view)
        : creeping(view)
      : null,
    gas: attackersGas(view),
    fires: firesOf(view, 'attacker').flatMap(({ turn }, i) => {
      const spot = inTurn(shelled, i)
      return spot ? [{ turn, weapon: 'heavy-artillery', ...onTable(view, spot) }] : []
    }),
  }
}

/** In front of the trench: on the wire, or a little farther out where there is none. */
const SHORT = { wire: 5, open: 8 } as const

const defendersPlan = (view: View): FirePlan => {
  const { width } = view.scenario
  const short = wireBefore(view) === undefined ? SHORT.open : SHORT.wire
  const own = Math.max(
    0,
    ...view.stands.filter(({ side }) => side === 'attacker').map(({ centre }) => toCm(centre.y)),
  )
  const batteries = batteriesOf(view, 'defender')
  const field = batteries.filter(
    ({ at, type }) => at === 'off-table' && (type === 'field-gun' || type === 'field-howitzer'),
  )
  return {
    kind: 'fire-plan',
    points: batteries.flatMap(({ id, at, type }) => {
      const place = field.findIndex((unit) => unit.id === id)
      if (place >= 0) {
        const x = (width * (2 * place + 1)) / (2 * field.length)
        return [{ battery: id, ...onTable(view, { x, y: frontAt(view, x) - short }) }]
      }
      if (at === 'off-table') {
        const y = (own + frontAt(view, width / 2)) / 2
        return [{ battery: id, ...onTable(view, { x: width / 2, y }) }]
      }
      const spot = middle(view, id)
      const reached = type === 'field-gun' || type === 'medium-mortar' || type === 'heavy-mortar'
      return spot && reached
        ? [{ battery: id, ...onTable(view, { x: spot.x, y: frontAt(view, spot.x) - short }) }]
        : []
    }),
    barrage: null,
    gas: gasOf(view, 'defender').map(({ kind }, i, given) => {
      const x = Math.round((width * (2 * i + 1)) / (2 * given.length))
      const y = kind === 'offensive' ? own : frontAt(view, x) - 15
      return { gas: gasIdOf(i), kind, turn: 1, ...onTable(view, { x, y }), heading: 180 }
    }),
    fires: [],
  }
}

/** Points for all guns, barrage, gas and bombardments after the doctrine of the period. */
export const doctrinePlan = (view: View, side: Side): FirePlan =>
  side === 'attacker' ? attackersPlan(view) : defendersPlan(view)
