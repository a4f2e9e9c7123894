import type { FirePlan, Force, Spot } from '../scenarios/scenario.ts'
import type { Side } from '../vocabulary.ts'
import type { Gas } from './form.ts'
import type { Laid } from './ground.ts'
import { ATTACKERS_FRONT } from './lines.ts'
import type { Placed } from './rows.ts'
import type { Terms } from './terms.ts'

type Troops = Pick<Force, 'regiments'>

interface Gun {
  readonly id: string
  readonly type: string
  readonly at: Spot | undefined
}

const LETTERS = { attacker: 'a', defender: 'd' } as const

/** Batteries behind the table, regiment by regiment. */
const batteriesOf = ({ regiments }: Troops, side: Side): readonly Gun[] =>
  regiments.flatMap(({ offTable = [] }, r) =>
    offTable.map((type, i) => ({ id: `${LETTERS[side]}R${r + 1}o${i + 1}`, type, at: undefined })),
  )

const MORTARS = ['medium-mortar', 'heavy-mortar'] as const
const GUNS = ['field-gun', 'field-howitzer'] as const

/** Weapons on the table as they are numbered through their owner. */
const placedGuns = (
  prefix: string,
  letter: string,
  weapons: Troops['regiments'][number]['weapons'],
  types: readonly ('medium-mortar' | 'heavy-mortar' | 'field-gun' | 'field-howitzer')[],
): readonly Gun[] =>
  types
    .flatMap((type) => (weapons?.[type] ?? []).map((at) => ({ type, at })))
    .map(({ type, at }, i) => ({ id: `${prefix}${letter}${i + 1}`, type, at }))

const mortarsOf = ({ regiments }: Troops, side: Side): readonly Gun[] =>
  regiments.flatMap(({ weapons }, r) => placedGuns(`${LETTERS[side]}R${r + 1}`, 't', weapons, MORTARS))

const gunsOf = ({ regiments }: Troops, side: Side): readonly Gun[] => {
  let number = 0
  return regiments.flatMap(({ weapons, battalions }, r) => [
    ...placedGuns(`${LETTERS[side]}R${r + 1}`, 'g', weapons, GUNS),
    ...battalions.flatMap((battalion) => {
      number++
      return 'reserve' in battalion
        ? []
        : placedGuns(`${LETTERS[side]}${number}`, 'g', battalion.weapons, GUNS)
    }),
  ])
}

const pointsOf = (laid: readonly (readonly [Gun, Spot])[]): FirePlan['points'] =>
  Object.fromEntries(laid.map(([{ id }, at]) => [id, at]))

/** The middle of the i-th of so many equal parts of the width. */
const partMiddle = (width: number, i: number, of: number): number => (width * (2 * i + 1)) / (2 * of)

const HEAVY: readonly string[] = ['heavy-artillery', 'super-heavy-artillery']

const gasPlan = (
  gas: readonly Gas[],
  side: Side,
  { width, length }: Terms,
  { lines: { front } }: Laid,
): Pick<FirePlan, 'gas'> => {
  if (gas.length === 0) return {}
  const yOf = ({ kind, delivery }: Gas): number => {
    if (side === 'defender') return kind === 'offensive' ? 20 : front - 15
    if (delivery === 'projector') return ATTACKERS_FRONT + 10
    return kind === 'offensive' ? front + 4 : length - 8
  }
  const turnOf = ({ kind, delivery }: Gas): number =>
    side === 'attacker' && kind === 'denying' && delivery === 'artillery' ? 2 : 1
  return {
    gas: gas.map((one, i) => ({
      ...one,
      turn: turnOf(one),
      at: [partMiddle(width, i, gas.length), yOf(one)],
      heading: side === 'attacker' ? 0 : 180,
    })),
  }
}

