import { numberOf, oneOf } from '#kernel/procedure/reading.ts'
import type { Fields, Role } from '#kernel/procedure/referee.ts'
import type { Card } from '../../armies/card.ts'
import { fightsAs, isGone, isTroops, servesWeapon, specialistsIn } from '../../armies/troops.ts'
import { SIDES, type Side } from '../../vocabulary.ts'
import { afterLosses, settled } from '../losses.ts'

const OUTCOMES = ['continue', 'retreat', 'surrender', 'hold', 'destroyed'] as const

/** SK-MEL-17, SK-SNP-08: routers and snipers give themselves up without a fight. */
const fights = (unit: Card): boolean => {
  const { kind, status, strength } = settled(unit)
  return isTroops(unit) && kind !== 'sniper' && !isGone(unit) && status !== 'routing' && strength > 0
}

/** SK-MEL-09: charging and lances count in the first round alone. */
const fighter = (unit: Card): Fields => ({
  troop: fightsAs(unit),
  figures: unit.strength,
  quality: unit.quality,
  formation: unit.formation,
  cover: unit.cover,
  charging: unit.charging && unit.meleeRounds === 0,
  lancersFirstStrike: unit.lancers && unit.mounted && unit.meleeRounds === 0,
  wonLastRound: unit.wonLastRound,
  prone: unit.prone,
})

/** SK-MEL-14: stood in defences that it will not leave. */
const holdsDefences = ({ cover, charging }: Card): boolean =>
  !charging && (cover === 'trench' || cover === 'bunker' || cover === 'hard')

const MELEE_FACTOR: readonly Role<Card>[] = [
  { title: 'Unit', fits: fights, asks: ['figures'], prefill: (unit) => fighter(settled(unit)) },
  {
    title: 'Enemy',
    of: 'enemy',
    fits: fights,
    asks: ['enemyFigures'],
    prefill: (unit) => ({ enemyFigures: settled(unit).strength, enemyInTrench: unit.cover === 'trench' }),
  },
]

/** SK-MOR-28: with contact ends what it owed; of a retreat from this round its check decides. */
const outOfContact = (unit: Card): Card => ({
  ...unit,
  status: 'steady',
  statusMoves: 0,
  meleeRounds: 0,
  wonLastRound: false,
})

const stillFighting = (unit: Card, wonLastRound: boolean): Card => ({
  ...unit,
  status: 'in-melee',
  statusMoves: 0,
  meleeRounds: unit.meleeRounds + 1,
  wonLastRound,
})

/** SK-MEL-13 to SK-MEL-17: the card of a unit that lost the round. */
const afterDefeat = (unit: Card, outcome: (typeof OUTCOMES)[number], followUp: boolean): Card => {
  if (outcome === 'destroyed') return { ...unit, strength: 0, status: 'destroyed' }
  if (outcome === 'surrender') return { ...outOfContact(unit), status: 'surrendered' }
  const beaten = { ...unit, lostMeleeRound: true, pushedBack: unit.pushedBack || outcome === 'retreat' }
  return outcome === 'retreat' && !followUp ? outOfContact(beaten) : stillFighting(beaten, false)
}

const afterRound = (unit: Card, side: Side, result: Fields): Card => {
  const [lost, named] =
    side === 'a' ? ['casualtiesOnA', 'specialistLostA'] : ['casualtiesOnB', 'specialistLostB']
  const survivors = afterLosses(
    settled(unit),
    numberOf(result[lost]),
    result[named] === true ? 1 : 0,
    'enemy',
  )
  const outcome = oneOf(OUTCOMES, result.outcome) ?? 'continue'
  const loser = oneOf(SIDES, result.loser)
  const followUp = result.followUp === true
  if (loser === side || (loser === undefined && outcome === 'destroyed')) {
    return afterDefeat(survivors, outcome, followUp)
  }
  if (isGone(survivors)) return survivors
  if (loser === undefined) return stillFighting(survivors, false)
  return followUp || outcome === 'hold' ? stillFighting(survivors, true) : outOfContact(survivors)
}

const sideOf = (side: Side): Role<Card> => ({
  title: `Side ${side}`,
  ...(side === 'b' ? { of: 'enemy' as const } : {}),
  fits: fights,
  asks: [side],
  prefill(unit) {
    const now = settled(unit)
    const fighters = {
      ...fighter(now),
      specialists: specialistsIn(now) > 0 || servesWeapon(now),
      fixedDefences: holdsDefences(now),
    }
    return { [side]: fighters }
  },
  apply: (unit, result) => afterRound(unit, side, result),
})

export const MELEE_ROLES: Readonly<Record<string, readonly Role<Card>[]>> = {
  'melee-factor': MELEE_FACTOR,
  'melee-round': SIDES.map(sideOf),
}
