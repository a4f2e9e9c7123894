import type { Side } from '../../../kernel/game/game.ts'
import type { Scene } from './scene.ts'

type Seen = Pick<Scene, 'secret' | 'deciding' | 'viewer' | 'result' | 'tableTop'>

/**
 * Whether the screen is for somebody else than the player who has the device: the other has to decide in secret, or one
 * of two players has left his side to the computer and the other is the only one left.
 */
export const mustHandOver = (
  { secret, deciding, viewer, result, tableTop }: Seen,
  handedTo: Side | undefined,
): boolean => {
  if (secret && deciding !== undefined) return handedTo !== deciding
  const alone = tableTop.secretive === true && !result && viewer !== 'umpire'
  return alone && handedTo !== undefined && handedTo !== viewer
}
