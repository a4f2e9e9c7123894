import { fair, percent } from '#kernel/chance/random.ts'
import type { Commander, Doctrine } from '#kernel/game/commander.ts'
import type { Command } from '#kernel/game/ruleset.ts'
import { anyLegal, commanderBy, legalWishes, random } from './commander.ts'
import { type Thinkable, thinking } from './lookahead/index.ts'
import { THOUGHT } from './lookahead/thought.ts'
import { COMMANDER, playerRead } from './player-names.ts'

/** In so many decisions of a hundred a recruit does something else than what he should, and this far down his list. */
const MISTAKES = 35
const WORST = 4

/** Goes by the doctrine and makes mistakes that beginners make: takes the second thought or the third for the first. */
const recruit =
  (doctrine: Doctrine): Commander =>
  (view, staff) => {
    const [first, ...others] = legalWishes(doctrine.wishes(view(), staff), staff, WORST)
    if (!first) return anyLegal(staff)
    const other = percent(staff.random, MISTAKES) ? others[fair(staff.random, others.length || 1)] : undefined
    return other ?? first
  }

/**
 * The computer player of that name; none if there is no such, or the rule set has no doctrine. With `orders`, one who thinks
 * ahead gives no more of them in his mind for a decision.
 */
export const playerNamed = (
  rules: Partial<Thinkable>,
  name: string,
  orders?: number,
): Commander | undefined => {
  if (name === 'random') return random
  const player = playerRead(name)
  if (!player) return undefined
  const doctrine = player.temper ? rules.tempers?.[player.temper] : rules.doctrine
  if (!doctrine) return undefined
  switch (player.level) {
    case 'recruit':
      return recruit(player.temper ? doctrine : (rules.tuned?.recruit ?? doctrine))
    case 'regular':
      return commanderBy(doctrine)
    case 'veteran':
    case 'general': {
      const tuned = player.temper ? doctrine : (rules.tuned?.[player.level] ?? doctrine)
      const thought = orders === undefined ? THOUGHT[player.level] : { ...THOUGHT[player.level], orders }
      return rules.game && thinking({ ...rules, game: rules.game }, tuned, thought)
    }
  }
}

/** The best player of a rule set that is not asked for by name. */
export const usualPlayer = ({ doctrine }: Command): string => (doctrine ? COMMANDER : 'random')
