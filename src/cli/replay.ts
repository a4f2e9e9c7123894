import { Command } from 'commander'
import { figures, type Replayed } from '#engine/index.ts'
import { counted, sentence, several } from '#kernel/words.ts'
import { damageWords, loadedBattle, told } from './battle-file.ts'
import { figuresOf, reportOf } from './battle-report.ts'
import { fail, print, printJson } from './output.ts'
import { wholeNumber } from './parse.ts'

interface Options {
  readonly to?: string
  readonly verify?: true
  readonly luck?: true
  readonly json?: true
}

/** "One order before it is sound." */
const soundIn = (orders: number): string =>
  orders === 0
    ? 'There is none before it.'
    : sentence(`${several(orders, 'order')} before it ${orders === 1 ? 'is' : 'are'} sound`)

/** Why a battle is not proved; none if every order came out as it did and the file is whole. */
const troubleWith = (loaded: Replayed): string | undefined => {
  const { battle, fault, differs, damage, words } = loaded
  if (damage) return damageWords(loaded)
  if (fault) return `${fault.message} ${soundIn(figures(battle).orders)}`
  if (differs === undefined) return undefined
  return `Order ${differs} leads to another state than it did when it was given. ${words}`
}

/** What no replay can prove: that such dice were thrown. */
const byHandWords = (dice: number): string =>
  dice === 0 ? 'No die was entered by hand.' : `${counted(dice, 'die was', 'dice were')} entered by hand.`

export const replay = () =>
  new Command('replay')
    .description('fight a saved battle again and print how it stands')
    .argument('<file>')
    .option('--to <number>', 'stop after so many orders')
    .option('--verify', 'print nothing but the failure unless every order comes out as it did')
    .option('--luck', 'weigh the dice, too, which takes a while')
    .option('--json', 'print JSON')
    .action((path: string, { to, verify, luck, json }: Options) => {
      const last = to === undefined ? undefined : wholeNumber(to)
      if (to !== undefined && last === undefined) return fail(`"${to}" is no number of orders.`)
      const loaded = loadedBattle(path, last)
      if (!loaded.ok) return fail(told(loaded.error))
      const { battle, comparison, words, rulesVersion, other, fault, damage, byHand } = loaded.value
      const trouble = troubleWith(loaded.value)
      if (trouble !== undefined && (verify || fault || damage)) fail(trouble)
      if (trouble !== undefined && verify) return
      const verified = trouble === undefined
      if (json)
        printJson({
          ...figuresOf(battle),
          verified,
          comparison,
          diceByHand: byHand,
          rulesVersion,
          ...(other === undefined ? {} : { notes: [other] }),
        })
      else
        print([
          ...reportOf(battle, luck === true),
          ...(fault ? [] : [words]),
          ...(verified ? [byHandWords(byHand)] : []),
        ])
    })
