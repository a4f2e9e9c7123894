import { capitalised } from '../../kernel/words.ts'
import type { TableTop } from '../../screen/tabletop.ts'

type Worded = Pick<TableTop, 'words'>

/** What a game calls its turns: 'turn', 'week'. */
export const turnWord = ({ words }: Worded): string => words?.turn ?? 'turn'

/** 'Week 3' */
export const turnTitle = (game: Worded, turn: number): string => `${capitalised(turnWord(game))} ${turn}`
