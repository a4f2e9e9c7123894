import { pushPhase, untilDecided } from '#kernel/game/phases.ts'
import { change, type Play, tellOf } from '#kernel/game/play.ts'
import { SIDES, type Side } from '../vocabulary.ts'
import { rulesOf } from './phases/index.ts'
import { menOf } from './platoons.ts'
import type { State } from './state.ts'
import type { Story } from './stories.ts'

type GamePlay = Play<State, Story>

export const endBattle = (play: GamePlay, reason: string, winner: Side | null): void => {
  const score = { a: menOf(play.state, 'a'), b: menOf(play.state, 'b') }
  change(play, { phases: [], ending: { winner, reason, score } })
  tellOf(play, { kind: 'battle-ended', winner })
}

/** NR-RAID-03: who has more men left. */
export const leader = (state: State): Side | null => {
  const lead = menOf(state, 'a') - menOf(state, 'b')
  return lead === 0 ? null : lead > 0 ? 'a' : 'b'
}

/** What comes when nobody owes a decision: the raid of the next side, the next turn, the end. */
const nextStep = (play: GamePlay): void => {
  const { state } = play
  const { scenario, raided, turn } = state
  const next = SIDES[raided]
  if (SIDES.some((side) => menOf(state, side) === 0)) endBattle(play, 'collapse', leader(state))
  else if (next) {
    change(play, { raided: raided + 1 })
    pushPhase(play, { name: 'raid', side: next })
  } else {
    tellOf(play, { kind: 'turn-ended' })
    if (turn >= scenario.turns) endBattle(play, 'turn-limit', leader(state))
    else change(play, { turn: turn + 1, raided: 0 })
  }
}

export const goOn = (play: GamePlay): void => untilDecided(play, rulesOf, nextStep)
