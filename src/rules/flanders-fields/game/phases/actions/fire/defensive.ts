import { tellOf } from '../../../../../../kernel/game/play.ts'
import { bearing, HALF, QUARTER, turned } from '../../../../../../kernel/geometry/angle.ts'
import type { Edge } from '../../../../../../kernel/geometry/box.ts'
import { isDisc } from '../../../../../../kernel/geometry/footprint.ts'
import { defensiveFire } from '../../../../procedures/defensive-fire.ts'
import { gathering } from '../../../../reckoning/modifier.ts'
import { FAMILY_RULES, WEAPON_TABLE } from '../../../../tables/index.ts'
import type { FiringDefender } from '../../../../vocabulary.ts'
import { coverOf } from '../../../board/cover.ts'
import { isInGas } from '../../../board/gas.ts'
import { bodyNamed } from '../../../board/houses.ts'
import { FACE_NUMBERS } from '../../../harm/faces.ts'
import { deal } from '../../../harm/strikes.ts'
import { changeStand, type Play, standNow } from '../../../play.ts'
import type { Stand, State } from '../../../state.ts'
import { blockHouseNamed, isCommand, isTank, qualityOf, unitNamed } from '../../../units.ts'
import { profileOf } from './barrels.ts'
import { CAUSE_OF } from './shoot.ts'

/** FF-ASLT-19: the weapon of the face that is reached; none in the rear of a tank unless it turns all round. */
const tankDefender = (state: State, tank: Stand, edge: Edge): FiringDefender | undefined => {
  const profile = profileOf(state, tank)
  if (!profile) return undefined
  const { frontWeapon, sideWeapon, allRound } = profile
  if (allRound || edge === 'front') return frontWeapon
  return edge === 'rear' ? undefined : (sideWeapon ?? undefined)
}

/** FF-ASLT-02: as what a stand defends itself with fire. */
const defenderOf = (state: State, stand: Stand, edge: Edge): FiringDefender | undefined => {
  if (isTank(stand)) return tankDefender(state, stand, edge)
  if (isCommand(stand)) return 'command'
  switch (stand.type) {
    case 'infantry':
    case 'lmg':
    case 'machine-gun':
    case 'flamethrower':
    case 'at-rifle':
    case 'motor':
      return stand.type
    case 'cavalry':
      return unitNamed(state, stand.unit)?.mounted ? 'cavalry' : 'infantry'
    case 'block-house':
      return edge === 'rear' ? undefined : 'block-house'
    case 'light-mortar':
    case 'medium-mortar':
    case 'heavy-mortar':
      return 'mortar'
    default:
      return 'artillery'
  }
}

/** FF-SUPP-01, FF-BLOCK-04, FF-ORD-09: it cannot fire for the moment. */
const isSilent = (state: State, stand: Stand, edge: Edge): boolean => {
  if (stand.type !== 'block-house')
    return stand.markers > 0 || stand.water !== null || stand.stowed || stand.realigned
  const faces = blockHouseNamed(state, stand.id)?.faces
  return !faces || edge === 'rear' || faces[FACE_NUMBERS[edge]] > 0
}

const TOWARDS: Readonly<Record<Edge, number>> = { front: 0, right: QUARTER, rear: HALF, left: -QUARTER }

/** FF-ASLT-14: it turns to face those who reach its flank; tanks and block houses fire from the face itself. */
const turnToFace = (play: Play, defender: Stand, attacker: Stand, edge: Edge): void => {
  if (edge === 'front' || isTank(defender) || defender.type === 'block-house') return
  const heading = isDisc(defender)
    ? bearing(defender.centre, attacker.centre)
    : turned(defender.heading, TOWARDS[edge])
  changeStand(play, defender.id, { heading })
}

/** What came of it. Whoever does not close is dead, or suppressed and halted, directly or with his company. */
export interface DefensiveResult {
  readonly fired: boolean
  readonly closes: boolean
}

/**
 * FF-ASLT-02, FF-ASLT-14: a stand or a block house that is reached fires at the stand that reaches it, by the edge it
 * reaches, if it may. Harm is applied at once, with the spread to the attacker's company; a stand reached in the flank turns.
 */
export const defensiveShot = (
  play: Play,
  defenderId: string,
  attackerId: string,
  edge: Edge,
): DefensiveResult => {
  const { state } = play
  const defender = bodyNamed(state, defenderId)
  const attacker = standNow(play, attackerId)
  const as = defender && defenderOf(state, defender, edge)
  if (!defender || !attacker || !as) return { fired: false, closes: attacker !== undefined }
  const armour = isTank(attacker)
  const gathered = gathering(play.trace)
  play.dice.about?.({ title: `Fire at ${attackerId} as it comes`, unit: defenderId })
  const answer = defensiveFire.resolve(
    {
      period: state.scenario.period,
      defender: as,
      facing: edge === 'front' || defender.type === 'block-house' ? 'front' : 'flank',
      quality: qualityOf(state, defender),
      suppressed: isSilent(state, defender, edge),
      deepShelter: defender.below,
      shooterInGas: isInGas(state, defender),
      dismountedCavalry: defender.type === 'cavalry',
      attackerArmour: armour,
      attackerSuppressions: attacker.markers,
      options: state.options,
      ...(armour ? {} : { attackerCover: coverOf(state, attacker) }),
    },
    play.dice,
    gathered.trace,
  )
  if (
    !answer.mayShoot ||
    as === 'artillery' ||
    as === 'mortar' ||
    as === 'command' ||
    as === 'motor' ||
    as === 'cavalry'
  )
    return { fired: false, closes: true }
  const outcome = answer.killed ? 'killed' : answer.suppressions > 0 ? 'suppressed' : 'none'
  tellOf(play, {
    kind: 'fired',
    firer: defenderId,
    face: isTank(defender) || defender.type === 'block-house' ? edge : null,
    weapon: as,
    target: attackerId,
    range: null,
    modifiers: gathered.modifiers,
    modifier: answer.modifier,
    needSuppress: answer.needSuppress,
    needKill: answer.needKill,
    dice: answer.shots,
    outcome,
    markers: answer.suppressions,
    companySuppressed: answer.companySuppressed,
  })
  turnToFace(play, defender, attacker, edge)
  const { spreads } = FAMILY_RULES[WEAPON_TABLE[as].family]
  deal(play, [{ stand: attackerId, outcome, markers: answer.suppressions }], CAUSE_OF[as], spreads)
  return { fired: true, closes: answer.closes }
}
