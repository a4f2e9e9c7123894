import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, flag, form, preset } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { options } from '../options.ts'
import { type AssaultFault, assaultFault, coverInAssault, isArmour } from '../reckoning/assault.ts'
import { quality } from '../reckoning/fields.ts'
import { type Forbidden, forbidden } from '../reckoning/legality.ts'
import { noted, when } from '../reckoning/modifier.ts'
import {
  ASSAULT_BONUS,
  ASSAULT_COVER,
  ASSAULT_QUALITY,
  CAVALRY_AGAINST_CAVALRY,
  DEFENDERS,
  FALL_BACK,
  FLAMES_INTO_COVER,
  SHELTER_DEFENDS,
  SUPPORTED,
  SUPPRESSED_DEFENDS,
} from '../tables/index.ts'
import {
  ASSAULTED,
  ASSAULTERS,
  type Assaulted,
  type Assaulter,
  COVERS,
  type Cover,
  type Quality,
} from '../vocabulary.ts'

interface Attacker {
  readonly kind: Assaulter
  readonly quality: Quality
  readonly support: boolean
}

interface Defender {
  readonly kind: Assaulted
  readonly quality: Quality
  readonly suppressed: boolean
  readonly cover: Cover
  readonly deepShelter: boolean
}

type Answer =
  | Forbidden<AssaultFault>
  | {
      readonly legal: true
      readonly reason: null
      readonly attackerModifier: number
      readonly defenderModifier: number
      readonly attackerTotal: number
      readonly defenderTotal: number
      readonly winner: 'attacker' | 'defender' | 'draw'
      readonly fallBack: number
    }

export const assault = procedure({
  name: 'assault',
  title: 'Assault',
  clauses: [
    'FF-ASLT-03',
    'FF-ASLT-04',
    'FF-ASLT-05',
    'FF-ASLT-07',
    'FF-ASLT-09',
    'FF-BLOCK-03',
    'FF-CAV-01',
    'FF-CMD-01',
    'FF-DUG-03',
    'FF-SUPP-01',
  ],
  input: form({
    attacker: form({ kind: choice(ASSAULTERS), quality, support: flag() }),
    defender: form({
      kind: choice(ASSAULTED),
      quality,
      suppressed: flag(),
      cover: preset(choice(COVERS), 'open'),
      deepShelter: flag(),
    }),
    options,
  }),
  resolve({ attacker, defender }, dice, trace): Answer {
    const cover = coverInAssault(defender)
    const reason = assaultFault(attacker.kind, defender.kind, cover)
    if (reason) {
      trace.note('FF-ASLT-09', 'This assault is not allowed', reason)
      return forbidden(reason)
    }
    const attackerModifier = modifierOfAttacker(attacker, defender.kind, cover, trace)
    const defenderModifier = modifierOfDefender(defender, cover, trace)
    const attackerDie = dice.d(6, 'attacker')
    const defenderDie = dice.d(6, 'defender')
    trace.note('FF-ASLT-03', 'Die of the attacker', attackerDie)
    trace.note('FF-ASLT-03', 'Die of the defender', defenderDie)
    const attackerTotal = attackerDie + attackerModifier
    const defenderTotal = defenderDie + defenderModifier
    trace.note('FF-ASLT-03', 'Total of the attacker', attackerTotal)
    trace.note('FF-ASLT-03', 'Total of the defender', defenderTotal)
    const winner =
      attackerTotal > defenderTotal ? 'attacker' : attackerTotal < defenderTotal ? 'defender' : 'draw'
    const fallBack = winner === 'draw' ? FALL_BACK : 0
    trace.note('FF-ASLT-03', fallBack ? 'Drawn, the attacker falls back' : 'Won by', fallBack || winner)
    return {
      legal: true,
      reason: null,
      attackerModifier,
      defenderModifier,
      attackerTotal,
      defenderTotal,
      winner,
      fallBack,
    }
  },
  outcome: (answer) =>
    answer.legal
      ? { legal: true, winner: answer.winner, fallBack: answer.fallBack }
      : { legal: false, reason: answer.reason },
  verdict(answer) {
    if (!answer.legal) return ASSAULT_FAULTS[answer.reason]
    const { winner, attackerTotal, defenderTotal, fallBack } = answer
    if (winner === 'draw') return `Drawn at ${attackerTotal}: the attacker falls back ${fallBack} cm.`
    return winner === 'attacker'
      ? `The attacker wins, ${attackerTotal} to ${defenderTotal}: the defender is destroyed.`
      : `The defender wins, ${defenderTotal} to ${attackerTotal}: the attacker is destroyed.`
  },
})

const modifierOfAttacker = (attacker: Attacker, enemy: Assaulted, cover: Cover, trace: Trace): number => {
  const { kind, quality: grade, support } = attacker
  const bonus = kind === 'cavalry' && enemy === 'cavalry' ? CAVALRY_AGAINST_CAVALRY : ASSAULT_BONUS[kind]
  const flames = kind === 'flamethrower' && cover !== 'open' && cover !== 'soft'
  return (
    noted(trace, 'FF-ASLT-04', 'Assaulting', bonus) +
    noted(trace, 'FF-ASLT-04', 'Quality of the attacker', ASSAULT_QUALITY[grade]) +
    noted(trace, 'FF-ASLT-04', 'Platoon in support', when(support && !isArmour(kind), SUPPORTED)) +
    noted(trace, 'FF-ASLT-04', 'Flames into cover', when(flames, FLAMES_INTO_COVER)) +
    (cover === 'deep-shelter' ? 0 : noted(trace, 'FF-ASLT-04', 'Cover of the defender', ASSAULT_COVER[cover]))
  )
}

const modifierOfDefender = (defender: Defender, cover: Cover, trace: Trace): number => {
  const { kind, quality: grade, suppressed } = defender
  const { graded, modifier } = DEFENDERS[kind]
  return (
    noted(trace, 'FF-ASLT-04', 'Kind of the defender', modifier) +
    noted(trace, 'FF-ASLT-04', 'Quality of the defender', when(graded, ASSAULT_QUALITY[grade])) +
    noted(trace, 'FF-ASLT-04', 'Defender suppressed', when(suppressed, SUPPRESSED_DEFENDS)) +
    noted(trace, 'FF-DUG-03', 'In a deep shelter', when(cover === 'deep-shelter', SHELTER_DEFENDS))
  )
}

export const ASSAULT_FAULTS: Readonly<Record<AssaultFault, string>> = {
  'tank-may-not-assault-tank': 'No assault: tanks do not assault tanks.',
  'cavalry-may-not-assault-armour': 'No assault: cavalry does not charge armour.',
  'cavalry-needs-open-or-soft': 'No assault: cavalry charges only into open ground or soft cover.',
  'fortification-needs-infantry': 'No assault: only infantry or flamethrowers can go in there.',
}
