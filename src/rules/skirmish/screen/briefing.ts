import { counted, listed, several } from '#kernel/words.ts'
import type { BriefedSide, Briefing } from '#screen/briefing.ts'
import { musteredUnit } from '../game/set-up/muster.ts'
import { termsOf } from '../game/terms.ts'
import { idOf } from '../scenarios/ids.ts'
import type { Award, Muster, Scenario } from '../scenarios/scenario.ts'
import { SCENARIO_WORDS } from '../scenarios/words.ts'
import type { Artillery, Side } from '../vocabulary.ts'
import { NATION_NAMES } from '../wording.ts'
import { KIND_WORDS, MODEL_WORDS, ROLE_WORDS } from './naming.ts'

/** "crack rifle squad: one NCO, four bombers, three riflemen; comes on in move 2". */
const unitText = (scenario: Scenario, side: Side, muster: Muster): string => {
  const { figures, quality, kind, vehicle, weapon } = musteredUnit(scenario, side, muster)
  const roles = [...new Set(figures.map(({ role }) => role))].filter((role) => role !== 'lmg-loader')
  const men = roles.map((role) =>
    role === 'lmg-gunner'
      ? 'an LMG with two men'
      : several(figures.filter((figure) => figure.role === role).length, ...ROLE_WORDS[role]),
  )
  const model = vehicle?.vehicle ?? weapon
  const what = model === null ? KIND_WORDS[kind] : MODEL_WORDS[model]
  const later = [
    ...(muster.arrives === undefined ? [] : [`comes on in move ${muster.arrives}`]),
    ...(muster.heldUntil === undefined ? [] : [`may not act before move ${muster.heldUntil}`]),
  ]
  const grade = quality === 'average' ? what : `${quality} ${what}`
  return [kind === 'sniper' ? grade : `${grade}: ${listed(men)}`, ...later].join('; ')
}

const GUNS: Readonly<Record<Artillery, readonly [string, string]>> = {
  mortar: ['mortar', 'mortars'],
  'light-gun': ['light gun', 'light guns'],
  'medium-gun': ['field gun', 'field guns'],
  'heavy-gun': ['heavy gun', 'heavy guns'],
  howitzer: ['howitzer', 'howitzers'],
}

const forcesOf = (scenario: Scenario, side: Side): BriefedSide['forces'] => {
  const { units, batteries = [], issued = {} } = scenario[side]
  const shells = Object.entries(issued).map(([ammo, count]) => `${counted(count, 'shell')} of ${ammo}`)
  return [
    ...units.map((muster) => ({ name: muster.name, text: unitText(scenario, side, muster) })),
    ...batteries.map(({ name, guns, weapon }) => ({
      name,
      text: `${several(guns, ...GUNS[weapon])} off the table`,
    })),
    ...(shells.length > 0 ? [{ name: 'Shells issued', text: listed(shells) }] : []),
  ]
}

const sideOf = (scenario: Scenario, side: Side, task: string, remember: string): BriefedSide => ({
  side,
  name: NATION_NAMES[scenario[side].nation].men,
  task,
  remember,
  forces: forcesOf(scenario, side),
})

const unitName = (scenario: Scenario, id: string): string =>
  [...scenario.a.units, ...scenario.b.units].find((unit) => unit.id === id)?.name ?? id

const trenchName = ({ ground }: Scenario, id: string): string =>
  ground.find((feature) => idOf(feature) === id)?.name ?? id

/** What an award is for, in a line, and what it brings. */
const awardLine = (scenario: Scenario, award: Award): readonly [what: string, points: number] => {
  const otherwise = (points: number | undefined, each: number, what: string): string =>
    points === undefined || points === each ? '' : ` (${what} ${points})`
  switch (award.kind) {
    case 'units-lost':
      return [`each enemy unit lost${otherwise(award.vehicles, award.each, 'a vehicle')}`, award.each]
    case 'figures-lost':
      return [`each enemy lost${otherwise(award.prisoners, award.each, 'a prisoner')}`, award.each]
    case 'unit-gone':
      return [`the ${unitName(scenario, award.unit)} gone for good`, award.points]
    case 'in-trench':
      return [
        `once, ${several(award.figures, 'man', 'men')} in the ${trenchName(scenario, award.trench)} at the end of a move, no enemy within ${award.clear} in`,
        award.points,
      ]
    case 'left-behind':
      return [
        `${listed(award.units.map((id) => unitName(scenario, id)))}, each with men beyond ${award.northOf} in at the end`,
        award.points,
      ]
    case 'wagon-near':
      return [`a wagon of one’s own within ${award.within} in of the middle`, award.points]
  }
}

const awardsOf = (scenario: Scenario): Briefing['points'] => {
  const lines = scenario.awards.map((award) => {
    const [what, points] = awardLine(scenario, award)
    return {
      what,
      points: String(points),
      to: award.kind === 'wagon-near' ? 'Both' : NATION_NAMES[scenario[award.to].nation].men,
    }
  })
  return lines.flatMap(({ what, points, to }, i) => {
    const twin = lines.findIndex((other, j) => j !== i && other.what === what && other.points === points)
    if (twin !== -1 && twin < i) return []
    return [{ name: `${twin === -1 ? to : 'Both'}: ${what}`, points }]
  })
}

const leadWords = (scenario: Scenario): readonly string[] => {
  const { toWin, decisive } = scenario
  if (!toWin)
    return [
      'A side loses at once when more than half of its squads are gone or running.',
      'At the end the side with the larger share of its men left wins, if it leads by ten in a hundred.',
    ]
  const nameOf = (side: Side): string => NATION_NAMES[scenario[side].nation].men
  const one = (side: Side): string =>
    toWin[side] === 0
      ? `The ${nameOf(side)} win unless the enemy leads.`
      : `The ${nameOf(side)} win with a lead of ${several(toWin[side], 'point')}.`
  return [
    ...(toWin.a === toWin.b
      ? [`A lead of ${several(toWin.a, 'point')} wins; less is a draw.`]
      : [one('a'), one('b')]),
    ...(decisive === undefined ? [] : [`A lead of ${several(decisive, 'point')} is decisive.`]),
  ]
}

/** The sheet that a scenario opens with. */
export const briefingOf = (id: string, options: unknown = {}): Briefing | undefined => {
  const agreed = termsOf(id, options)
  const said = SCENARIO_WORDS[id]
  if (!agreed.ok || !said) return undefined
  const { scenario } = agreed.value
  const { title, moves, objectives, sight } = scenario
  return {
    title,
    situation: said.situation,
    sides: [
      sideOf(scenario, 'a', said.tasks[0], said.remember[0]),
      sideOf(scenario, 'b', said.tasks[1], said.remember[1]),
    ],
    points: [
      ...objectives.map(({ name, points }) => ({ name: `Held at the end: ${name}`, points: String(points) })),
      ...awardsOf(scenario),
    ],
    ends: [
      `The battle lasts ${several(moves, 'move')}.`,
      ...leadWords(scenario),
      'A side without men on the table who can fight has nobody to hold anything, and the battle ends.',
      ...(sight === undefined ? [] : [`Night: nobody sees farther than ${sight} inches.`]),
    ],
    length: several(moves, 'move'),
    minutes: said.minutes,
    chances: 'Either side can win.',
  }
}
