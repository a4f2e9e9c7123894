import { pushPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { assault } from '../../../procedures/assault.ts'
import { type Assailed, assailedBy } from '../../contact/bodies.ts'
import type { Fight } from '../../contact/contact.ts'
import { assaulterOf, defenderOf, supporterOf } from '../../contact/fighters.ts'
import { lose, takeBlockHouse } from '../../harm/losses.ts'
import { willNotGo } from '../../moves/mutinous.ts'
import { nameOf } from '../../names.ts'
import { type Play, standNow } from '../../play.ts'
import type { Stand } from '../../state.ts'
import { blockHouseNamed, qualityOf } from '../../units.ts'
import { fallBack } from './fall-back.ts'

/** How a fight ended for the attacker, and who helped him. */
export interface Fought {
  readonly won: boolean
  readonly helper: string | undefined
}

const NOT_FOUGHT: Fought = { won: false, helper: undefined }

/** FF-ASLT-15: where a winner may go; nowhere if the loser was on the wire or in the water. */
export const placeWon = ({ stand, body }: Assailed): Point | null =>
  stand && (stand.wire || stand.water) ? null : body.centre

/** FF-BLOCK-05: only foot goes into a block house. */
const mayEnter = (stand: Stand, house: string | null): boolean =>
  house === null || stand.type === 'infantry' || stand.type === 'flamethrower'

/** FF-TURN-14, FF-NAT-11: the enemy is no longer there: its place may be taken, unless it is barred to the winner. */
export const offerGround = (play: Play, { stand: id, at, target }: Fight): void => {
  const stand = standNow(play, id)
  const house = blockHouseNamed(play.state, target) ? target : null
  if (stand && at && mayEnter(stand, house) && !willNotGo(play.state, stand, at))
    pushPhase(play, { name: 'take-ground', side: stand.side, stand: id, at, house })
}

const beat = (play: Play, winner: string, target: Assailed): void => {
  if (target.house) {
    takeBlockHouse(play, target.id)
    tellOf(play, { kind: 'house-taken', house: target.id, by: winner })
  } else lose(play, target.id, 'assault')
}

/** FF-ASLT-03: one fight, the attacker's die first (FF-TURN-18). */
export const fightOut = (play: Play, contact: Fight, helped: readonly string[]): Fought => {
  const { state } = play
  const target = assailedBy(state, contact.target)
  const attacker = standNow(play, contact.stand)
  const kind = attacker && assaulterOf(state, attacker)
  if (!target || !attacker || !kind) return NOT_FOUGHT
  const supporter = supporterOf(state, attacker, helped)
  play.dice.about?.({
    title: `${nameOf(state, attacker.id)} assaults ${nameOf(state, target.id)}`,
    unit: attacker.id,
  })
  const answer = assault.resolve(
    {
      attacker: { kind, quality: qualityOf(state, attacker), support: supporter !== undefined },
      defender: defenderOf(state, target, contact.edge),
      options: state.options,
    },
    play.dice,
    play.trace,
  )
  if (!answer.legal) return NOT_FOUGHT
  const { attackerModifier, defenderModifier, attackerTotal, defenderTotal, winner } = answer
  tellOf(play, {
    kind: 'fought',
    attacker: attacker.id,
    defender: target.id,
    supported: supporter !== undefined,
    attackerModifier,
    defenderModifier,
    attackerTotal,
    defenderTotal,
    winner,
  })
  if (winner === 'attacker') {
    beat(play, attacker.id, target)
    offerGround(play, contact)
  } else if (winner === 'defender') lose(play, attacker.id, 'assault')
  else fallBack(play, attacker.id, supporter)
  return { won: winner === 'attacker', helper: supporter?.id }
}
