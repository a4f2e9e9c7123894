import { capitalised } from '#kernel/words.ts'
import type { Writing } from '#screen/writing.ts'
import { nameOf } from '../../game/names.ts'
import { asked, told } from '../writing/orders.ts'
import type { Asked, PhaseDesk } from './desk.ts'

/** FF-DS-01 */
const writingLostBattery = ({ view, phase: { batteries } }: Asked<'lose-battery'>): Writing =>
  asked(
    'Which battery is lost',
    batteries.map((battery) => ({
      title: capitalised(nameOf(view, battery)),
      order: told({ kind: 'lose-battery', battery }),
    })),
    'Give it up',
  )

/** FF-RB-11 */
const writingHaltBarrage = (): Writing =>
  asked(
    'The rolling barrage, before it goes on',
    [
      { title: 'On by the plan', order: told({ kind: 'halt-barrage', halt: false }) },
      {
        title: 'Stay where it is for this turn',
        detail: 'once a battle; it uses up a turn of its length',
        order: told({ kind: 'halt-barrage', halt: true }),
      },
    ],
    'On by the plan',
  )

export const LOSE_BATTERY_DESK: PhaseDesk<'lose-battery'> = { writing: writingLostBattery }
export const HALT_BARRAGE_DESK: PhaseDesk<'halt-barrage'> = { writing: writingHaltBarrage }
