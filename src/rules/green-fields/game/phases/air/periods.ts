import { pushPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { airCombat } from '../../../procedures/air-combat.ts'
import { SIDES } from '../../../vocabulary.ts'
import { PERIODS, type Period } from '../../army.ts'
import { sufferedBy } from '../../board/suffered.ts'
import { changeArmy, named, type Play, showActivity, showFight } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { damageGround } from '../bombardment/damage.ts'
import { AIR_STEPS, type AirStep } from '../shapes.ts'
import { unready } from '../unready.ts'
import { aloft, flyerOf, flyersOf, landAll, landed, strikeAloft, takeOff } from './sorties.ts'
import { canAct } from './targets.ts'

/** GF-AIR-10, GF-AAIR-06: who names targets first. */
const firstToAct = ({ assault, loser }: State): SideName => assault?.firstMover ?? loser

/** W5: airmen write their plans; nobody is asked who has nothing to fly. */
export const enterAir = (play: Play): void => {
  for (const side of SIDES) {
    changeArmy(play, side, { ready: flyersOf(play.state, side).length === 0, sorties: [] })
  }
  if (unready(play.state).length > 0) pushPhase(play, { name: 'air-plans' })
}

/** A4: only in flying weather (GF-AAIR-04). */
export const enterAssaultAir = (play: Play): void => {
  if (play.state.assault?.flying) enterAir(play)
}

/** All periods that anybody flies in, one after the other. */
export const flyAll = (play: Play): void => {
  for (const side of SIDES) {
    if (play.state.assault && play.state.armies[side].sorties.length > 0) showActivity(play)
  }
  flyFrom(play, 0)
}

const flyFrom = (play: Play, index: number): void => {
  for (const period of PERIODS.slice(index)) {
    if (!SIDES.some((side) => play.state.armies[side].sorties.some((one) => one.period === period))) continue
    const units = SIDES.flatMap((side) => takeOff(play, side, period))
    if (units.length > 0) {
      tellOf(play, { kind: 'took-off', period, units })
      meetFighters(play)
      if (actFrom(play, period, 0, firstToAct(play.state))) return
    }
    for (const side of SIDES) landAll(play, side, period)
  }
  // GF-DEG-07: in an assault bombs tell now, in the week after the guns
  if (play.state.assault) damageGround(play)
}

/** GF-AIR-03: all fighters at once; those who waver or rout are out of it. */
const meetFighters = (play: Play): void => {
  const fighters = {
    a: aloft(play.state, 'a').filter(({ type }) => type === 'fighter'),
    b: aloft(play.state, 'b').filter(({ type }) => type === 'fighter'),
  }
  if (fighters.a.length === 0 || fighters.b.length === 0) return
  const fightersOf = (side: SideName) =>
    fighters[side].map((unit) => ({ ...flyerOf(play.state, unit), type: 'fighter' as const }))
  const [flownByA, flownByB] = [fightersOf('a'), fightersOf('b')]
  play.dice.about?.({
    title: 'Fighters meet',
    units: [...named(fighters.a, flownByA), ...named(fighters.b, flownByB)],
  })
  showFight(play)
  const { a, b } = airCombat.resolve(
    { a: flownByA, b: flownByB, options: play.state.options },
    play.dice,
    play.trace,
  )
  const met = [
    ...fighters.a.map((unit, i) => ({ unit, result: flownAt(a, i) })),
    ...fighters.b.map((unit, i) => ({ unit, result: flownAt(b, i) })),
  ]
  tellOf(play, {
    kind: 'fighters-met',
    struck: met.flatMap(({ unit, result }) => (result ? [sufferedBy(unit, result)] : [])),
  })
  for (const { unit, result } of met) {
    if (!result) continue
    strikeAloft(play, unit.id, result)
    if (result.breaksOff || result.destroyed) landed(play, unit.id)
  }
}

type Landed = ReturnType<typeof airCombat.resolve>['a']
type Flown = Exclude<NonNullable<Landed>, readonly unknown[]>

const flownAt = (flown: Landed, index: number): Flown | undefined => {
  if (flown === undefined) return undefined
  return 'length' in flown ? flown[index] : index === 0 ? flown : undefined
}

/** The next side and step in which somebody has something to decide; whether there is one. */
const actFrom = (play: Play, period: Period, from: number, side: SideName): boolean => {
  const first = firstToAct(play.state)
  for (const step of AIR_STEPS.slice(from)) {
    const order = step === AIR_STEPS[from] && side !== first ? [side] : [first, otherSide(first)]
    for (const one of order) {
      if (!canAct(play.state, one, step)) continue
      pushPhase(play, { name: 'air-action', side: one, period, step })
      return true
    }
  }
  return false
}

/** A side has no more to do in a step. */
export const goOnFlying = (play: Play, side: SideName, period: Period, step: AirStep): void => {
  const second = side !== firstToAct(play.state)
  const index = AIR_STEPS.indexOf(step) + (second ? 1 : 0)
  const next = second ? firstToAct(play.state) : otherSide(side)
  if (actFrom(play, period, index, next)) return
  for (const one of SIDES) landAll(play, one, period)
  flyFrom(play, PERIODS.indexOf(period) + 1)
}
