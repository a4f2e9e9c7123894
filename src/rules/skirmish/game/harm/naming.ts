import { change, tellOf } from '#kernel/game/play.ts'
import type { LossToName } from '../causes.ts'
import { changeVehicle, type Play, unitNow } from '../play.ts'
import type { State } from '../state.ts'
import { fall, markHit } from './losses.ts'

/** Those named fall or are marked, or the weapon is lost. */
export const loseNamed = (
  play: Play,
  { unit, what, cause, marked }: LossToName,
  named: readonly string[],
): void => {
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

interface Asking extends LossToName {
  readonly name: 'naming'
}

/** SK-SEQ-08: asks who falls; with no more than must fall there is nothing to ask. */
export const askWhoFalls = (play: Play, question: LossToName): void => {
  if (question.among.length <= question.count) loseNamed(play, question, question.among)
  else ask(play, { name: 'naming', ...question })
}

/** SK-SEQ-12: of several questions those to the side with the initiative come first, then as they arose. */
const ask = (play: Play, phase: Asking): void => {
  const { phases, initiative } = play.state
  const isBefore = (other: State['phases'][number] | undefined): boolean =>
    other?.name === 'naming' && (other.side === phase.side || other.side === initiative)
  let place = phases.length
  while (isBefore(phases[place - 1])) place--
  change(play, { phases: phases.toSpliced(place, 0, phase) })
}
