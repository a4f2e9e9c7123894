import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { snapshot } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { begunPlay } from '#kernel/game/play.ts'
import type { Shot } from '../../game/fire/shot.ts'
import { answeringWeapons, chargersFiredAt, usualAnswer } from '../../game/phases/charge/answering.ts'
import { CHARGE } from '../../game/phases/charge/charge.ts'
import { beginCharge } from '../../game/phases/charge/declaring.ts'
import { defensiveShot } from '../../game/phases/charge/defensive-fire.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import { fightingSide } from '../../game/phases/melee/fighters.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import type { Play } from '../../game/play.ts'
import { otherSide } from '../../game/sides.ts'
import type { State, Unit } from '../../game/state.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import type { meleeRound } from '../../procedures/melee-round.ts'
import type { Side } from '../../vocabulary.ts'

type Round = Parameters<typeof meleeRound.resolve>[0]

/** What a charge leads to if nobody falls and nobody's nerve fails on the way. */
export interface ChargePreview {
  /** The chargers where they would stand. */
  readonly chargers: readonly Unit[]
  /** The shots of the defender as they close, those he would usually take. */
  readonly shots: readonly Shot[]
  /** The first round, as they would stand in it; none where there is no fight. */
  readonly round: Round | undefined
}

const chargeOf = (state: State): PhaseOf<'charge'> | undefined => {
  const phase = topPhase(state)
  return phase?.name === 'charge' ? phase : undefined
}

/** The defender's shots at those he would fire at, brought up to where he fires. */
export const answeringShots = (state: State, phase: PhaseOf<'charge'>, at: string): readonly Shot[] => {
  const target = unitNamed(state, phase.target)
  const charger = unitNamed(state, at)
  if (!target || !charger) return []
  return answeringWeapons(target).flatMap((weapon) => defensiveShot(state, target, weapon, charger) ?? [])
}

/** The battle with the chargers two inches from their target (SK-MEL-03). */
export const broughtUpIn = (view: View, phase: PhaseOf<'charge'>): State => {
  const play: Play = begunPlay({ ...snapshot(view), clouds: [] }, NO_DICE)
  CHARGE.act(play, phase, otherSide(phase.side), { kind: 'respond', how: 'stand' })
  return play.state
}

/** Plays a charge out without dice: the game's own way to contact. */
export const previewOf = (view: View, side: Side, order: OrderOf<'charge'>): ChargePreview => {
  // Gas on the way would be thrown for.
  const play: Play = begunPlay({ ...snapshot(view), clouds: [] }, NO_DICE)
  beginCharge(play, side, order)
  const declared = chargeOf(play.state)
  if (!declared) return { chargers: [], shots: [], round: undefined }
  const isFiredAt = chargersFiredAt(play.state, declared).length > 0
  const { at } = usualAnswer(play.state, declared)
  CHARGE.act(play, declared, otherSide(side), { kind: 'respond', how: 'stand' })
  const shots = isFiredAt && at !== undefined ? answeringShots(play.state, declared, at) : []
  const brought = chargeOf(play.state)
  if (brought) CHARGE.resume?.(play, { ...brought, stage: 'contact' })
  const { state } = play
  const melee = state.melees.find(({ units }) => order.units.some((id) => units.includes(id)))
  const [a, b] = melee
    ? [fightingSide(state, melee, 'a'), fightingSide(state, melee, 'b')]
    : [undefined, undefined]
  return {
    chargers: order.units.flatMap((id) => unitNamed(state, id) ?? []),
    shots,
    round: a && b ? { a: a.input, b: b.input, options: state.options } : undefined,
  }
}
