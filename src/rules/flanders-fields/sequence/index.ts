import type { Fields, TurnStep } from '#kernel/procedure/referee.ts'
import { PERIODS, type Period, type Side } from '../vocabulary.ts'
import { battalionSteps, type PlayedStep } from './actions.ts'
import { AFTERWARDS, settingUp } from './outside.ts'
import { attackersOwn, support } from './support.ts'

const playedBy = (side: Side, steps: readonly PlayedStep[]): readonly TurnStep[] =>
  steps.map(({ title, ...step }) => ({
    ...step,
    id: `${side}-${step.id}`,
    title: `${side === 'attacker' ? 'Attacker' : 'Defender'}: ${title}`,
    side,
  }))

const byPeriod = (step: TurnStep, period: Period): TurnStep => ({
  ...step,
  tables: step.tables.map((table) => table.replace('*', period)),
})

/** A whole game turn: the attacker's half, then the defender's (FF-END-01). */
export const sequence = (settings: Fields): readonly TurnStep[] => {
  const period = PERIODS.find((each) => each === settings.period) ?? 'mid'
  return [
    ...settingUp(period),
    ...playedBy('attacker', [
      ...support.opening,
      ...attackersOwn(period),
      ...support.orders(period),
      ...battalionSteps('attacker', period),
    ]),
    ...playedBy('defender', [
      ...support.opening,
      ...support.orders(period),
      ...battalionSteps('defender', period),
    ]),
    ...AFTERWARDS,
  ].map((step) => byPeriod(step, period))
}
