import { popPhase, pushPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { morale } from '../../../procedures/morale.ts'
import type { LossTest } from '../../../reckoning/loss-tests.ts'
import type { MoraleSpecial, Side } from '../../../vocabulary.ts'
import { prussianUses } from '../../national.ts'
import { changeBattalion, type Play } from '../../play.ts'
import { otherSide } from '../../sides.ts'
import type { Battalion, State } from '../../state.ts'
import type { PhaseOf } from '../shapes.ts'
import { holdsCards } from './cards.ts'
import { carryOut } from './results.ts'

/** FF-NAT-03, FF-NAT-07: the national rule by which a battalion may add to its test. */
export const specialOf = (state: State, { side, quality, uses }: Battalion): MoraleSpecial | undefined => {
  const { national = [] } = state.scenario[side]
  if (uses === 0) return undefined
  if (quality === 'raw' && national.includes('pals')) return 'pals'
  return national.includes('prussian-regiments') && prussianUses(state, side, uses) > 0
    ? 'prussian-discipline'
    : undefined
}

/** FF-MOR-10: who has something to say before the die, the side that tests first. */
const askedOf = (state: State, battalion: Battalion): readonly Side[] => {
  const { side } = battalion
  const enemy = otherSide(side)
  return [
    ...(specialOf(state, battalion) || holdsCards(state, side) ? [side] : []),
    ...(holdsCards(state, enemy) ? [enemy] : []),
  ]
}

/** Asks for what may be added, or tests at once. */
export const beginTest = (play: Play, battalion: Battalion, trigger: LossTest): void => {
  const waits = askedOf(play.state, battalion)
  const test = { name: 'morale', battalion: battalion.id, trigger, waits, special: null, card: 0 } as const
  if (waits.length > 0) pushPhase(play, test)
  else rollTest(play, battalion, test)
}

/** FF-MOR-01, FF-MOR-02: the die, and what comes of it. */
export const rollTest = (
  play: Play,
  battalion: Battalion,
  { trigger, special, card }: Pick<PhaseOf<'morale'>, 'trigger' | 'special' | 'card'>,
): void => {
  const { id, side, name, quality, tested } = battalion
  play.dice.about?.({ title: `Morale of ${name}`, unit: id })
  const input = { trigger, quality, special, card, stubbornResistance: false, options: play.state.options }
  const { modifier, total, result } = morale.resolve(input, play.dice, play.trace)
  changeBattalion(play, id, {
    tested: { half: true, threeQuarters: trigger === 'three-quarters' || tested.threeQuarters },
  })
  tellOf(play, { kind: 'tested', battalion: id, trigger, roll: total - modifier, modifier, total, result })
  if (result === 'ok') return
  // FF-NAT-06
  if (play.state.armies[side].stubborn > 0) pushPhase(play, { name: 'stubborn', battalion: id, result })
  else carryOut(play, battalion, result)
}

/** The question has been answered. */
export const answered = (play: Play, phase: PhaseOf<'morale'>, battalion: Battalion): void => {
  popPhase(play)
  rollTest(play, battalion, phase)
}
