import { popPhase, pushPhase, replacePhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { meleeRound } from '../../../procedures/melee-round.ts'
import { takeCasualties } from '../../harm/casualties.ts'
import { loseUnit } from '../../harm/losses.ts'
import { checkTogether } from '../../nerve/checks.ts'
import { changeUnit, type Play } from '../../play.ts'
import { otherSide } from '../../sides.ts'
import type { Melee, State } from '../../state.ts'
import { isSpecialist } from '../../units.ts'
import { byItself } from '../page.ts'
import type { PhaseOf } from '../shapes.ts'
import { followUp, goBack, houseLost } from './aftermath.ts'
import { axisOf } from './axis.ts'
import { endContacts } from './contacts.ts'
import { type FightingSide, fightingSide } from './fighters.ts'
import { unitsIn } from './involved.ts'

type Phase = PhaseOf<'melee'>

const START: Omit<Phase, 'left'> = {
  name: 'melee',
  stage: 'round',
  loser: null,
  outcome: 'continue',
  follows: false,
  away: null,
  taken: null,
  involved: null,
}

const meleeNow = ({ melees }: State, id: number | undefined): Melee | undefined =>
  melees.find((melee) => melee.id === id)

export const beginMelees = (play: Play): void => {
  const left = play.state.melees.map(({ id }) => id)
  if (left.length > 0) pushPhase(play, { ...START, left })
}

/** SK-MEL-23, SK-MEL-39: losses fall on the most numerous units first, ordinary men in the order of the roster. */
const takeLosses = (
  play: Play,
  { men, units, side }: FightingSide,
  count: number,
  specialist: boolean,
): void => {
  let left = count
  let owed = specialist
  for (const unit of units.toSorted((one, other) => other.figures.length - one.figures.length)) {
    const among = men.filter((man) => man.unit.id === unit.id).map(({ figure }) => figure)
    const here = Math.min(left, among.length)
    if (here === 0) continue
    const hasSpecialist = among.some(({ role }) => isSpecialist(role))
    takeCasualties(play, {
      unit: unit.id,
      among,
      from: undefined,
      count: here,
      specialist: owed && hasSpecialist,
      cause: 'melee',
      marked: false,
      namedBy: otherSide(side),
    })
    if (hasSpecialist) owed = false
    left -= here
  }
}

/** SK-MEL-04: one round; both strike at once. */
const fightRound = (play: Play, phase: Phase, melee: Melee): void => {
  const a = fightingSide(play.state, melee, 'a')
  const b = fightingSide(play.state, melee, 'b')
  if (!a || !b) {
    replacePhase(play, { ...START, left: phase.left.slice(1) })
    return
  }
  play.dice.about?.({ title: 'Melee', unit: a.units[0]?.id ?? '' })
  const round = meleeRound.resolve(
    { a: a.input, b: b.input, options: play.state.options },
    play.dice,
    play.trace,
  )
  const loser = round.loser === 'none' ? null : round.loser
  const away = loser && axisOf(play.state, melee, loser)
  const { outcome, followUp: follows } = round
  tellOf(play, {
    kind: 'melee-round',
    units: melee.units,
    tableA: round.tableA,
    tableB: round.tableB,
    lostA: round.casualtiesOnA,
    lostB: round.casualtiesOnB,
    loser,
    outcome,
  })
  change(play, {
    melees: play.state.melees.map((one) =>
      one.id === melee.id ? { ...one, rounds: one.rounds + 1, newcomers: [] } : one,
    ),
  })
  const fighting = loser === 'a' ? [a, b] : [b, a]
  replacePhase(play, {
    ...phase,
    stage: 'aftermath',
    loser,
    outcome,
    follows,
    away,
    involved: loser ? { own: fighting[0]?.men.length ?? 0, enemies: fighting[1]?.men.length ?? 0 } : null,
  })
  // SK-MEL-32: whoever fought lying down stands up
  for (const { units } of [a, b])
    for (const unit of units)
      changeUnit(play, unit.id, { prone: false, wonLastRound: loser !== null && unit.side !== loser })
  takeLosses(play, a, round.casualtiesOnA, round.specialistLostA)
  takeLosses(play, b, round.casualtiesOnB, round.specialistLostB)
}

/** SK-MEL-16, SK-MEL-29: the loser goes back or surrenders. */
const carryOut = (play: Play, phase: Phase, melee: Melee | undefined): void => {
  const { loser, outcome } = phase
  if (!melee || !loser || outcome === 'continue' || outcome === 'destroyed') {
    replacePhase(play, { ...phase, stage: 'follow-up', follows: false })
    return
  }
  if (outcome === 'surrender') {
    replacePhase(play, { ...phase, stage: 'follow-up', follows: false })
    for (const { id } of unitsIn(play.state, melee, loser)) loseUnit(play, id, 'prisoner', 'melee')
    return
  }
  const taken = outcome === 'retreat' ? houseLost(play.state, melee, loser) : null
  const away = outcome === 'retreat' ? phase.away : null
  if (away !== null) goBack(play, melee, loser, away)
  replacePhase(play, { ...phase, stage: 'check', away, taken })
}

/** SK-MEL-18: the beaten units check together. */
const checkLosers = (play: Play, phase: Phase, melee: Melee | undefined): void => {
  replacePhase(play, { ...phase, stage: 'follow-up' })
  if (!melee || !phase.loser) return
  const losers = unitsIn(play.state, melee, phase.loser).map(({ id }) => id)
  if (losers.length > 0) checkTogether(play, losers, ['melee-lost'], phase.involved ?? undefined)
}

const finish = (play: Play, phase: Phase, id: number): void => {
  const melee = meleeNow(play.state, id)
  const { loser, follows, away, taken } = phase
  if (melee && loser && follows && away !== null && unitsIn(play.state, melee, loser).length > 0)
    followUp(play, melee, loser, away, taken)
  endContacts(play, id)
  replacePhase(play, { ...START, left: phase.left.slice(1) })
}

/** SK-MEL-26: each melee has one round a move, in the order in which they began. */
export const MELEE = byItself<'melee'>((play, phase) => {
  const [id] = phase.left
  if (id === undefined) {
    popPhase(play)
    return
  }
  const melee = meleeNow(play.state, id)
  switch (phase.stage) {
    case 'round':
      if (melee) fightRound(play, phase, melee)
      else replacePhase(play, { ...START, left: phase.left.slice(1) })
      return
    case 'aftermath':
      carryOut(play, phase, melee)
      return
    case 'check':
      checkLosers(play, phase, melee)
      return
    case 'follow-up':
      finish(play, phase, id)
  }
})
