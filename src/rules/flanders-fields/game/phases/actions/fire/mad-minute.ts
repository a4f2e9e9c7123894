import { tellOf } from '#kernel/game/play.ts'
import { type Refusal, refuse } from '#kernel/procedure/refusal.ts'
import type { Side } from '../../../../vocabulary.ts'
import { changeUnit, type Play } from '../../../play.ts'
import { unitWith } from '../../../records.ts'
import type { State, Unit } from '../../../state.ts'
import { unitNamed } from '../../../units.ts'

/** FF-NAT-02 */
export const madMinuteRefusal = (state: State, id: string): Refusal | undefined =>
  unitNamed(state, id)?.madMinute
    ? undefined
    : refuse('no-mad-minute', 'This unit has no Mad Minute, or has had it.', 'FF-NAT-02')

export const spendMadMinute = (play: Play, id: string): void => {
  changeUnit(play, id, { madMinute: false })
  tellOf(play, { kind: 'mad-minute', unit: id })
}

/** FF-NAT-02, option `mad-minute`: a battalion has it as a whole, each of its companies once in one and the same turn. */
const isOfBattalions = ({ scenario, options }: State, side: Side): boolean => {
  const { national = [] } = scenario[side]
  return (
    national.includes('battalion-mad-minute') ||
    (national.includes('mad-minute') && options['mad-minute'] === 'per-battalion')
  )
}

/** As a turn begins: companies that did not fire so in the turn of their battalion's Mad Minute have missed it. */
export const withoutMissedMinutes = (state: State, side: Side): readonly Unit[] => {
  const { units } = state
  if (!isOfBattalions(state, side)) return units
  const isCompany = (unit: Unit): boolean => unit.side === side && unit.kind === 'rifle-company'
  const had = new Set(
    units.filter((unit) => isCompany(unit) && !unit.madMinute).map(({ battalion }) => battalion),
  )
  return had.size === 0
    ? units
    : units.map((unit) =>
        unit.madMinute && isCompany(unit) && had.has(unit.battalion)
          ? unitWith(unit, { madMinute: false })
          : unit,
      )
}
