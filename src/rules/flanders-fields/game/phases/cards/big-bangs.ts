import { pushPhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { BIG_BANGS_TURNS } from '../../../tables/index.ts'
import type { Side } from '../../../vocabulary.ts'
import { putInForce } from '../../cards/pack.ts'
import { changeUnit, type Play } from '../../play.ts'
import { unitOf } from '../../roster.ts'
import type { Regiment, State } from '../../state.ts'
import { commandOf } from '../../units.ts'
import type { ChoiceCard } from './choice.ts'

/** The highest command present: a regiment that has its commander. */
const commander = (state: State, side: Side): Regiment | undefined =>
  state.regiments.find((regiment) => regiment.side === side && commandOf(state, regiment.id))

/** FF-EVT-05: a super-heavy battery behind the table, from this turn on for three turns of its owner. */
export const BIG_BANGS: ChoiceCard = {
  isPossible: (state, side) => commander(state, side) !== undefined,
  check: () => undefined,
  act(play, side) {
    const regiment = commander(play.state, side)
    if (!regiment) return
    const { state } = play
    const number = state.units.filter(({ id }) => id.startsWith(`${regiment.id}x`)).length + 1
    const id = `${regiment.id}x${number}`
    const unit = unitOf(
      { side, regiment: regiment.id, battalion: null },
      { id, kind: 'artillery', name: id, strength: 1, type: 'super-heavy-artillery', at: 'off-table' },
    )
    change(play, { units: [...state.units, unit] })
    putInForce(play, { event: 'big-bangs', side, unit: id, lastTurn: state.turn + BIG_BANGS_TURNS - 1 })
  },
  sample: () => ({}),
}

/** FF-EVT-05: what cards brought about for a turn is over as the next player turn begins. */
const lapse = (play: Play): void => {
  const { cards, turn, active } = play.state
  if (!cards || cards.inForce.length === 0) return
  const kept = cards.inForce.filter(
    (force) => force.event === 'big-bangs' && (force.side !== active || turn <= force.lastTurn),
  )
  for (const force of cards.inForce) {
    if (force.event !== 'big-bangs' || kept.includes(force)) continue
    changeUnit(play, force.unit, { at: 'gone', aim: null })
    tellOf(play, { kind: 'battery-withdrawn', unit: force.unit })
  }
  change(play, { cards: { ...cards, inForce: kept } })
}

/** FF-TURN-03: event cards, if they are used. */
export const beginCards = (play: Play): void => {
  if (!play.state.cards) return
  lapse(play)
  pushPhase(play, { name: 'cards', side: play.state.active, drawn: false, left: 0 })
}
