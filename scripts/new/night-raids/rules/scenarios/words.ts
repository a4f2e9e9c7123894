/** What is told of a scenario in words; everything else of a briefing is read from its data. */
export interface ScenarioWords {
  /** On its card. */
  readonly about: string
  readonly situation: string
  /** Of side a, then of side b. */
  readonly tasks: readonly [string, string]
  readonly remember: readonly [string, string]
  readonly minutes: number
}

export const SCENARIO_WORDS: Readonly<Record<string, ScenarioWords>> = {
  'first-night': {
    about: 'Two platoons, two trenches and six dark nights.',
    situation: 'Two platoons face each other across no man’s land, and neither sleeps well.',
    tasks: ['Have more men left than Red.', 'Have more men left than Blue.'],
    remember: [
      'A raid that hits nobody loses a man: send enough of them.',
      'Blue goes first: you choose when you have seen his raid.',
    ],
    minutes: 10,
  },
}
