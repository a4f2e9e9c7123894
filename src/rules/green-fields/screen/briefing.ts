import { several, spelled } from '#kernel/words.ts'
import { type BriefedSide, type Briefing, chancesOf } from '#screen/briefing.ts'
import { peopleIn } from '../game/names.ts'
import { readOptions } from '../game/options.ts'
import { otherSide, type SideName } from '../game/sides.ts'
import { scenarioNamed } from '../own-battle/index.ts'
import { OWN_CAMPAIGN } from '../own-battle/own-campaign.ts'
import type { Contingent, Muster } from '../scenarios/forces/force.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { OWN_WORDS, SCENARIO_WORDS } from '../scenarios/words.ts'
import { ORDER_TO_ATTACK, VICTORY_POINTS } from '../tables/index.ts'
import { SIDES } from '../vocabulary.ts'
import { signedPoints } from '../wording.ts'

const troopsOf = ([count, { title, strength, experience, morale }]: Contingent) => ({
  name: `${count} × ${title}`,
  text: `strength ${strength}, experience ${experience}, morale ${morale}`,
})

const storesOf = ({ stores }: Muster): string => {
  const { depot, shells, luxuries = 0, gasCanisters = 0, mines = [] } = stores
  return [
    `depot ${depot}`,
    several(shells, 'shell'),
    ...(luxuries > 0 ? [several(luxuries, 'luxury', 'luxuries')] : []),
    ...(gasCanisters > 0 ? [several(gasCanisters, 'gas canister')] : []),
    ...mines.map(({ under }) => `a mine under ${under}`),
  ].join(', ')
}

const sideOf = (
  { nations, armies }: Scenario,
  side: SideName,
  task: string,
  remember: string,
): BriefedSide => ({
  side,
  name: peopleIn(nations, side),
  task,
  remember,
  forces: [...armies[side].contingents.map(troopsOf), { name: 'Stores', text: storesOf(armies[side]) }],
})

/** How the campaign is judged after its last week. */
const verdictOf = ({ nations, terms }: Scenario): readonly string[] => {
  const { marks, ties } = terms.verdict
  const name = (side: SideName): string => peopleIn(nations, side)
  if (marks)
    return [
      `At the end the points of the ${name(otherSide(marks.side))} are taken from those of the ${name(marks.side)}: with a lead of ${marks.wins} or more the ${name(marks.side)} have won, with ${marks.loses} or less the ${name(otherSide(marks.side))}; between the two it is a draw.`,
    ]
  return [`At the end the higher total has won${ties ? `; equal totals go to the ${name(ties)}` : ''}.`]
}

const dutiesOf = ({ nations, terms }: Scenario): readonly string[] => {
  const { mustAssault, fogTurns, surprise, noCanisters } = terms
  return [
    ...(mustAssault
      ? [
          `The ${peopleIn(nations, mustAssault.side)} must open an assault by week ${spelled(mustAssault.by)} and go in: each week the order is not carried out costs them ${several(ORDER_TO_ATTACK.penalty, 'point')}. The ${peopleIn(nations, otherSide(mustAssault.side))} may not open one before them.`,
        ]
      : []),
    ...(fogTurns > 0
      ? [`Fog: the first ${several(fogTurns, 'turn')} of the first assault are as dark as night.`]
      : []),
    ...(surprise
      ? [
          `Surprise: the guns of the ${peopleIn(nations, surprise)} are silent in the week before the assault.`,
        ]
      : []),
    ...(noCanisters ? ['Nobody has gas canisters.'] : []),
  ]
}

type Said = Pick<Briefing, 'sides' | 'minutes' | 'chances'>

/** What is said of a campaign of the book. */
const saidOf = (scenario: Scenario): Said | undefined => {
  const said = SCENARIO_WORDS[scenario.id]
  const { nations } = scenario
  return (
    said && {
      sides: [
        sideOf(scenario, 'a', said.tasks[0], said.remember[0]),
        sideOf(scenario, 'b', said.tasks[1], said.remember[1]),
      ],
      minutes: said.minutes,
      chances: said.trial
        ? chancesOf(said.trial, [peopleIn(nations, 'a'), peopleIn(nations, 'b')])
        : 'Nobody knows yet who should win.',
    }
  )
}

/** What is said of the players' own. */
const saidOfOwn = (scenario: Scenario): Said => ({
  sides: SIDES.map((side) => ({
    ...sideOf(scenario, side, OWN_WORDS.task, OWN_WORDS.remember),
    secret: true,
  })),
  minutes: scenario.terms.weeks * OWN_WORDS.minutesAWeek,
  chances: OWN_WORDS.chances,
})

const laidOut = (received: unknown): Scenario | undefined => {
  const read = readOptions(received)
  const own = read.ok ? scenarioNamed(OWN_CAMPAIGN.id, read.value.campaign, read.value.readings) : read
  return own.ok ? own.value : undefined
}

/** The sheet that a campaign opens with. */
export const briefingOf = (id: string, options?: unknown): Briefing | undefined => {
  const isOwn = id === OWN_CAMPAIGN.id
  const scenario = isOwn ? laidOut(options) : SCENARIOS.find((one) => one.id === id)
  const said = scenario && (isOwn ? saidOfOwn(scenario) : saidOf(scenario))
  if (!scenario || !said) return undefined
  const { title, text, terms, nations } = scenario
  const { prize } = terms.verdict
  return {
    title,
    situation: text,
    ...said,
    points: [
      { name: 'Each enemy zone taken and kept', points: String(VICTORY_POINTS.zoneCaptured) },
      { name: 'Each own zone lost', points: signedPoints(VICTORY_POINTS.zoneLost) },
      { name: 'Each unit off the far edge', points: String(VICTORY_POINTS.unitExited) },
      ...(prize
        ? [
            {
              name: `Zone ${prize.zone} held at the end, for the ${peopleIn(nations, 'a')}`,
              points: String(prize.points),
            },
          ]
        : []),
    ],
    ends: [
      `Plus ${terms.limit} points win at once, minus ${terms.limit} lose.`,
      ...verdictOf(scenario),
      ...dutiesOf(scenario),
    ],
    length: several(terms.weeks, 'week'),
  }
}
