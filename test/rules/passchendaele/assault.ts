import type { Chance } from '#study/odds.ts'
import { oddsOf } from './odds.ts'

/** The reference assault of PA-CAL-01: what varies from case to case. */
export interface Assault {
  readonly attacker?: string
  readonly defender?: string
  /** Where the attackers cross. */
  readonly ground?: string
  readonly works?: string
  readonly defendingBases?: number
  readonly field?: number
  readonly heavy?: number
  readonly gas?: boolean
  readonly tanks?: boolean
  /** The guns fall silent when the attack starts. */
  readonly lifted?: boolean
}

export interface Course {
  readonly arrives: number
  readonly pinned: number
  readonly destroyed: number
  readonly stalled: number
  readonly turns: number
}

interface Body {
  readonly status: string
  /** Inches from the start line towards the enemy. */
  readonly at: number
}

interface State {
  readonly attacker: Body
  readonly defender: Body
  readonly tank: Body
  readonly vacated: boolean
  readonly pinned: boolean
}

type Weighed = readonly [state: State, chance: number]

const TRENCH = 4
const REACH = 6
const SHORT = 0.25
const BESIDE = 2
const TURNS = 8
const ATTACKING_BASES = 3
const BEFORE_THE_ATTACK = 2

const keyOf = ({ attacker, defender, tank, vacated, pinned }: State): string =>
  [attacker.status, attacker.at, defender.status, defender.at, tank.status, tank.at, vacated, pinned].join()

const merge = (states: readonly Weighed[]): Weighed[] => {
  const found = new Map<string, [State, number]>()
  for (const [state, chance] of states) {
    const known = found.get(keyOf(state))
    if (known) known[1] += chance
    else found.set(keyOf(state), [state, chance])
  }
  return [...found.values()]
}

const fires = ({ status }: Body): boolean => status !== 'disordered' && status !== 'removed'
const near = (one: Body, other: Body, inches: number): boolean => Math.abs(one.at - other.at) <= inches
const points = (from: Body, on: Body, bases: number): number =>
  fires(from) && near(from, on, REACH) ? bases : 0

/** Plays the assault out over every fall of the dice. */
export const assault = ({
  attacker: attackers = 'line',
  defender: defenders = 'line',
  ground = 'cratered',
  works = 'trench',
  defendingBases = 2,
  field = 0,
  heavy = 0,
  gas = false,
  tanks = false,
  lifted = false,
}: Assault): Course => {
  const shelled = field + heavy > 0 || gas

  const each = (states: readonly Weighed[], step: (state: State) => readonly Weighed[]): Weighed[] =>
    merge(
      states.flatMap(([state, chance]) => step(state).map(([next, more]): Weighed => [next, chance * more])),
    )

  const after = (odds: readonly Chance[], next: (outcome: Chance['outcome']) => State): Weighed[] =>
    odds.map(({ probability, outcome }) => [next(outcome), probability])

  const tankMoves = (state: State): readonly Weighed[] => {
    const { tank, attacker, defender } = state
    if (tank.status === 'removed') return [[state, 1]]
    const odds = oddsOf('carry-on', {
      troop: 'tank',
      status: tank.status,
      order: 'advance',
      cover: ground,
      smallArms: points(defender, tank, defendingBases),
    })
    const limit = Math.min(
      attacker.at + BESIDE,
      defender.status === 'removed' ? Infinity : defender.at - SHORT,
    )
    return after(odds, ({ newStatus, fallBack, inches }) => {
      const at = fallBack ? tank.at - 1 : Math.max(tank.at, Math.min(tank.at + Number(inches), limit))
      return { ...state, tank: { status: String(newStatus), at } }
    })
  }

  const attackerMoves = (state: State): readonly Weighed[] => {
    const { tank, attacker, defender } = state
    const odds = oddsOf('carry-on', {
      status: attacker.status,
      order: 'advance',
      quality: attackers,
      cover: ground,
      smallArms: points(defender, attacker, defendingBases),
      tankSupport: fires(tank) && near(tank, attacker, BESIDE),
    })
    return after(odds, ({ newStatus, fallBack, inches }) => {
      const status = String(newStatus)
      const at = fallBack ? attacker.at - 1 : attacker.at + Number(inches)
      const halted = status === 'pinned' || status === 'disordered' || status === 'removed'
      return { ...state, attacker: { status, at }, pinned: state.pinned || halted }
    })
  }

  const defenderChecks =
    (bombarded: boolean, assaulted: boolean) =>
    (state: State): readonly Weighed[] => {
      const { tank, attacker, defender, vacated } = state
      if (defender.status === 'removed') return [[state, 1]]
      const barrage = bombarded && !vacated
      const odds = oddsOf('carry-on', {
        status: defender.status,
        order: 'hold',
        quality: defenders,
        cover: vacated ? 'cratered' : works,
        smallArms: assaulted ? points(attacker, defender, ATTACKING_BASES) + points(tank, defender, 1) : 0,
        fieldArtillery: barrage ? field : 0,
        heavyArtillery: barrage ? heavy : 0,
        gas: barrage && gas,
      })
      return after(odds, ({ newStatus, fallBack }) => {
        const back = fallBack ? (barrage && shelled ? 2 : 1) : 0
        const gone = newStatus === 'removed' || fallBack === true
        return {
          ...state,
          defender: { status: String(newStatus), at: defender.at + back },
          vacated: vacated || gone,
        }
      })
    }

  const start: State = {
    attacker: { status: 'solid', at: 0 },
    defender: { status: 'solid', at: TRENCH },
    tank: { status: tanks ? 'solid' : 'removed', at: 0 },
    vacated: false,
    pinned: false,
  }
  let open: Weighed[] = [[start, 1]]
  if (shelled) for (let i = 0; i < BEFORE_THE_ATTACK; i++) open = each(open, defenderChecks(true, false))

  let [arrives, pinned, destroyed, turns] = [0, 0, 0, 0]
  for (let turn = 1; turn <= TURNS; turn++) {
    const fighting: Weighed[] = []
    for (const [state, chance] of each(each(open, tankMoves), attackerMoves)) {
      const { attacker, defender, vacated } = state
      const contact = defender.status !== 'removed' && attacker.at >= defender.at
      if (attacker.status === 'removed') {
        destroyed += chance
        pinned += chance
      } else if (contact || (vacated && attacker.at >= TRENCH)) {
        arrives += chance
        turns += chance * turn
        if (state.pinned) pinned += chance
      } else fighting.push([state, chance])
    }
    open = each(fighting, defenderChecks(!lifted, true))
  }
  let stalled = 0
  for (const [state, chance] of open) {
    stalled += chance
    if (state.pinned) pinned += chance
  }
  return { arrives, pinned, destroyed, stalled, turns: turns / arrives }
}
