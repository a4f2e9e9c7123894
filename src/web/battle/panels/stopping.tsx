import { useState } from 'preact/hooks'
import type { Side } from '../../../kernel/game/game.ts'
import { sideName } from '../../../screen/beside.ts'
import { humansOf } from '../storage/record.ts'
import { give } from '../store/giving.ts'
import type { Scene } from '../store/scene.ts'
import type { BattleStore } from '../store/store.ts'
import { useBattle } from '../store/use-battle.ts'

const other = ({ ground }: Scene, side: Side): Side =>
  (ground.sides.find((one) => one.side !== side) ?? ground.sides[0]).side

/** A computer player stops when the player here wants to; another player is asked. */
const offer = async (store: BattleStore, scene: Scene, side: Side): Promise<void> => {
  const { order } = scene.game.truce
  const opponent = other(scene, side)
  store.passedOffer.value = undefined
  await give(store, order, side)
  if (!humansOf(scene.record).includes(opponent)) await give(store, order, opponent)
}

/** The two ways to stop before the end, each with a question first. */
export const Stopping = ({ scene }: { scene: Scene }) => {
  const store = useBattle()
  const [asking, ask] = useState<{ readonly side: Side; readonly wants: 'truce' | 'concede' }>()
  const { ground, result, game, view, record } = scene
  const humans = humansOf(record)
  if (result || humans.length === 0) return null
  const offered = game.truce.offered(view)
  const whose = (side: Side): string => (humans.length > 1 ? ` (${sideName(ground, side)})` : '')
  if (asking) {
    const { side, wants } = asking
    const opponent = other(scene, side)
    const answer = humans.includes(opponent)
      ? `The ${sideName(ground, opponent)} player is asked.`
      : 'The computer agrees.'
    return (
      <div class="question" role="alertdialog" aria-label="Stop the battle?">
        <p>
          {wants === 'concede'
            ? `${sideName(ground, side)}: concede the battle? The other side wins at once.`
            : `${sideName(ground, side)}: offer to stop here? The points as they stand decide. ${answer}`}
        </p>
        <div class="action-row">
          <button
            type="button"
            class="danger"
            onClick={() => {
              ask(undefined)
              void (wants === 'concede' ? give(store, { kind: 'concede' }, side) : offer(store, scene, side))
            }}
          >
            {wants === 'concede' ? 'Yes, concede' : 'Yes, offer it'}
          </button>
          <button type="button" onClick={() => ask(undefined)}>
            No, play on
          </button>
        </div>
      </div>
    )
  }
  return (
    <div class="action-row">
      {humans
        .filter((side) => !offered.includes(side))
        .map((side) => (
          <button key={side} type="button" onClick={() => ask({ side, wants: 'truce' })}>
            Offer to stop{whose(side)}
          </button>
        ))}
      {humans.map((side) => (
        <button key={side} type="button" class="danger" onClick={() => ask({ side, wants: 'concede' })}>
          Concede{whose(side)}
        </button>
      ))}
    </div>
  )
}

/** The answer of the other player to an offer. */
export const Offer = ({ scene }: { scene: Scene }) => {
  const store = useBattle()
  const { ground, result, game, view, record, turn } = scene
  const [by] = game.truce.offered(view)
  if (result || by === undefined) return null
  const answers = other(scene, by)
  if (!humansOf(record).includes(answers) || store.passedOffer.value === turn) return null
  return (
    <div class="question" role="alertdialog" aria-label="An offer to stop">
      <p>
        {sideName(ground, by)} offer to stop the battle here; the points as they stand would decide. What does
        the {sideName(ground, answers)} player say?
      </p>
      <div class="action-row">
        <button type="button" class="primary" onClick={() => void give(store, game.truce.order, answers)}>
          Agree to stop
        </button>
        <button
          type="button"
          onClick={() => {
            store.passedOffer.value = turn
          }}
        >
          Play on
        </button>
      </div>
    </div>
  )
}
