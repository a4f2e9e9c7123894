import { expect, test } from 'vitest'
import type { Side } from '../../../../src/kernel/game.ts'
import { GREEN_FIELDS } from '../../../../src/rules/green-fields/index.ts'
import { decided, questionOf } from '../../../../src/web/battle/commander/thinking.ts'
import { type Fought, phaseOf, secretsOf } from './campaign.ts'
import { onReplay, onScreen } from './on-screen.ts'
import { fightTwins, PHASES, type Twins } from './twins.ts'

/** Campaigns to be tried, until every phase has been looked at so often. */
const MOST_CAMPAIGNS = 80
const OFTEN = 3
/** A replay takes longer to look at. */
const REPLAY_EVERY = 12

/** Compared as text first: these are big. */
const expectSame = (one: unknown, other: unknown, when: string): void => {
  const [here, there] = [JSON.stringify(one), JSON.stringify(other)]
  if (here !== there) expect(JSON.parse(there), when).toEqual(JSON.parse(here))
}

/** What the commander of the rule set would advise. */
const advised = ({ battle }: Fought, side: Side) =>
  decided(GREEN_FIELDS, { ...questionOf(battle, side, 'commander'), seed: 1 })

/** Looks at both campaigns as the watcher does. */
const lookAtBoth = ({ watcher, here, there }: Twins, looks: number): void => {
  const when = `${watcher}, order ${here.log.length}: ${phaseOf(here)}`
  expect(secretsOf(there, watcher), when).not.toBe(secretsOf(here, watcher))
  const [one, other] = [onScreen(here, watcher), onScreen(there, watcher)]
  for (const part of Object.keys(one)) expectSame(one[part], other[part], `${part} of ${when}`)
  expectSame(advised(here, watcher), advised(there, watcher), `advice for ${when}`)
  if (looks % REPLAY_EVERY === 0)
    expectSame(onReplay(here, watcher), onReplay(there, watcher), `replay for ${when}`)
}

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
        lookAtBoth(twins, looks++)
      })
    }
    expect(wanting()).toEqual([])
  },
)
