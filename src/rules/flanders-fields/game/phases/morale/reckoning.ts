import { popPhase, pushPhase, topPhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { morale } from '../../../procedures/morale.ts'
import { testDue } from '../../../reckoning/loss-tests.ts'
import { lose, loseBlockHouse } from '../../harm/losses.ts'
import { nameOf } from '../../names.ts'
import { type Play, standNow } from '../../play.ts'
import { endIfCollapsed } from '../../scoring.ts'
import type { Battalion, State } from '../../state.ts'
import { blockHouseNamed } from '../../units.ts'
import { byItself } from '../page.ts'
import { beginTest } from './testing.ts'

/** FF-MOR-06: whatever has just been finished may have led to tests. */
export const reckon = (play: Play): void => {
  if (topPhase(play.state)?.name !== 'reckoning') pushPhase(play, { name: 'reckoning' })
}

/** FF-MOR-06: the active side's battalions first, by number. */
const nextToTest = ({ battalions, active }: State): Battalion | undefined => {
  const due = battalions.filter((battalion) => testDue(battalion) !== undefined)
  return due.find(({ side }) => side === active) ?? due[0]
}

/** FF-MOR-04: the crew of a weapon whose battalion is gone. */
const testSupport = (play: Play, id: string): void => {
  const stand = standNow(play, id)
  const house = blockHouseNamed(play.state, id)
  if (!stand && !house) return
  play.dice.about?.({ title: `Morale of ${nameOf(play.state, id)}`, unit: id })
  const { modifier, total, result } = morale.resolve(
    {
      trigger: 'support-lost',
      quality: 'experienced',
      special: null,
      card: 0,
      stubbornResistance: false,
      options: play.state.options,
    },
    play.dice,
    play.trace,
  )
  const lost = result === 'lost'
  tellOf(play, { kind: 'support-tested', id, roll: total - modifier, lost })
  if (!lost) return
  if (stand) lose(play, id, 'morale')
  else loseBlockHouse(play, id, 'morale')
}

/** FF-TURN-18: battalions, then the weapons that leaned on them, then the end of a side that has nobody left. */
export const RECKONING = byItself<'reckoning'>((play) => {
  const battalion = nextToTest(play.state)
  const trigger = battalion && testDue(battalion)
  if (battalion && trigger) {
    beginTest(play, battalion, trigger)
    return
  }
  const [orphan, ...rest] = play.state.orphans
  if (orphan !== undefined) {
    change(play, { orphans: rest })
    testSupport(play, orphan)
    return
  }
  popPhase(play)
  endIfCollapsed(play)
})
