import { failure, success } from '#kernel/procedure/result.ts'
import { accept, faultsIn } from '#kernel/procedure/schema.ts'
import { capitalised, ordinal, words } from '#kernel/words.ts'
import type { ArmyPage, Designer, Objection, RosterEntry } from '#screen/designer.ts'
import { CAMPAIGN_LIMITS } from '../../tables/index.ts'
import { ARMY_FILE, type ArmyFile } from '../army-file.ts'
import { budgetFor, costOf, shellsOf, titleOf } from '../design.ts'
import { readyMades } from '../ready-made.ts'
import { usualDesign } from '../usual-design.ts'
import { type Violation, violationsOf, warningsOf } from '../violations.ts'
import { armyFileOf } from './army.ts'
import { linesOf, ratingsOf } from './lines.ts'
import { lineIn, mendsFor } from './mends.ts'
import { offersFor } from './offers.ts'
import { frontSettings, goodsSettings } from './settings.ts'

/** The field by its own name, where the message has its place in a file. */
const plainly = ({ path, message }: Violation): string =>
  message.replace(`"${path}"`, capitalised(path.split('.').at(-1) ?? path))

const objection = (army: ArmyFile, violation: Violation): Objection<ArmyFile> => {
  const line = lineIn(violation.path)
  const unit = line === undefined ? undefined : army.units[line]
  return {
    message: unit ? `${titleOf(unit)}: ${plainly(violation)}` : plainly(violation),
    clause: violation.clause,
    ...(line === undefined ? {} : { line }),
    mends: mendsFor(army, violation),
  }
}

const factsOf = (army: ArmyFile): ArmyPage<ArmyFile>['facts'] => {
  const { compulsory, armyPoints, depotPoints } = budgetFor(army)
  let units = 0
  let strength = 0
  for (const unit of army.units) {
    units += unit.count
    strength += unit.count * unit.strength
  }
  return [
    { label: 'Compulsory units', value: `${compulsory} points` },
    { label: 'Army points besides', value: String(armyPoints) },
    { label: 'Units', value: `${units}, strength ${strength}` },
    { label: 'Depot', value: `${depotPoints} points` },
    { label: 'Shells in the dump', value: String(shellsOf(army)) },
  ]
}

const rosterOf = ({ units }: ArmyFile): readonly RosterEntry[] =>
  units.flatMap((unit) =>
    Array.from({ length: unit.count }, (_, i) => ({
      name: unit.count === 1 ? titleOf(unit) : `${ordinal(i + 1)} ${titleOf(unit)}`,
      kind: words(unit.type),
      strength: unit.strength,
      ratings: ratingsOf(unit),
    })),
  )

const page = (army: ArmyFile): ArmyPage<ArmyFile> => ({
  title: {
    kind: 'text',
    id: 'title',
    title: 'Name of the army',
    value: army.title,
    to: (title) => ({ ...army, title }),
  },
  settings: frontSettings(army),
  lines: linesOf(army),
  goods: goodsSettings(army),
  points: { spent: costOf(army).total, total: budgetFor(army).total },
  facts: factsOf(army),
  violations: violationsOf(army).map((violation) => objection(army, violation)),
  // GF-DPT-05: nothing need be mended.
  warnings: warningsOf(army).map(({ message, clause }) => ({ message, clause, mends: [] })),
  ready: readyMades(army).map(({ id, title, design }) => {
    const { total } = costOf(design)
    const taken = { ...armyFileOf(design), title: army.title }
    return { id, title, text: `${total} points`, points: total, taken }
  }),
  offers: offersFor(army),
  roster: rosterOf(army),
})

/** Armies of To The Green Fields Beyond! on the screen. */
export const DESIGNER: Designer<ArmyFile> = {
  fresh() {
    const { date, nations, frontage } = CAMPAIGN_LIMITS
    const front = { nation: nations.a, date, frontage: frontage.usual, variation: 'trench' } as const
    return { ...armyFileOf(usualDesign(front)), title: 'New army' }
  },
  read(received) {
    const read = accept(ARMY_FILE, received)
    return read.ok ? success(read.value) : failure(faultsIn(ARMY_FILE, received))
  },
  page,
}
