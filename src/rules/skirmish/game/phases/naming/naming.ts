import { popPhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { listed, several } from '#kernel/words.ts'
import { fall, markHit } from '../../harm/losses.ts'
import { nameOf } from '../../names.ts'
import { changeVehicle, type Play, unitNow } from '../../play.ts'
import type { State } from '../../state.ts'
import { unitNamed } from '../../units.ts'
import type { PhaseOf } from '../phase.ts'
import { notNow, type PhaseRules } from '../rules.ts'

type Phase = PhaseOf<'naming'>

const promptOf = (state: State, { unit, what, count, among }: Phase): string => {
  if (what === 'weapon') return `Name the weapon of ${nameOf(state, unit)} that is hit: ${listed(among)}.`
  return `Name ${several(count, 'man', 'men')} of ${nameOf(state, unit)} to fall.`
}

const carryOut = (play: Play, { unit, what, cause, marked }: Phase, named: readonly string[]): void => {
  if (what === 'weapon') {
    const { vehicle } = unitNow(play, unit)
    if (vehicle)
      changeVehicle(
        play,
        unit,
        marked
          ? { weaponsHit: [...vehicle.weaponsHit, ...named] }
          : { weapons: vehicle.weapons.filter((id) => !named.includes(id)) },
      )
    tellOf(play, { kind: 'weapon-lost', unit, weapon: named[0] ?? '' })
  } else if (marked) markHit(play, unit, named, cause)
  else fall(play, unit, named, 'dead', cause)
}

/** SK-SEQ-08: asks who falls; with no more than must fall there is nothing to ask. */
export const askWhoFalls = (play: Play, question: Omit<Phase, 'name'>): void => {
  const phase: Phase = { name: 'naming', ...question }
  if (phase.among.length <= phase.count) carryOut(play, phase, phase.among)
  else ask(play, phase)
}

/** SK-SEQ-12: of several questions those to the side with the initiative come first, then as they arose. */
const ask = (play: Play, phase: Phase): void => {
  const { phases, initiative } = play.state
  const isBefore = (other: State['phases'][number] | undefined): boolean =>
    other?.name === 'naming' && (other.side === phase.side || other.side === initiative)
  let place = phases.length
  while (isBefore(phases[place - 1])) place--
  change(play, { phases: phases.toSpliced(place, 0, phase) })
}

/** SK-SEQ-08, SK-SEQ-12 */
export const NAMING: PhaseRules<Phase> = {
  pending: (_, { side }) => [side],
  prompt: (state, phase) => promptOf(state, phase),
  check(state, phase, _, order) {
    if (order.kind !== 'name-loss') return notNow(promptOf(state, phase))
    const { figures } = order
    if (figures.length !== phase.count || new Set(figures).size !== figures.length)
      return refuse('wrong-number', promptOf(state, phase), 'SK-SEQ-08')
    const stranger = figures.find((id) => !phase.among.includes(id))
    return stranger === undefined
      ? undefined
      : refuse(
          'not-among-them',
          `${stranger} is not one of those who may be named: ${listed(phase.among)}.`,
          'SK-SEQ-08',
        )
  },
  // SK-SEQ-04: the usual one comes first
  sample: (_, { among, count }) => ({ kind: 'name-loss', figures: among.slice(0, count) }),
  act(play, phase, _, order) {
    if (order.kind !== 'name-loss') return
    popPhase(play)
    if (unitNamed(play.state, phase.unit)) carryOut(play, phase, order.figures)
  },
}
