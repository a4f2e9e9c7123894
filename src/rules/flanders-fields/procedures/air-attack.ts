import type { Dice } from '#kernel/chance/dice.ts'
import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, form, list } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { sentence, several } from '#kernel/words.ts'
import { options } from '../options.ts'
import { noted, when } from '../reckoning/modifier.ts'
import {
  AIR_COVER_BONUS,
  AIR_DESTROYS,
  AIR_TARGET_BONUS,
  MACHINE_GUN_AT_AIRCRAFT,
  MOST_AIR_TARGETS,
} from '../tables/index.ts'
import { AIR_COVERS, AIR_TARGETS, type AirCover, type AirTarget } from '../vocabulary.ts'
import { tally } from '../wording.ts'

type PassOutcome =
  | 'none'
  | 'target-suppressed'
  | 'target-destroyed'
  | 'aircraft-driven-off'
  | 'aircraft-destroyed'

interface Pass {
  readonly aircraftTotal: number
  readonly targetTotal: number
  readonly outcome: PassOutcome
  readonly realigned: boolean
}

interface Mission {
  readonly results: readonly Pass[]
  readonly aircraft: 'ok' | 'driven-off' | 'destroyed'
}

export const airAttack = procedure({
  name: 'air-attack',
  title: 'Attack from the air',
  clauses: ['FF-AIR-02', 'FF-AIR-03', 'FF-AIR-04'],
  input: form({
    targets: list(form({ kind: choice(AIR_TARGETS), cover: choice(AIR_COVERS) }), 1, MOST_AIR_TARGETS),
    options,
  }),
  resolve({ targets }, dice, trace): Mission {
    const results: Pass[] = []
    for (const { kind, cover } of targets) {
      const pass = dice.stage(
        () => attack(kind, cover, dice, trace),
        ({ outcome }) => outcome,
      )
      results.push(pass)
      if (pass.outcome === 'aircraft-driven-off') return { results, aircraft: 'driven-off' }
      if (pass.outcome === 'aircraft-destroyed') return { results, aircraft: 'destroyed' }
    }
    return { results, aircraft: 'ok' }
  },
  outcome: ({ results, aircraft }) => ({
    destroyed: count(results, ({ outcome }) => outcome === 'target-destroyed'),
    suppressed: count(results, ({ outcome }) => outcome === 'target-suppressed'),
    realigned: count(results, ({ realigned }) => realigned),
    aircraft,
  }),
  verdict({ results, aircraft }) {
    const hits = tally(
      [count(results, ({ outcome }) => outcome === 'target-destroyed'), 'destroyed'],
      [count(results, ({ outcome }) => outcome === 'target-suppressed'), 'suppressed'],
    )
    const guns = count(results, ({ realigned }) => realigned)
    const laid = guns === 0 ? '' : `; ${several(guns, 'machine gun')} to be laid again`
    return sentence(`${hits === '' ? 'nobody hit' : hits}${AIRCRAFT_WORDS[aircraft]}${laid}`)
  },
})

const attack = (kind: AirTarget, cover: AirCover, dice: Dice, trace: Trace): Pass => {
  const machineGun = kind === 'machine-gun'
  const aircraftDie = dice.d(6, 'aircraft')
  const targetDie = dice.d(6, 'target')
  trace.note('FF-AIR-03', 'Die of the aircraft', aircraftDie)
  trace.note('FF-AIR-03', 'Die of the target', targetDie)
  const aircraftTotal =
    aircraftDie +
    noted(trace, 'FF-AIR-03', 'Cover of the target', AIR_COVER_BONUS[cover]) +
    noted(trace, 'FF-AIR-03', 'Weapon as target', AIR_TARGET_BONUS[kind])
  const targetTotal =
    targetDie + noted(trace, 'FF-AIR-03', 'Machine gun fires back', when(machineGun, MACHINE_GUN_AT_AIRCRAFT))
  const outcome = outcomeOf(aircraftTotal - targetTotal)
  trace.note('FF-AIR-03', 'Total of the aircraft', aircraftTotal)
  trace.note('FF-AIR-03', 'Total of the target', targetTotal)
  trace.note('FF-AIR-03', 'Outcome', outcome)
  const realigned = machineGun && outcome !== 'target-destroyed'
  if (realigned) trace.note('FF-AIR-04', 'The gun must be laid again')
  return { aircraftTotal, targetTotal, outcome, realigned }
}

const outcomeOf = (lead: number): PassOutcome => {
  if (lead === 0) return 'none'
  if (lead > 0) return lead >= AIR_DESTROYS ? 'target-destroyed' : 'target-suppressed'
  return -lead >= AIR_DESTROYS ? 'aircraft-destroyed' : 'aircraft-driven-off'
}

const count = (results: readonly Pass[], is: (pass: Pass) => boolean): number => {
  let found = 0
  for (const pass of results) if (is(pass)) found++
  return found
}

const AIRCRAFT_WORDS: Readonly<Record<Mission['aircraft'], string>> = {
  ok: '',
  'driven-off': '; aircraft driven off',
  destroyed: '; aircraft shot down',
}
