import { memo } from '#kernel/memo.ts'
import { checksAs, type Scenario, type ScenarioUnit } from '../scenarios/scenario.ts'
import { type Table, tableOf, unitId } from '../scenarios/table.ts'
import { BASE_SIZES, fromInches, pointAt } from '../tables/index.ts'
import { otherSide, type Quality, SIDES, sideOfNation } from '../vocabulary.ts'
import type { GameOptions } from './options.ts'
import { mayAttach } from './phases/attachment/attach.ts'
import { setUpPhases } from './phases/deployment/steps.ts'
import { unitWith } from './records.ts'
import type { Base, Objective, State, Unit } from './state.ts'

const unitOf =
  (table: Table) =>
  (written: ScenarioUnit): Unit => {
    const side = sideOfNation(written.nation)
    const id = unitId(written)
    return {
      id,
      name: written.name,
      side,
      nation: written.nation,
      group: written.group,
      troop: checksAs(written.bases),
      quality: written.quality,
      strength: written.bases.length,
      status: 'solid',
      order: 'hold',
      goal: null,
      checked: false,
      dugIn: true,
      bases: written.bases.map(([troop, x, y], index): Base => {
        const { width, depth } = BASE_SIZES[troop]
        return {
          id: `${id}-${index + 1}`,
          troop,
          centre: pointAt({ x, y }),
          heading: table.enemy[side],
          width: fromInches(width),
          depth: fromInches(depth),
          sheaf: null,
        }
      }),
      gone: [],
    }
  }

const titled = (title: string | undefined): Pick<Objective, 'title'> => (title === undefined ? {} : { title })

/** What every battle of a scenario begins with. Nothing of it is ever changed, so they all share it. */
const laidOut = memo((scenario: Scenario): Pick<State, 'table' | 'units' | 'objectives'> => {
  const table = tableOf(scenario)
  return {
    table,
    units: scenario.units.map(unitOf(table)),
    objectives: scenario.objectives.map(([name, x, y, points]) => ({
      name,
      ...titled(scenario.called?.[name]),
      at: pointAt({ x, y }),
      points,
      holder: otherSide(scenario.attacker),
    })),
  }
})

/** PA-ORG-08. */
const withQuality = (unit: Unit, americans: Quality): Unit =>
  unit.nation === 'american' && unit.troop === 'infantry' && unit.quality !== americans
    ? unitWith(unit, { quality: americans })
    : unit

/** The table as it is laid out, before the first decision. */
export const stateOf = (scenario: Scenario, options: GameOptions): State => {
  const { table, units, objectives } = laidOut(scenario)
  const state: State = {
    scenario: scenario.id,
    options,
    table,
    turn: 0,
    units: units.map((unit) => withQuality(unit, options['american-quality'])),
    objectives,
    gas: [],
    gasLaid: { german: 0, entente: 0 },
    attachments: { german: null, entente: null },
    secrets: { german: null, entente: null },
    first: null,
    phases: [],
    combat: null,
    agreed: [],
    refusedOffer: { german: null, entente: null },
    underFire: false,
    ending: null,
  }
  const attaches = options.attachment === 'choose' && SIDES.some((side) => mayAttach(state, side))
  return { ...state, phases: attaches ? [{ name: 'attach' }] : setUpPhases(state) }
}
