import { tellOf } from '#kernel/game/play.ts'
import { bearing } from '#kernel/geometry/angle.ts'
import { defensiveFire } from '../../../procedures/defensive-fire.ts'
import { TANKS } from '../../../tables/index.ts'
import type { FireOutcome, FiringDefender } from '../../../vocabulary.ts'
import { coverOf } from '../../board/cover.ts'
import { isInGas } from '../../board/gas.ts'
import { type Assailed, assailedBy } from '../../contact/bodies.ts'
import type { Contact } from '../../contact/contact.ts'
import { defenderOf } from '../../contact/fighters.ts'
import { deal } from '../../harm/strikes.ts'
import { hasRoomToTurn } from '../../moves/standing.ts'
import { nameOf } from '../../names.ts'
import { changeStand, type Play, standNow } from '../../play.ts'
import type { Cause, Stand, State } from '../../state.ts'
import { isTank, unitNamed } from '../../units.ts'

/** FF-ASLT-19: what a tank fires from the face that is touched. */
const tankWeapon = (state: State, { unit }: Stand, edge: Contact['edge']): FiringDefender | undefined => {
  const type = unitNamed(state, unit)?.tank
  if (!type) return undefined
  const { frontWeapon, sideWeapon, allRound } = TANKS[type]
  if (edge === 'front' || allRound) return frontWeapon
  return edge === 'rear' ? undefined : (sideWeapon ?? undefined)
}

/** With what a stand fires at those who close; none if nothing of it bears. */
const weaponOf = (state: State, target: Assailed, edge: Contact['edge']): FiringDefender | undefined => {
  // FF-BLOCK-04
  if (!target.stand) return edge === 'rear' ? undefined : 'block-house'
  if (isTank(target.stand)) return tankWeapon(state, target.stand, edge)
  const { kind } = defenderOf(state, target, edge)
  return kind === 'heavy-tank' || kind === 'light-tank' ? undefined : kind
}

const CAUSES: Readonly<Partial<Record<FiringDefender, Cause>>> = {
  'machine-gun': 'machine-guns',
  'block-house': 'machine-guns',
  flamethrower: 'flamethrowers',
  'tank-gun': 'tanks',
  'tank-lmg': 'tanks',
}

/** FF-ASLT-14, FF-MG-05: turning to face a flank is free and lasts; without room for it nobody turns. */
const turnTo = (play: Play, stand: Stand, attacker: Stand): void => {
  const heading = bearing(stand.centre, attacker.centre)
  if (hasRoomToTurn(play.state, stand, heading)) changeStand(play, stand.id, { heading })
}

/** FF-ASLT-02, FF-ASLT-14: one contacted enemy fires once at the stand that reached it. */
export const fireAt = (play: Play, { target: id, stand, edge }: Contact): void => {
  const { state } = play
  const target = assailedBy(state, id)
  const attacker = standNow(play, stand)
  if (!target || !attacker) return
  const weapon = weaponOf(state, target, edge)
  if (!weapon) return
  const { quality, suppressed, deepShelter } = defenderOf(state, target, edge)
  const armour = isTank(attacker)
  // A block house has a front on three sides.
  const front = edge === 'front' || target.stand === undefined
  play.dice.about?.({
    title: `${nameOf(play.state, id)} fires as ${nameOf(play.state, stand)} closes`,
    unit: id,
  })
  const answer = defensiveFire.resolve(
    {
      period: state.scenario.period,
      defender: weapon,
      facing: front ? 'front' : 'flank',
      quality,
      suppressed,
      deepShelter,
      shooterInGas: isInGas(state, target.body),
      dismountedCavalry: target.stand?.type === 'cavalry',
      ...(armour ? {} : { attackerCover: coverOf(state, attacker) }),
      attackerArmour: armour,
      attackerSuppressions: attacker.markers,
      options: state.options,
    },
    play.dice,
    play.trace,
  )
  if (!answer.mayShoot) return
  if (target.stand && !front && !isTank(target.stand)) turnTo(play, target.stand, attacker)
  if (target.stand) changeStand(play, id, { revealed: true })
  const { modifier, needSuppress, needKill, shots, killed, suppressions } = answer
  const outcome: FireOutcome = killed ? 'killed' : suppressions > 0 ? 'suppressed' : 'none'
  tellOf(play, {
    kind: 'defended',
    defender: id,
    attacker: stand,
    modifier,
    needSuppress,
    needKill,
    shots,
    outcome,
  })
  const blow = { stand, outcome, markers: Math.max(1, suppressions) }
  deal(play, [blow], CAUSES[weapon] ?? 'rifles', answer.companySuppressed)
}
