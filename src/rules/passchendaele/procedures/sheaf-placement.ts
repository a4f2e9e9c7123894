import { procedure } from '#kernel/procedure/procedure.ts'
import type { ClauseId } from '#kernel/procedure/rulebook.ts'
import { choice, form, integer, list, measure, preset } from '#kernel/procedure/schema.ts'
import { inchesLong } from '#kernel/words.ts'
import { options } from '../options.ts'
import { LONGEST_LIST } from '../reckoning/fields.ts'
import { GUN_TABLE, SHEAF_SQUARES } from '../tables/index.ts'
import { GUNS, ORDERS, SHELLS, STATUSES } from '../vocabulary.ts'
import { firstOf } from '../wording.ts'

type Reason =
  | 'order-not-fire-barrage'
  | 'disordered'
  | 'not-four-squares'
  | 'out-of-range'
  | 'gas-stacked'
  | 'no-gas-shell'

export const sheafPlacement = procedure({
  name: 'sheaf-placement',
  title: 'Placing a sheaf',
  clauses: [
    'PA-SHEAF-01',
    'PA-SHEAF-02',
    'PA-SHEAF-05',
    'PA-SHEAF-09',
    'PA-SHEAF-10',
    'PA-SHEAF-11',
    'PA-SHEAF-12',
    'PA-FIRE-07',
    'PA-FIRE-08',
    'PA-ORDER-10',
  ],
  input: form({
    guns: choice(GUNS),
    squares: list(form({ range: measure(), stack: preset(integer(1), 1) }), 1, LONGEST_LIST),
    shell: preset(choice(SHELLS), 'he'),
    order: preset(choice(ORDERS), 'fire-barrage'),
    status: preset(choice(STATUSES), 'solid'),
    options,
  }),
  resolve({ guns, squares, shell, order, status }, _dice, trace) {
    const { range: maxRange, gas: hasGas } = GUN_TABLE[guns]
    trace.note('PA-FIRE-08', 'Range of the guns, inches', maxRange)
    const layers = squares.reduce((sum, { stack }) => sum + stack, 0)
    trace.note('PA-SHEAF-09', 'Squares laid, every layer counted', layers)
    const gas = shell === 'gas'
    const reasons: Reason[] = []
    if (order !== 'fire-barrage') reasons.push('order-not-fire-barrage')
    if (status === 'disordered') reasons.push('disordered')
    if (layers !== SHEAF_SQUARES) reasons.push('not-four-squares')
    if (squares.some(({ range }) => range > maxRange)) reasons.push('out-of-range')
    if (gas && squares.some(({ stack }) => stack > 1)) reasons.push('gas-stacked')
    if (gas && !hasGas) reasons.push('no-gas-shell')
    for (const reason of reasons) trace.note(...WHY[reason])
    const legal = reasons.length === 0
    if (legal) trace.note('PA-SHEAF-01', 'The sheaf may be placed')
    return { legal, reasons, maxRange }
  },
  outcome: ({ legal, reasons, maxRange }) => ({ legal, reasons: reasons.join(', '), maxRange }),
  verdict: ({ legal, reasons, maxRange }) =>
    legal
      ? `The sheaf may be placed (range ${inchesLong(maxRange)}).`
      : `No sheaf: ${firstOf(reasons.map((reason) => HINDRANCE[reason]))}.`,
})

const WHY: Readonly<Record<Reason, readonly [ClauseId, string]>> = {
  'order-not-fire-barrage': ['PA-FIRE-07', 'Guns fire only on a barrage order'],
  disordered: ['PA-SHEAF-05', 'Disordered guns have no sheaf'],
  'not-four-squares': ['PA-SHEAF-09', 'A sheaf is made of exactly four squares'],
  'out-of-range': ['PA-SHEAF-10', 'A square lies out of range'],
  'gas-stacked': ['PA-SHEAF-11', 'Gas squares cannot be stacked'],
  'no-gas-shell': ['PA-SHEAF-12', 'Guns of this size have no gas shell'],
}

const HINDRANCE: Readonly<Record<Reason, string>> = {
  'order-not-fire-barrage': 'no barrage order',
  disordered: 'the guns are disordered',
  'not-four-squares': 'it must have four squares',
  'out-of-range': 'a square is out of range',
  'gas-stacked': 'gas cannot be stacked',
  'no-gas-shell': 'these guns have no gas',
}
