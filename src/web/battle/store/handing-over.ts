import type { Side } from '#kernel/game/game.ts'
import type { Scene } from './scene.ts'

type Seen = Pick<Scene, 'hidden' | 'secret' | 'deciding' | 'viewer'>

/**
 * Whether the screen is for somebody else than the player who has the device: the other has to decide in secret, or one
 * of two players has left his side to the computer and the other is the only one left.
 */
export const mustHandOver = (
  { hidden, secret, deciding, viewer }: Seen,
  handedTo: Side | undefined,
): boolean => {
  if (secret && deciding !== undefined) return handedTo !== deciding
  return hidden && handedTo !== undefined && handedTo !== viewer
}
