import { change, tellOf } from '#kernel/game/play.ts'
import { MORALE_TABLE } from '../../../tables/index.ts'
import type { MoraleResult } from '../../../vocabulary.ts'
import { lose } from '../../harm/losses.ts'
import { orphan } from '../../harm/orphans.ts'
import { changeBattalion, type Play } from '../../play.ts'
import { unitWith } from '../../records.ts'
import type { Battalion, Stand, State } from '../../state.ts'
import { battalionOf, isCrewed, isTank } from '../../units.ts'
import { retreatStand } from './retreat.ts'

const bodyOf = (state: State, { id }: Battalion): readonly Stand[] =>
  state.stands.filter((stand) => !isTank(stand) && battalionOf(state, stand)?.id === id)

/** FF-MOR-09 */
const rout = (play: Play, battalion: Battalion): void => {
  const { id, side } = battalion
  orphan(play, battalion)
  changeBattalion(play, id, { routed: true })
  for (const stand of bodyOf(play.state, battalion)) lose(play, stand.id, 'morale')
  change(play, {
    units: play.state.units.map((unit) =>
      unit.battalion === id && unit.kind !== 'tank' && unit.at === 'reserve'
        ? unitWith(unit, { at: 'gone' })
        : unit,
    ),
  })
  tellOf(play, { kind: 'routed', battalion: id, side })
}

/** The nearest to its own base edge first. */
const rearmost = (one: Stand, other: Stand): number =>
  one.side === 'attacker' ? one.centre.y - other.centre.y : other.centre.y - one.centre.y

/** FF-MOR-07, FF-MOR-08 */
const retreat = (play: Play, battalion: Battalion, cm: number): void => {
  const body = bodyOf(play.state, battalion)
  for (const stand of body.filter((one) => isCrewed(play.state, one))) lose(play, stand.id, 'morale')
  const going = bodyOf(play.state, battalion)
    .filter(({ below }) => !below)
    .toSorted(rearmost)
  for (const { id } of going) retreatStand(play, id, cm)
  tellOf(play, { kind: 'retreated', battalion: battalion.id, stands: going.map(({ id }) => id) })
}

/** FF-MOR-02: carried out at once. */
export const carryOut = (play: Play, battalion: Battalion, result: MoraleResult): void => {
  if (result === 'rout') rout(play, battalion)
  else {
    const cm = MORALE_TABLE.find((row) => row.result === result)?.retreat ?? 0
    if (cm > 0) retreat(play, battalion, cm)
  }
}
