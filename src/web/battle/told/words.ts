import type { Side } from '#kernel/game/game.ts'
import { capitalised, several, spelled } from '#kernel/words.ts'
import { sideName } from '#screen/beside.ts'
import type { Account } from '#study/told/account.ts'
import { theSide } from '#study/wording.ts'
import type { Scene } from '../store/scene.ts'

/** "the Germans' turn", "the Entente's turn", "the British turn". */
const whose = (name: string): string => {
  const the = theSide(name)
  if (/(?:ish|ch|ese)$/.test(name)) return the
  return name.endsWith('s') ? `${the}’` : `${the}’s`
}

/** What the account is about: somebody's turn, or what came to light for both. */
export const accountTitle = ({ game, ground }: Scene, { by, turn, step }: Account): string =>
  step === undefined
    ? capitalised(`${whose(sideName(ground, by))} ${game.words.turn} ${turn}`)
    : `${capitalised(game.words.turn)} ${turn}: ${step}`

const one = (many: string): string => many.replace(/s$/, '')

/** 'bases' come in ones too. */
const counted = (count: number, many: string): string =>
  count === 0 ? 'none' : /s$/.test(many) ? several(count, one(many), many) : `${spelled(count)} ${many}`

/** "We lost one base, they lost none." What they lost is not always known. */
export const lossWords = (scene: Scene, side: Side, { lost }: Account): string => {
  const { words } = scene.game
  const ours = lost[side] ?? 0
  const others = Object.entries(lost).filter(([other]) => other !== side)
  const theirs = others.reduce((sum, [, count]) => sum + count, 0)
  if (ours <= 0 && theirs <= 0)
    return others.length > 0 ? 'Nobody lost anything meanwhile.' : 'We lost nothing meanwhile.'
  const [first, second] = [counted(Math.max(0, ours), words.lost), counted(Math.max(0, theirs), words.lost)]
  if (others.length === 0) return `We lost ${first}.`
  return first === second ? `We lost ${first}, and so did they.` : `We lost ${first}, they lost ${second}.`
}