/** 9.2: on the wire, or in front of the trench where there is none. */
export const defendersPlan = (troops: Troops, gas: readonly Gas[], terms: Terms, laid: Laid): FirePlan => {
  const { width, wire } = terms
  const { front } = laid.lines
  const y = front - (wire === 'none' ? 8 : 5)
  const all = batteriesOf(troops, 'defender')
  const field = [
    ...all.filter(({ type }) => type === 'field-gun'),
    ...all.filter(({ type }) => type === 'field-howitzer'),
  ]
  const heavies = all.filter(({ type }) => HEAVY.includes(type))
  const placed = [...mortarsOf(troops, 'defender'), ...gunsOf(troops, 'defender')]
  return {
    points: pointsOf([
      ...field.map((gun, i) => [gun, [partMiddle(width, i, field.length), y]] as const),
      ...heavies.map((gun) => [gun, [width / 2, (ATTACKERS_FRONT + front) / 2]] as const),
      ...placed.map((gun) => [gun, [gun.at?.[0] ?? 0, y]] as const),
    ]),
    ...gasPlan(gas, 'defender', terms, laid),
  }
}

const byX = (spots: readonly Spot[]): readonly Spot[] => spots.toSorted((one, other) => one[0] - other[0])

/** Places worth a shell, from the enemy's default set-up. */
const targetsOf = ({ pieces, companies }: Placed, { lines, strongPoints, blockHouses }: Laid) => {
  const companiesOn = (line: number) => byX(companies.filter(({ at }) => at[1] === line).map(({ at }) => at))
  const guns = byX(
    pieces.filter(({ type, at }) => type === 'machine-gun' && at[1] === lines.front).map(({ at }) => at),
  )
  const points = byX(
    strongPoints.map(([left, near, right, far]): Spot => [(left + right) / 2, (near + far) / 2]),
  )
  const front = companiesOn(lines.front)
  const first = [...guns, ...front]
  const second = [...points, ...byX(blockHouses), ...companiesOn(lines.second)]
  return {
    first,
    second: second.length > 0 ? second : first,
    scheduled: [...guns, ...points, ...front],
  }
}

const inTurn = (targets: readonly Spot[], i: number): Spot => targets[i % targets.length] ?? [0, 0]

const barragePlan = (
  { barrage, ground, wire, length }: Terms,
  { lines: { front, second } }: Laid,
  tanks: boolean,
): Pick<FirePlan, 'barrage'> => {
  if (barrage === 'none') return {}
  if (barrage === 'feuerwalze') {
    const edges = [front - 15, front, front + 15, second, second + 15, second + 30, second + 45]
    return { barrage: { edges: edges.map((edge) => Math.min(edge, length - 20)) } }
  }
  const speed = ground === 'trench' || ground === 'shattered' ? 10 : 15
  const edge = wire === 'none' ? front : front - (wire === 'deep' ? 8 : 6)
  const turns = Math.ceil((edge - ATTACKERS_FRONT) / (1.5 * speed))
  const start = Math.max(front - (turns - 1) * speed, tanks ? 40 : 33)
  return { barrage: { start, speed, halts: [] } }
}

export const attackersPlan = (
  troops: Troops,
  gas: readonly Gas[],
  bombardments: number,
  enemy: Placed,
  terms: Terms,
  laid: Laid,
): FirePlan => {
  const { first, second, scheduled } = targetsOf(enemy, laid)
  const all = batteriesOf(troops, 'attacker')
  const field = all.filter(({ type }) => type === 'field-gun')
  const others = [
    ...all.filter(({ type }) => type === 'field-howitzer'),
    ...all.filter(({ type }) => HEAVY.includes(type)),
  ]
  const early = Math.ceil(bombardments / 2)
  const tanks = troops.regiments.some(({ battalions }) =>
    battalions.some((battalion) => 'tanks' in battalion && (battalion.tanks?.length ?? 0) > 0),
  )
  return {
    points: pointsOf([
      ...field.map((gun, i) => [gun, inTurn(first, i)] as const),
      ...others.map((gun, i) => [gun, inTurn(second, i)] as const),
      ...mortarsOf(troops, 'attacker').map((gun) => [gun, [gun.at?.[0] ?? 0, laid.lines.front]] as const),
    ]),
    ...barragePlan(terms, laid, tanks),
    ...gasPlan(gas, 'attacker', terms, laid),
    ...(bombardments > 0
      ? {
          fires: Array.from({ length: bombardments }, (_, i) => ({
            turn: i < early ? 1 : 2,
            at: inTurn(scheduled, i),
          })),
        }
      : {}),
  }
}
