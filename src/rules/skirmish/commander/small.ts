import type { Wish } from '#kernel/game/commander.ts'
import { usualAnswer } from '../game/phases/charge/answering.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import type { PhaseOf } from '../game/phases/shapes.ts'
import { unitNamed } from '../game/units.ts'
import { goodCharges } from './charging.ts'
import { roundOf } from './odds.ts'
import type { Situation } from './situation.ts'

/** SK 9.15: first if there is a charge to make, else as the task is. */
export function* turnWishes(situation: Situation): Generator<Wish<PlayerOrder>> {
  const charges = goodCharges(situation).length > 0
  if (charges) yield { order: { kind: 'choose-turn', turn: 'first' }, why: 'There is a charge to be made.' }
  const { view, attacks } = situation
  // Where both have to come, who comes last sees where the other has gone.
  const isMeeting =
    attacks &&
    view.scenario.objectives.length > 0 &&
    view.scenario.objectives.every(({ holder }) => holder === undefined)
  const first = attacks && !isMeeting
  yield {
    order: { kind: 'choose-turn', turn: first ? 'first' : 'second' },
    why: first ? 'Keep at them.' : 'Let them come.',
  }
  yield {
    order: { kind: 'choose-turn', turn: first ? 'second' : 'first' },
    why: first ? 'Let them come for once.' : 'Be beforehand with them.',
  }
}

/** SK-MOV-19: cavalry meets a charge if it is the better for it, others fire at those who threaten most. */
export function* answerWishes(situation: Situation, phase: PhaseOf<'charge'>): Generator<Wish<PlayerOrder>> {
  const { view } = situation
  const usual = usualAnswer(view, phase)
  if (usual.how === 'counter-charge') {
    const target = unitNamed(view, phase.target)
    const charger = unitNamed(view, phase.units[0] ?? '')
    if (target && charger) {
      const plain = { cover: 'none', flanked: false, prone: false } as const
      const round = roundOf(
        view,
        { unit: target, figures: target.figures.length, charging: true, ...plain },
        { unit: charger, figures: charger.figures.length, charging: true, ...plain },
      )
      if (round.wins < round.loses)
        yield { order: { kind: 'respond', how: 'stand' }, why: 'They are too strong to ride at.' }
    }
  }
  yield { order: usual, why: usual.how === 'fire' ? 'Into them as they come.' : 'Meet them.' }
  yield { order: { kind: 'respond', how: 'stand' }, why: 'They stand to meet it.' }
}

/** SK-SEQ-04: the usual one, who comes first. */
export function* namingWishes({ among, count }: PhaseOf<'naming'>): Generator<Wish<PlayerOrder>> {
  yield { order: { kind: 'name-loss', figures: among.slice(0, count) }, why: 'Whom we can spare most.' }
}
