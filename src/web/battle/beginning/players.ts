import { playerRead } from '#commander/player-names.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import { HUMAN } from '../storage/record.ts'

/** Draws its orders by lot. */
export const RANDOM = 'random'

/** The computer player that is offered first; one of them may judge for itself. */
export const usualComputer = (judged: boolean): string => (judged ? 'regular' : RANDOM)

export const computerOf = ({ doctrine }: PlayedRuleset): string => usualComputer(doctrine !== undefined)

/** Whether somebody of that name can play here. */
export const canPlay =
  ({ doctrine }: PlayedRuleset) =>
  (player: string): boolean =>
    player === HUMAN || player === RANDOM || (doctrine !== undefined && playerRead(player) !== undefined)
