import { expect } from 'vitest'
import type { Refusal } from '#kernel/game/game.ts'

/** What no rule is needed to refuse: no order at all, out of turn, names of nobody. */
const UNRULED = /^(?:battle-over|over|invalid-order|not-now|not-your-turn|waits-for-dice|unknown-[a-z]+)$/

/** A refusal speaks to a player and names its rule. What it repeats in quotes is his own. */
export const expectPlayersWords = ({ code, message, clause }: Refusal): void => {
  const own = message.replaceAll(/"[^"]*"/g, '"…"')
  expect(own, 'ends as a sentence').toMatch(/[.?!]$|\([A-Z]+-[A-Z]+-\d+\)$/)
  expect(own, 'a field path').not.toMatch(/\b[A-Za-z]\w*\.\w/)
  expect(own, 'a camelCase word').not.toMatch(/\b[a-z]+[A-Z]/)
  expect(own, 'too many alternatives').not.toMatch(/one of (?:[^,.]+, ){6}/)
  if (!UNRULED.test(code)) expect(clause, `${code}: ${message}`).toBeDefined()
}
