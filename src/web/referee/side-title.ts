import type { Ruleset } from '#kernel/game/ruleset.ts'
import { sideName } from '../form/labels.ts'

/** What the players call a side. */
export const sideTitle = ({ referee }: Ruleset, side: string): string =>
  referee.sideNames?.[side] ?? sideName(side)
