import { listed, several } from '#kernel/words.ts'
import type { BriefedSide, Briefing } from '#screen/briefing.ts'
import { agreedBattle } from '../game/terms.ts'
import { type Battalion, type Force, type Placed, type Scenario, WEAPONS } from '../scenarios/scenario.ts'
import { SCENARIO_WORDS } from '../scenarios/words.ts'
import type { Quality, Side } from '../vocabulary.ts'
import { NATION_NAMES, STAND_WORDS } from './naming.ts'

const GRADES: Readonly<Record<Quality, string>> = {
  raw: 'raw',
  experienced: 'experienced',
  veteran: 'veterans',
  storm: 'storm troops',
}

const weaponsOf = (weapons: Placed = {}): readonly string[] =>
  WEAPONS.flatMap((weapon) => {
    const count = weapons[weapon]?.length ?? 0
    return count === 0 ? [] : [several(count, ...STAND_WORDS[weapon])]
  })

const battalionText = (battalion: Battalion): string => {
  if ('reserve' in battalion) {
    const { companies, stands, arm } = battalion.reserve
    return `${several(companies * stands, ...STAND_WORDS[arm])}, ${GRADES[battalion.quality]}, in reserve`
  }
  const platoons = battalion.companies.reduce((sum, { stands }) => sum + stands, 0)
  const tanks = battalion.tanks?.length ?? 0
  const parts = [
    several(platoons, ...STAND_WORDS.infantry),
    ...weaponsOf(battalion.weapons),
    ...(tanks > 0 ? [several(tanks, 'tank')] : []),
  ]
  return `${listed(parts)}, ${GRADES[battalion.quality]}`
}

const forcesOf = ({ regiments }: Force): BriefedSide['forces'] =>
  regiments.flatMap(({ name, weapons, offTable = [], battalions }) => {
    const own = [
      ...weaponsOf(weapons),
      ...(offTable.length > 0 ? [`${several(offTable.length, 'battery', 'batteries')} off the table`] : []),
    ]
    return [
      ...(own.length > 0 ? [{ name, text: listed(own) }] : []),
      ...battalions.map((battalion) => ({ name: battalion.name, text: battalionText(battalion) })),
    ]
  })

const sideOf = (scenario: Scenario, side: Side, task: string, remember: string): BriefedSide => ({
  side,
  name: NATION_NAMES[scenario[side].nation].name,
  task,
  remember,
  forces: forcesOf(scenario[side]),
})

/** The sheet that a scenario opens with. */
export const briefingOf = (id: string, options: unknown = {}): Briefing | undefined => {
  const agreed = agreedBattle(id, options)
  const said = SCENARIO_WORDS[id]
  if (!agreed.ok || !said) return undefined
  const { scenario } = agreed.value
  const { title, turns, objectives, mist, attackerMustWin } = scenario
  return {
    title,
    situation: said.situation,
    sides: [
      sideOf(scenario, 'attacker', said.tasks[0], said.remember[0]),
      sideOf(scenario, 'defender', said.tasks[1], said.remember[1]),
    ],
    points: [
      ...objectives.map(({ name, value }) => ({ name, points: String(value) })),
      { name: 'Each enemy battalion routed or wiped out', points: '1' },
    ],
    ends: [
      `The battle lasts ${several(turns, 'turn')}; the higher score wins, by three points or more decisively.`,
      'A side without a rifle platoon left has lost at once.',
      ...(attackerMustWin ? ['Level scores are a victory of the defender.'] : []),
      ...(mist
        ? [`Mist until the end of turn ${mist.until}: nobody sees farther than ${mist.sight} cm.`]
        : []),
    ],
    length: several(turns, 'turn'),
    minutes: said.minutes,
    chances: 'Either side can win.',
  }
}
