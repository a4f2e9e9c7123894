import { type Battle, giveOrder } from '#kernel/game/battle/battle.ts'
import { type BattleFile, fileOf } from '#kernel/game/battle/file.ts'
import { takeBack } from '#kernel/game/battle/undo.ts'
import type { AnyOrder } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { GAME } from '#rules/flanders-fields/game/index.ts'
import type { PlayerOrder } from '#rules/flanders-fields/game/phases/index.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import type { Story } from '#rules/flanders-fields/game/stories.ts'
import type { View } from '#rules/flanders-fields/game/view.ts'
import { FLANDERS_FIELDS } from '#rules/flanders-fields/index.ts'
import { TABLE_TOP } from '#rules/flanders-fields/screen/index.ts'
import { fromCm } from '#rules/flanders-fields/tables/index.ts'
import { foughtByCommanders } from './fought-battles.ts'
import { cutAt } from './kept-campaign.ts'

/** A company of four platoons with an enemy in sight, just before it is ordered, and a way with a bend it can go. */
interface Company {
  readonly file: BattleFile
  readonly unit: string
  readonly piece: string
  readonly way: readonly Point[]
}

type Fought = Battle<State, PlayerOrder, Story, View>

const SIDE = 'defender'
const STEPS = [-3, 3].flatMap((aside) => [-3, 3].map((ahead) => [aside, ahead] as const))

const canFire = (state: State): boolean =>
  TABLE_TOP.writing(GAME.view(state, SIDE), SIDE, undefined, undefined)?.groups.some(
    ({ title, edits }) => title === 'Fire' && edits.some(({ order }) => order),
  ) ?? false

/** A short way aside and on that the company may go, and fire from. */
const wayOf = (battle: Fought, unit: string): Pick<Company, 'piece' | 'way'> | undefined => {
  const { state } = battle
  const view = GAME.view(state, SIDE)
  const stands = state.stands.filter((stand) => stand.unit === unit)
  const [first] = stands
  if (!first) return undefined
  const { x, y } = first.centre
  for (const [aside, ahead] of STEPS) {
    const bend = { x: x + fromCm(aside), y }
    const way = [first.centre, bend, { x: bend.x, y: y + fromCm(ahead) }]
    const pieces = stands.map(({ id }) => id)
    const drawn = TABLE_TOP.drag(view, SIDE, undefined, pieces, way, first.heading)
    if (!drawn || drawn.refusal || drawn.danger?.length) continue
    if (firesAfter(battle, drawn.order)) return { piece: first.id, way }
  }
  return undefined
}

/** Whether the side can fire after an order, which is taken back. */
const firesAfter = (battle: Fought, order: AnyOrder): boolean => {
  if (!giveOrder(battle, SIDE, order).ok) return false
  const fires = canFire(battle.state)
  takeBack(battle, { pastDice: true })
  return fires
}

/** Found in a battle of the commanders, whatever they make of it. */
export const companyInSight = (): Company => {
  for (let seed = 1; seed < 12; seed++)
    for (const battle of foughtByCommanders(FLANDERS_FIELDS, GAME, 'gheluvelt-1914', seed)) {
      const { state } = battle
      const phase = topPhase(state)
      if (phase?.name !== 'actions' || phase.side !== SIDE || phase.left < 2) continue
      if (!isNew(battle.orders, phase.unit)) continue
      const stands = state.stands.filter(({ unit }) => unit === phase.unit)
      if (stands.length !== 4 || stands.some(({ markers }) => markers > 0) || !canFire(state)) continue
      const found = wayOf(battle, phase.unit)
      if (found) return { file: cutAt(fileOf(battle), battle.orders.length - 1), unit: phase.unit, ...found }
    }
  throw new Error('no company is ever in sight of the enemy')
}

/** The unit has just been ordered. */
const isNew = (orders: readonly { readonly order: AnyOrder }[], unit: string): boolean => {
  const last = orders.at(-1)?.order
  return last?.kind === 'order' && 'unit' in last && last.unit === unit
}
