import type { Battle } from '../../src/kernel/game/battle/battle.ts'
import type { Commander } from '../../src/kernel/game/commander.ts'
import type { Side } from '../../src/kernel/game/game.ts'
import type { PlayerOrder } from '../../src/rules/flanders-fields/game/orders.ts'
import { FLANDERS_FIELDS } from '../../src/rules/flanders-fields/index.ts'
import { SIDES } from '../../src/rules/flanders-fields/vocabulary.ts'
import { FLANDERS_FIELDS_ENDINGS } from './flanders-fields.ts'
import { agreed, fought, type Kept, settingOf } from './keeping.ts'

const { id, game } = FLANDERS_FIELDS
if (!game) throw new Error('There is no game to fight.')

const QUIET: readonly PlayerOrder[] = [
  { kind: 'fire-plan', default: true },
  { kind: 'end-orders' },
  { kind: 'end-unit' },
  { kind: 'go-on' },
]

/** Does as little as the rules allow. */
const quiet: Commander = (_, staff) => {
  const order = QUIET.find((one) => !staff.check(one))
  return { order: order ?? staff.sample(), why: 'All quiet.' }
}

const yielding: Commander = () => ({ order: { kind: 'concede' }, why: 'We give up.' })

const battleFor = (scenario: string, ending: string): Battle => {
  const [reason, winner] = ending.split('.')
  const setting = settingOf(id, scenario, 1)
  const each = (commander: (side: Side) => Commander) =>
    Object.fromEntries(SIDES.map((side) => [side, commander(side)]))
  if (reason === 'agreement') return agreed(game, setting, SIDES, { kind: 'agree-to-stop' })
  return fought(
    game,
    setting,
    each((side) => (reason === 'concession' && side !== winner ? yielding : quiet)),
  )
}

export const FLANDERS_FIELDS_BATTLES: Kept = { id, endings: FLANDERS_FIELDS_ENDINGS, battleFor }
