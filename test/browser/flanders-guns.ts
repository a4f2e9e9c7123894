import { type BattleFile, fileOf } from '#kernel/game/battle/file.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { GAME } from '#rules/flanders-fields/game/index.ts'
import { nameOf, unitOfId } from '#rules/flanders-fields/game/names.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { FLANDERS_FIELDS } from '#rules/flanders-fields/index.ts'
import { TABLE_TOP } from '#rules/flanders-fields/screen/index.ts'
import type { Side } from '#rules/flanders-fields/vocabulary.ts'
import { foughtByCommanders } from './fought-battles.ts'

interface Sought {
  readonly scenario: string
  readonly side: Side
  /** The kind of unit. */
  readonly kind: string
  /** The button that asks for a target. */
  readonly button: string
}

/** An enemy whom fire may be laid on. */
const targetOf = (state: State, { side, button }: Sought): string | undefined => {
  const view = GAME.view(state, side)
  const writing = TABLE_TOP.writing(view, side, undefined, undefined)
  const edit = writing?.groups.flatMap(({ edits }) => edits).find(({ title }) => title === button)
  return view.stands.find((stand) => stand.side !== side && edit?.pick?.preview(stand.centre).legal)?.id
}

interface GunInSight {
  readonly file: BattleFile
  readonly enemy: string
  /** What the enemy is called, and what the unit that he is of. */
  readonly name: string
  readonly unit: string
}

/** A gun that may fire at an enemy, in a battle of the commanders. */
export const gunInSight = (sought: Sought): GunInSight => {
  for (const battle of foughtByCommanders(FLANDERS_FIELDS, GAME, sought.scenario, 2)) {
    const { state } = battle
    const phase = topPhase(state)
    if (phase?.name !== 'actions' || phase.side !== sought.side) continue
    if (state.units.find(({ id }) => id === phase.unit)?.kind !== sought.kind) continue
    const enemy = targetOf(state, sought)
    if (enemy === undefined) continue
    const unit = unitOfId(state, enemy)?.id ?? enemy
    return { file: fileOf(battle), enemy, name: nameOf(state, enemy), unit: nameOf(state, unit) }
  }
  throw new Error('no gun has a target')
}
