import type { Game } from '../../kernel/game/game.ts'
import { capitalised } from '../../kernel/words.ts'

/** 'Week 3' */
export const turnTitle = ({ words }: Pick<Game, 'words'>, turn: number): string =>
  `${capitalised(words.turn)} ${turn}`
