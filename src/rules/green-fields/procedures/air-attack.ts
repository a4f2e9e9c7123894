import type { Dice } from '#kernel/chance/dice.ts'
import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice, integer, list, maybe, preset } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { options } from '../options.ts'
import { isGroundUnit, type Mission, missionFault } from '../reckoning/air-missions.ts'
import { airToGroundDice, antiAircraftDice, flakDice } from '../reckoning/attack-dice.ts'
import { resultOf, stands, UNTOUCHED, type UnitResult } from '../reckoning/resolve.ts'
import { TALLY_END, tallied, totalCasualties } from '../reckoning/tally.ts'
import { flyingUnit, groundUnit, type Unit, unit } from '../reckoning/unit.ts'
import { scoreAgainst, volley } from '../reckoning/volley.ts'
import { HIT_DIE, MOST_BEHIND, MOST_STRENGTH } from '../tables/index.ts'
import { AIR_PERIODS, type Attack, SCALES } from '../vocabulary.ts'
import { airVerdict } from './air-verdict.ts'

export const airAttack = procedure({
  name: 'air-attack',
  title: 'Attack by one air unit',
  clauses: [
    'GF-AIR-01',
    'GF-AIR-02',
    'GF-AIR-03',
    'GF-AIR-04',
    'GF-AIR-05',
    'GF-AIR-06',
    'GF-AIR-07',
    'GF-AIR-08',
    'GF-AIR-09',
    'GF-AIR-11',
    'GF-AAIR-02',
    'GF-AAIR-03',
    'GF-AAIR-05',
    'GF-AAIR-06',
    'GF-MOR-15',
    'GF-SAVE-08',
  ],
  input: checkedForm(
    {
      scale: choice(SCALES),
      period: preset(choice(AIR_PERIODS), 'day'),
      attacker: flyingUnit,
      target: unit,
      attackDice: maybe(integer(1, MOST_STRENGTH)),
      behind: preset(list(groundUnit, 0, MOST_BEHIND), []),
      options,
    },
    missionFault,
  ),
  resolve(mission, dice, trace) {
    const { attacker, target, behind, scale, options } = mission
    const approach = met(mission, dice, trace)
    const arrived = stands(approach.attacker)
    const onTheGround =
      approach.scrambled === 0 ? target : { ...target, strength: target.strength - approach.scrambled }
    const attackDice =
      arrived && onTheGround.strength > 0 ? strikeDice(mission, approach.attacker.strengthAfter, trace) : 0

    const stack = [onTheGround, ...behind]
    const results =
      attackDice > 0
        ? volley(
            stack,
            () => scoreAgainst(stack, attackDice, 'air', 'air attack', dice, trace),
            'air',
            options,
            dice,
            trace,
          )
        : stack.map((each) => resultOf(each, UNTOUCHED, options))
    const struck = attackDice > 0 ? results[0] : undefined
    const returnDice = struck ? replyDice(mission, struck, trace) : 0
    // Who is shot at on the way in gets no reply from the target, so the attacker is resolved once at most.
    const flown =
      returnDice > 0 ? shotAt(attacker, returnDice, 'flak', 'reply', mission, dice, trace) : approach.attacker
    const identified = attacker.type === 'reconnaissance' && stands(flown)
    if (identified) trace.note('GF-AIR-05', 'Reconnaissance gets through')
    const targetResult = struck ? withScrambled(struck, approach.scrambled) : undefined
    return {
      flakDice: approach.flakDice,
      scrambled: approach.scrambled,
      interceptDice: approach.interceptDice,
      attackDice,
      returnDice,
      attacker: {
        strengthAfter: flown.strengthAfter,
        experienceAfter: flown.experienceAfter,
        moraleAfter: flown.moraleAfter,
        maxMoraleAfter: flown.maxMoraleAfter,
        casualties: flown.casualties,
        destroyed: flown.destroyed,
        breaksOff: flown.outcome === 'waver' || flown.outcome === 'rout',
      },
      target: targetResult ?? null,
      behind: results.slice(1),
      balloonGrounded: scale === 'assault' && target.type === 'balloon' && (struck?.casualties ?? 0) > 0,
      depotLost: target.type === 'depot' ? (struck?.casualties ?? 0) : 0,
      identified,
    }
  },
  outcome: ({ attacker, target, behind, balloonGrounded, depotLost, identified }) => ({
    attackerCasualties: attacker.casualties,
    attackerDestroyed: attacker.destroyed,
    breaksOff: attacker.breaksOff,
    targetCasualties: target ? target.casualties : null,
    targetOutcome: target ? target.outcome : null,
    behindCasualties: totalCasualties(behind),
    balloonGrounded,
    depotLost,
    identified,
  }),
  verdict: (result) => airVerdict(result),
})

