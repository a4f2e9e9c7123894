import type { BattleFile } from '#kernel/game/battle/file.ts'
import { isOfTheseRules, type Replayed, replay, rulesOver } from '#kernel/game/battle/replay.ts'
import type { Game } from '#kernel/game/game.ts'

/**
 * What becomes of a stored battle under these rules: they are its own; it comes out alike under them; it parts from what was
 * written down at one of its orders; it does not even begin, and can only be looked at.
 */
export type Fate =
  | { readonly kind: 'same' }
  | { readonly kind: 'alike'; readonly how: keyof typeof ALIKE; readonly rules: Rules }
  | { readonly kind: 'look' }
  | { readonly kind: 'parts'; readonly order: number; readonly rules: Rules }

/** The rules here, beside those it was fought under. */
type Rules = ReturnType<typeof rulesOver>

const ALIKE = {
  end: 'the same to the end',
  'so-far': 'the same so far',
  dice: 'orders and dice alike',
} as const

export const fateOf = (game: Game, file: BattleFile): Fate => {
  if (isOfTheseRules(file, game)) return { kind: 'same' }
  const again = replay(game, file)
  if (!again.ok) return { kind: 'look' }
  const { comparison, fault } = again.value
  const rules = rulesOver(file, game)
  if (fault) return { kind: 'parts', order: fault.order, rules }
  return comparison === 'same' && rules === undefined
    ? { kind: 'same' }
    : { kind: 'alike', how: howAlike(game, again.value), rules }
}

const howAlike = (game: Game, { comparison, battle }: Replayed): keyof typeof ALIKE => {
  if (comparison === 'alike') return 'dice'
  return game.result(battle.state) ? 'end' : 'so-far'
}

/** It is not what it was for whoever plays it. */
export const isHarm = ({ kind }: Fate): boolean => kind === 'parts' || kind === 'look'

/** In a few words for a list. */
export const fateWords = (fate: Fate): string => {
  switch (fate.kind) {
    case 'same':
      return 'same rules'
    case 'alike':
      return `${fate.rules ?? 'newer'} rules, ${ALIKE[fate.how]}`
    case 'parts':
      return `parts at order ${fate.order} under ${fate.rules ?? 'newer'} rules`
    case 'look':
      return 'to look at only'
  }
}
