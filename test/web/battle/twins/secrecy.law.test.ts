import { expect, test } from 'vitest'
import type { Side } from '#kernel/game/game.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'

import { SIDES } from '#rules/green-fields/vocabulary.ts'
import { decided, questionOf } from '#web/battle/commander/thinking.ts'

import { times } from '../../../long.ts'
import { type Fought, phaseOf, secretsOf } from './campaign.ts'
import { onReplay, onScreen } from './on-screen.ts'
import { STAGES } from './stages.ts'
import { fightStaged, fightTwins, PHASES, type Twins } from './twins.ts'

/** Campaigns to be tried, until every phase has been looked at so often. */
const MOST_CAMPAIGNS = 80
const OFTEN = times(1, 3)
/** A replay takes longer to look at. */
const REPLAY_EVERY = 12

/** Compared as text first: these are big. */
const expectSame = (one: unknown, other: unknown, when: string): void => {
  const [here, there] = [JSON.stringify(one), JSON.stringify(other)]
  if (here !== there) expect(JSON.parse(there), when).toEqual(JSON.parse(here))
}

/** What the commander of the rule set would advise. */
const advised = ({ battle }: Fought, side: Side) =>
  decided(GREEN_FIELDS, { ...questionOf(battle, side, 'commander'), seed: 1, orders: 1 })

/** Looks at both campaigns as the watcher does. */
const lookAtBoth = ({ watcher, here, there }: Twins): void => {
  const when = `${watcher}, order ${here.log.orders.length}: ${phaseOf(here)}`
  expect(secretsOf(there, watcher), when).not.toBe(secretsOf(here, watcher))
  const [one, other] = [onScreen(here, watcher), onScreen(there, watcher)]
  for (const part of Object.keys(one)) expectSame(one[part], other[part], `${part} of ${when}`)
  expectSame(advised(here, watcher), advised(there, watcher), `advice for ${when}`)
}

/** Looks at what went before, too. */
const lookBack = ({ watcher, here, there }: Twins): void =>
  expectSame(onReplay(here, watcher), onReplay(there, watcher), `replay for ${watcher}, ${phaseOf(here)}`)

/** What is fought out in the open and must tell nothing of what still hides, and the phases in which one decides on it. */
const WANTED: readonly string[] = [
  'movement',
  'opportunity-fire',
  'close-assault',
  'close-fire',
  'close-assault-over',
  'gas',
  'gas-released',
  'mines',
  'mine-discovered',
  'mine-fight',
  'mine-fought',
  'mine-blown',
  'tunnel-collapsed',
]

test.each(['a', 'b'])(
  'the screen of side %s is the same whatever its enemy hides',
  { timeout: 240_000 },
  (watcher) => {
    const looked = new Map<string, number>()
    const wanting = () => PHASES.filter((phase) => (looked.get(phase) ?? 0) < OFTEN)
    let looks = 0
    for (let seed = 1; seed <= MOST_CAMPAIGNS && wanting().length > 0; seed++) {
      fightTwins(watcher, seed, 2000, (twins) => {
        const phase = phaseOf(twins.here)
        const before = looked.get(phase) ?? 0
        if (before >= OFTEN * 2) return
        looked.set(phase, before + 1)
        lookAtBoth(twins)
        if (looks++ % REPLAY_EVERY === 0) lookBack(twins)
      })
    }
    expect(wanting()).toEqual([])
  },
)

test.each(SIDES)(
  'in close assaults, under fire, underground and in gas the screen of side %s tells nothing that its enemy hides',
  { timeout: 240_000 },
  (watcher) => {
    const looked = new Map<string, number>()
    const wanting = () => WANTED.filter((what) => (looked.get(what) ?? 0) < OFTEN)
    for (let seed = 1; seed <= MOST_CAMPAIGNS && wanting().length > 0; seed++) {
      for (const stage of STAGES) {
        let heard = 0
        fightStaged(stage, watcher, seed, 80, (twins) => {
          const { orders } = twins.here.log
          const events = orders
            .slice(heard)
            .flatMap(({ happened }) => happened.map(({ event }) => event.kind))
          heard = orders.length
          const met = WANTED.filter((what) => what === phaseOf(twins.here) || events.includes(what))
          if (met.every((what) => (looked.get(what) ?? 0) >= OFTEN * 2)) return
          for (const what of met) looked.set(what, (looked.get(what) ?? 0) + 1)
          lookAtBoth(twins)
        })
      }
    }
    expect(wanting()).toEqual([])
  },
)
