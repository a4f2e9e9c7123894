import { numberOf, oneOf } from '#kernel/procedure/reading.ts'
import type { Fields, Role } from '#kernel/procedure/referee.ts'
import type { Card } from '../../armies/card.ts'
import { isGone, isTroops, servesWeapon } from '../../armies/troops.ts'
import { retreatsNow, type Shaken, shakenBy } from '../../effects/shaken.ts'
import { settingsFrom } from '../../sequence/settings.ts'
import type { MoraleResult } from '../../vocabulary.ts'
import { afterLosses, owesCheck, settled, withoutCauses } from '../losses.ts'

const RESULTS: readonly MoraleResult[] = ['pass', 'stand', 'fall-back-1', 'fall-back-2', 'rout']

const testsMorale = (unit: Card): boolean => isTroops(unit) && !isGone(unit) && settled(unit).strength > 0

const squadOf = (unit: Card): Fields => ({
  quality: unit.quality,
  sniper: unit.kind === 'sniper',
  cover: unit.cover,
  casualties: unit.casualties,
  gasAttack: unit.gasAttack,
  underFire: unit.underFire,
  pushedBack: unit.pushedBack,
  // Without a leader of its own the players look for another.
  ...(unit.officers + unit.ncos > 0 ? { leaderWithin6: true } : {}),
})

/** A unit whose check is still to come, or whose fallen are still to be counted. */
const hasSuffered = (unit: Card): boolean => unit.fallen > 0 || owesCheck(unit)

/** SK-MOV-24: a routing crew leaves its weapon behind. */
const routed = (unit: Card): Card => (servesWeapon(unit) ? { ...unit, gunsWorking: 0 } : unit)

const gaveWay = (unit: Card): Card => ({
  ...unit,
  moved: true,
  charging: false,
  prone: false,
  meleeRounds: 0,
  wonLastRound: false,
})

/** SK-MOR-18: a card that fell back this move owes no more than its mark says. */
const shakenOf = ({ status, statusMoves }: Card): Shaken => {
  if (status === 'routing' || status === 'halted') return status
  return status === 'falling-back' && statusMoves > 0 ? 'retreat-owed' : 'none'
}

/** SK-MOR-07, SK-MOR-18: the card after a check, whose loss brings no new one (SK-MOR-16). */
const afterCheck = (unit: Card, result: MoraleResult, figuresLost: number): Card => {
  const checked = withoutCauses(afterLosses(settled(unit), figuresLost))
  if (isGone(checked) || result === 'pass') return checked
  const before = shakenOf(checked)
  const there = retreatsNow(result) ? gaveWay(checked) : { ...checked, charging: false }
  if (before === 'routing') return there
  switch (shakenBy(before, result)) {
    case 'none':
      return { ...there, status: 'falling-back', statusMoves: 0 }
    case 'halted':
      return there.status === 'in-melee' ? there : { ...there, status: 'halted', statusMoves: 1 }
    case 'retreat-owed':
      return { ...there, status: 'falling-back', statusMoves: 1 }
    case 'routing':
      return { ...routed(there), status: 'routing', statusMoves: 1 }
  }
}

const resultIn = (result: Fields): MoraleResult => oneOf(RESULTS, result.result) ?? 'pass'

const MORALE_TRIGGER: readonly Role<Card>[] = [
  {
    title: 'Unit',
    fits: (unit) => isTroops(unit) && !isGone(unit) && hasSuffered(unit),
    prefill(unit) {
      const now = settled(unit)
      return {
        startStrength: Math.max(1, now.startStrength),
        strengthBefore: Math.min(Math.max(1, now.startStrength), now.strength + now.uncheckedLosses),
        strengthAfter: now.strength,
        firstUnderFire: now.firstUnderFire,
        gasAttack: now.touchedByGas,
        lostMeleeRound: now.lostMeleeRound,
        routing: now.status === 'routing',
      }
    },
    apply: settled,
  },
]

const MORALE_CHECK: readonly Role<Card>[] = [
  {
    title: 'Unit',
    fits: (unit) => testsMorale(unit) && owesCheck(settled(unit)),
    prefill: (unit) => squadOf(settled(unit)),
    apply: (unit, result) => afterCheck(unit, resultIn(result), numberOf(result.figuresLost)),
  },
]

const GROUP_MORALE_CHECK: readonly Role<Card>[] = [
  {
    title: 'Squads',
    many: true,
    fits: (unit) => testsMorale(unit) && unit.status !== 'routing',
    asks: ['squads'],
    prefill: (unit, _name?: string, settings: Fields = {}) => ({
      squads: [{ ...squadOf(settled(unit)), year: settingsFrom(settings).year }],
    }),
    apply: (unit, result) => afterCheck(unit, resultIn(result), numberOf(result.figuresLostEach)),
  },
]

const ROUT_RECOVERY: readonly Role<Card>[] = [
  {
    title: 'Unit',
    // SK-MOR-14: not in the move in which the rout began
    fits: (unit) => testsMorale(unit) && unit.status === 'routing' && unit.statusMoves === 0,
    prefill: (unit) => squadOf(settled(unit)),
    apply(unit, result) {
      const tried = withoutCauses(settled(unit))
      return result.recovered === true ? { ...tried, status: 'halted', statusMoves: 1 } : tried
    },
  },
]

export const MORALE_ROLES: Readonly<Record<string, readonly Role<Card>[]>> = {
  'morale-trigger': MORALE_TRIGGER,
  'morale-check': MORALE_CHECK,
  'group-morale-check': GROUP_MORALE_CHECK,
  'rout-recovery': ROUT_RECOVERY,
}
