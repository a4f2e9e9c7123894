import { useState } from 'preact/hooks'
import type { Side } from '#kernel/game/game.ts'
import { playerName, sideName } from '#screen/beside.ts'
import { humansOf } from '../storage/record.ts'
import { give } from '../store/giving.ts'
import type { Scene } from '../store/scene.ts'
import { declineOffer, offerToStop } from '../store/truce.ts'
import { useBattle } from '../store/use-battle.ts'

const other = ({ ground }: Scene, side: Side): Side =>
  (ground.sides.find((one) => one.side !== side) ?? ground.sides[0]).side

/** The two ways to stop before the end, each with a question first. */
export const Stopping = ({ scene }: { scene: Scene }) => {
  const store = useBattle()
  const [asking, ask] = useState<{ readonly side: Side; readonly wants: 'truce' | 'concede' }>()
  const { ground, result, game, view, record, noOffer } = scene
  const humans = humansOf(record)
  if (result || humans.length === 0) return null
  const offered = game.truce.offered(view)
  const whose = (side: Side): string => (humans.length > 1 ? ` (${sideName(ground, side)})` : '')
  if (asking) {
    const { side, wants } = asking
    const opponent = other(scene, side)
    const { atTurnEnd } = game.truce
    const answer = humans.includes(opponent)
      ? `The ${sideName(ground, opponent)} player is asked.`
      : 'The computer weighs it and may refuse.'
    const when = atTurnEnd
      ? `offer to stop when this ${game.words.turn} is over? The points as they stand then decide.`
      : 'offer to stop here? The points as they stand decide.'
    return (
      <div class="question" role="alertdialog" aria-label="Stop the battle?">
        <p>
          {wants === 'concede'
            ? `${sideName(ground, side)}: concede the battle? The other side wins at once.`
            : `${sideName(ground, side)}: ${when} ${answer}`}
        </p>
        <div class="action-row">
          <button
            type="button"
            class="danger"
            onClick={() => {
              ask(undefined)
              void (wants === 'concede' ? give(store, { kind: 'concede' }, side) : offerToStop(store, side))
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
  const barred = humans.flatMap((side) => (offered.includes(side) ? [] : (noOffer[side]?.message ?? [])))
  return (
    <>
      <div class="action-row">
        {humans
          .filter((side) => !offered.includes(side))
          .map((side) => (
            <button
              key={side}
              type="button"
              disabled={noOffer[side] !== undefined}
              onClick={() => ask({ side, wants: 'truce' })}
            >
              Offer to stop{whose(side)}
            </button>
          ))}
        {humans.map((side) => (
          <button key={side} type="button" class="danger" onClick={() => ask({ side, wants: 'concede' })}>
            Concede{whose(side)}
          </button>
        ))}
      </div>
      {[...new Set(barred)].map((message) => (
        <p key={message} class="note">
          {message}
        </p>
      ))}
    </>
  )
}

/** An offer to stop, for which everything waits. */
export const Offer = ({ scene }: { scene: Scene }) => {
  const { ground, offer } = scene
  if (!offer) return null
  return (
    <div class="question offer" role="alertdialog" aria-label="An offer to stop">
      <h2>The {sideName(ground, offer.by)} offer to stop here</h2>
      <p>
        The points as they stand would decide: {scene.standing}. What does the {playerName(ground, offer.to)}{' '}
        player say?
      </p>
    </div>
  )
}

/** The answer of the player to whom it was made. */
export const OfferFoot = ({ scene }: { scene: Scene }) => {
  const store = useBattle()
  const { game, offer } = scene
  if (!offer) return null
  return (
    <>
      <button type="button" class="primary give" onClick={() => void declineOffer(store)}>
        Play on
      </button>
      <button type="button" onClick={() => void give(store, game.truce.order, offer.to)}>
        Agree to stop
      </button>
    </>
  )
}

/** What a computer player says to an offer that it does not take. */
export const Refused = ({ scene }: { scene: Scene }) => {
  const by = useBattle().answer.value
  return by === undefined ? null : (
    <p class="note" role="status">
      The {sideName(scene.ground, by)} refuse to stop: they mean to fight on. The offer stands until the end
      of this {scene.game.words.turn}.
    </p>
  )
}
