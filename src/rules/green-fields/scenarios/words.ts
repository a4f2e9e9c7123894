import type { Trial } from '#screen/briefing.ts'

/** What is told of a campaign in words besides its text; everything else of a briefing is read from its data. */
export interface ScenarioWords {
  readonly about: string
  readonly tasks: readonly [a: string, b: string]
  readonly remember: readonly [a: string, b: string]
  readonly minutes: number
  /** Of side a and side b; none if nobody has tried. */
  readonly trial?: Trial
}

/** The same of a campaign that the players have laid out themselves. */
export const OWN_WORDS = {
  task: 'Take ground and keep your own: the higher total of points after the last week has won.',
  remember:
    'Nobody makes you attack, and what the enemy has brought is his secret. Find out before you go over.',
  chances: 'The ground is fair to both sides; the armies are what you have made of them.',
  minutesAWeek: 20,
} as const

export const SCENARIO_WORDS: Readonly<Record<string, ScenarioWords>> = {
  'quiet-sector': {
    about:
      'Two corps, six zones of trench and a whole spring: works, raids, shells, and an assault when you dare.',
    tasks: [
      'Wear the enemy down and take a stretch of his line before the spring is over.',
      'Wear the enemy down and take a stretch of his line before the spring is over.',
    ],
    remember: [
      'Nobody makes you attack. A quarter of your shells on one zone does more than all of them on six.',
      'Nobody makes you attack. A quarter of your shells on one zone does more than all of them on six.',
    ],
    minutes: 150,
    trial: { battles: 250, wins: [123, 119] },
  },
  'le-cateau-1914': {
    about: 'No trenches yet. A few expert regiments behind a stream against the mass of the German advance.',
    tasks: [
      'Break the first rush on the ridge, then hold the ground south of the stream.',
      'Throw the British off the ridge before they can dig, and go on.',
    ],
    remember: [
      'Your regiments are few and cannot be replaced. Give ground before you give men.',
      'You open the campaign with an assault. Choose where.',
    ],
    minutes: 90,
    trial: { battles: 250, wins: [88, 162] },
  },
  'somme-1916': {
    about: 'Eight weeks of a corps front: guns, works, mines and raids, then the great assault.',
    tasks: [
      'Open the assault by the second week and take villages and high ground.',
      'Keep the villages, and win back what is lost.',
    ],
    remember: [
      'Two mines are laid. They are worth most under somebody, in the week of the assault.',
      'Your reserves decide it. Keep them where roads lead to the whole front.',
    ],
    minutes: 180,
    trial: { battles: 100, wins: [54, 38] },
  },
  'michael-1918': {
    about: 'Storm troops out of the fog against a thin line with a river behind it. Four weeks to break it.',
    tasks: [
      'Hold on: keep the Germans from making the four weeks pay.',
      'Attack in the first week, break the line and reach the river.',
    ],
    remember: [
      'There is one bridge behind you. Know who crosses it last.',
      'For two turns of the first day the fog is as good as night.',
    ],
    minutes: 90,
    trial: { battles: 100, wins: [37, 60] },
  },
  'gaza-1917': {
    about: 'Thin lines and open flanks: tanks and mounted men against ridges and a town.',
    tasks: [
      'Go round the flank or through the ridges, and hold the town at the end.',
      'Keep the ridges, and the town behind them.',
    ],
    remember: [
      'The town itself counts at the end, whoever took it.',
      'You are stretched thin. A reserve behind the ridges is worth two regiments in front.',
    ],
    minutes: 120,
    trial: { battles: 100, wins: [38, 58] },
  },
  'hundred-days-1918': {
    about:
      'Four weeks of all arms: a silent front, a morning of tanks and mist, then lorries, horses and roads.',
    tasks: [
      'Attack in the first week without a warning shell, and be through the second line before the reserves are up.',
      'Give ground where you must, bring the reserves up by the roads, and make every zone cost.',
    ],
    remember: [
      'Lorries and bicycles win the second day. Keep them behind the tanks until the wire is crossed.',
      'Your two best regiments are off the board in the first week. The roads decide where they come in time.',
    ],
    minutes: 120,
    trial: { battles: 150, wins: [84, 56] },
  },
}