/** The attacker when it comes to attack, and who met it. */
interface Approach {
  readonly attacker: UnitResult
  readonly flakDice: number
  readonly scrambled: number
  readonly interceptDice: number
}

const met = (mission: Mission, dice: Dice, trace: Trace): Approach => {
  const { attacker, target, scale, period, options } = mission
  if (target.type === 'fighter' && target.grounded && period !== 'night') {
    return dice.stage(() => intercepted(mission, dice, trace), approachKey)
  }
  const spared = attacker.type === 'reconnaissance' && target.type !== 'depot'
  const flak = spared ? 0 : (flakDice(target.type, scale, trace) ?? 0)
  return {
    attacker:
      flak > 0
        ? shotAt(attacker, flak, 'flak', 'flak', mission, dice, trace)
        : resultOf(attacker, UNTOUCHED, options),
    flakDice: flak,
    scrambled: 0,
    interceptDice: 0,
  }
}

const approachKey = ({ attacker, scrambled }: Approach): number => tallied(attacker) + scrambled * TALLY_END

/** GF-AIR-08: fighters caught on the ground get into the air as they can. */
const intercepted = (mission: Mission, dice: Dice, trace: Trace): Approach => {
  const { attacker, target, options } = mission
  const { strength } = target
  const scrambled = dice.stage(
    () => Math.min(strength, dice.pool(strength, 6, HIT_DIE, 'scramble').score),
    (ready) => ready,
  )
  trace.note('GF-AIR-08', 'Fighters scrambled', scrambled)
  return {
    attacker:
      scrambled > 0
        ? shotAt(attacker, scrambled, 'air', 'interception', mission, dice, trace)
        : resultOf(attacker, UNTOUCHED, options),
    flakDice: 0,
    scrambled,
    interceptDice: scrambled,
  }
}

const shotAt = (
  attacker: Unit,
  count: number,
  attack: Attack,
  why: string,
  { options }: Mission,
  dice: Dice,
  trace: Trace,
): UnitResult => {
  const score = () => scoreAgainst([attacker], count, attack, why, dice, trace)
  return volley([attacker], score, attack, options, dice, trace)[0] ?? resultOf(attacker, UNTOUCHED, options)
}

/** The dice of the attack itself, by the strength that is left. */
const strikeDice = ({ attacker, target, attackDice, scale }: Mission, left: number, trace: Trace): number => {
  if (attacker.type === 'fighter' && !isGroundUnit(target)) {
    const dice = Math.min(attackDice ?? left, left)
    trace.note(scale === 'weekly' ? 'GF-AIR-02' : 'GF-AAIR-02', 'Dice of the fighters on this target', dice)
    return dice
  }
  return airToGroundDice({ type: attacker.type, strength: left }, scale, trace) ?? 0
}

/** GF-AIR-06, GF-AAIR-03: troops that stand fire back at fighters and ground attack craft. */
const replyDice = ({ attacker, target, scale }: Mission, struck: UnitResult, trace: Trace): number => {
  if (attacker.type !== 'fighter' && attacker.type !== 'ground-attack') return 0
  if (!stands(struck)) return 0
  return antiAircraftDice({ ...target, strength: struck.strengthAfter }, scale, trace) ?? 0
}

/** Fighters that got off the ground are still part of their unit. */
const withScrambled = (struck: UnitResult, scrambled: number): UnitResult =>
  scrambled === 0
    ? struck
    : {
        ...struck,
        strengthAfter: struck.strengthAfter + scrambled,
        destroyed: false,
        outcome: struck.outcome === 'destroyed' ? 'hold' : struck.outcome,
      }
