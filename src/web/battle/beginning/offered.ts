import type { ScenarioCard } from '#screen/cards.ts'
import { RULESETS } from '../../rulesets.ts'

/** A scenario with the rule set it is played by. */
export interface Offered extends ScenarioCard {
  readonly ruleset: string
  /** What the rule set is called where there is little room. */
  readonly rules: string
}

/** Something that the players draw up themselves. */
export interface OwnCard {
  readonly ruleset: string
  readonly href: string
  readonly title: string
  readonly about: string
}

/** Rule sets that can be played as a whole game. */
const PLAYABLE = RULESETS.filter(({ cards }) => cards !== undefined)

/** Instead of the name of a rule set, all of them. */
export const ALL = 'all'

/** Which rule sets' scenarios are to be seen. */
export const RULE_SETS: readonly (readonly [value: string, label: string])[] = [
  [ALL, 'All'],
  ...PLAYABLE.map(({ id, title, short = title }) => [id, short] as const),
]

/** What players may draw up themselves, and where. */
export const OWN: readonly OwnCard[] = PLAYABLE.flatMap(({ id, own, series }) => [
  ...(own ? [{ ...own, ruleset: id, href: `/campaign/${id}` }] : []),
  ...(series ? [{ ...series, ruleset: id, href: '/series' }] : []),
])

/** Every scenario that can be played, without its rules. */
export const loadOffered = async (): Promise<readonly Offered[]> =>
  (
    await Promise.all(
      PLAYABLE.map(async ({ id, title, short = title, cards }) =>
        ((await cards?.()) ?? []).map((card): Offered => ({ ...card, ruleset: id, rules: short })),
      ),
    )
  ).flat()
