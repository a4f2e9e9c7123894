import type { RolledDie } from '#kernel/chance/dice.ts'
import type { HeardOrder, ShownDie, ShownResult, ShownThrow } from '#screen/results.ts'
import { fateWords, tollWords } from '../game/blows.ts'
import { toldTo } from '../game/names.ts'
import type { State } from '../game/state.ts'
import { pageOf, type Story, tell } from '../game/stories.ts'
import { HIT_DIE } from '../tables/index.ts'

/** Dice that are read as they lie: no hits are counted on them. */
const PLAIN: ReadonlySet<string> = new Set([
  'side a',
  'side b',
  'supply',
  'weather',
  'wind',
  'discovery',
  'entry',
])

/** All dice of one kind lie together. */
const throwsIn = (dice: readonly RolledDie[]): readonly ShownThrow[] => {
  const kinds = new Map<string, ShownDie[]>()
  for (const { sides, value, for: what } of dice) {
    const die = PLAIN.has(what) ? { sides, value } : { sides, value, counted: (HIT_DIE[value - 1] ?? 0) > 0 }
    const known = kinds.get(what)
    if (known) known.push(die)
    else kinds.set(what, [die])
  }
  return [...kinds].map(([label, faces]) => ({ label, dice: faces }))
}

const gravityOf = (story: Story): number => pageOf(story).gravity?.(story) ?? 0

/** What came of an order that dice were thrown for: the gravest of it first, all its dice with it. */
export const results = ({ heard, dice, viewer }: HeardOrder<State, Story>): readonly ShownResult[] => {
  const lines = heard.map((one) => ({ ...one, line: tell(one.after, one.event, viewer) }))
  const told = lines.filter(({ line }) => line !== '')
  const [gravest] = told.toSorted((a, b) => gravityOf(b.event) - gravityOf(a.event))
  if (!gravest || (dice.length === 0 && gravityOf(gravest.event) === 0)) return []
  const { event, after, line } = gravest
  const known = toldTo(after, viewer)
  const deed = pageOf(event).deed?.(known, event)
  const others = told.filter((one) => one !== gravest)
  const all = heard.flatMap((one) => ('struck' in one.event ? one.event.struck : []))
  const follows = tollWords(all) || others.map((one) => one.line).join(' ')
  return [
    {
      throws: throwsIn(dice),
      outcome:
        deed === undefined
          ? line.replace(/\.$/, '')
          : `${deed}: ${fateWords(known, 'struck' in event ? event.struck : [])}`,
      ...(follows === '' ? {} : { follows }),
    },
  ]
}
