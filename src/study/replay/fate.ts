import type { BattleFile } from '../../kernel/game/battle/file.ts'
import { isOfTheseRules, replay } from '../../kernel/game/battle/replay.ts'
import type { Game } from '../../kernel/game/game.ts'

/**
 * What becomes of a stored battle under these rules: they are its own; it comes out alike under them; it parts from what was
 * written down at one of its orders; it does not even begin, and can only be looked at.
 */
export type Fate =
  | { readonly kind: 'same' }
  | { readonly kind: 'alike' }
  | { readonly kind: 'look' }
  | { readonly kind: 'parts'; readonly order: number }

export const fateOf = (game: Game, file: BattleFile): Fate => {
  if (isOfTheseRules(file, game)) return { kind: 'same' }
  const again = replay(game, file)
  if (!again.ok) return { kind: 'look' }
  const { comparison, fault } = again.value
  if (fault) return { kind: 'parts', order: fault.order }
  return { kind: comparison === 'same' ? 'same' : 'alike' }
}

/** It is not what it was for whoever plays it. */
export const isHarm = ({ kind }: Fate): boolean => kind === 'parts' || kind === 'look'

const WORDS = {
  same: 'same rules',
  alike: 'newer rules, comes out alike',
  look: 'to look at only',
} as const

/** In a few words for a list. */
export const fateWords = (fate: Fate): string => {
  if (fate.kind === 'parts') return `parts at order ${fate.order} under newer rules`
  return WORDS[fate.kind]
}
