import { type BattleFile, fileOf } from '#kernel/game/battle/file.ts'
import { topPhase } from '#kernel/game/phases.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { GAME } from '#rules/flanders-fields/game/index.ts'
import { nameOf } from '#rules/flanders-fields/game/names.ts'
import { ORDER_SCHEMA, type OrderOf } from '#rules/flanders-fields/game/phases/index.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { FLANDERS_FIELDS } from '#rules/flanders-fields/index.ts'
import { TABLE_TOP } from '#rules/flanders-fields/screen/index.ts'
import { pointAt } from '#rules/flanders-fields/tables/index.ts'
import { foughtByCommanders } from './fought-battles.ts'

type Crosser = OrderOf<'cross-wire'>['stands'][number]

/** A platoon at the wire, a place beyond that it can go to, and whom it can assault out of it. */
interface AtTheWire {
  readonly platoon: string
  readonly name: string
  readonly beyond: Point
  readonly enemy: string
}

const SIDE = 'attacker'

/** Those whom the buttons of a unit at the wire send over it. */
const offered = (state: State): readonly Crosser[] => {
  const writing = TABLE_TOP.writing(GAME.view(state, SIDE), SIDE, undefined, undefined)
  const wire = writing?.groups.find(({ title }) => title === 'The wire')
  return (wire?.edits ?? []).flatMap(({ order }) => {
    const read = accept(ORDER_SCHEMA, order)
    return read.ok && read.value.kind === 'cross-wire' ? read.value.stands : []
  })
}

const platoonAt = (state: State): AtTheWire | undefined => {
  const all = offered(state)
  for (const { stand: platoon, assault: enemy } of all) {
    const straight = all.find(({ stand, assault }) => stand === platoon && assault === undefined)
    if (enemy !== undefined && straight)
      return { platoon, name: nameOf(state, platoon), beyond: pointAt(straight), enemy }
  }
  return undefined
}

/** A company with an action at the wire opposite a manned trench, in a battle of the commanders. */
export const atTheWire = (): AtTheWire & { readonly file: BattleFile } => {
  for (const battle of foughtByCommanders(FLANDERS_FIELDS, GAME, 'flers-1916', 2)) {
    const phase = topPhase(battle.state)
    if (phase?.name !== 'actions' || phase.side !== SIDE) continue
    const found = platoonAt(battle.state)
    if (found) return { file: fileOf(battle), ...found }
  }
  throw new Error('nobody comes to the wire')
}
