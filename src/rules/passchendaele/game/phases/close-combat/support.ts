import { percent } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { popPhase, pushPhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { form, kind, list, preset } from '#kernel/procedure/schema.ts'
import { otherSide, type SideName } from '../../../vocabulary.ts'
import { base as baseId, MOST_UNITS } from '../../forms.ts'
import { changeCombat, type Play } from '../../play.ts'
import type { Base, State, Unit } from '../../state.ts'
import type { Page } from '../page.ts'
import type { Fighter } from './combat.ts'
import { fighterOf, involvedBases, possibleSupports } from './involved.ts'

const basesOf = (list: readonly { readonly base: Base }[]): readonly Base[] => list.map(({ base }) => base)

/** Asks a side for support; false if it has nothing to bring. */
const askForSupport = (play: Play, side: SideName): boolean => {
  const could = possibleSupports(play.state, side).length > 0
  if (could) pushPhase(play, { name: 'support', side })
  return could
}

/**
 * PA-COMBAT-01, PA-COMBAT-08: everybody who fights without being asked. PA-COMBAT-07: the moving player declares his support
 * first, then his opponent.
 */
export const beginCombat = (play: Play, unit: Unit, contacted: readonly Unit[]): void => {
  const { state } = play
  const { id, side, bases } = unit
  const ours = involvedBases(
    state,
    [unit],
    contacted.flatMap((enemy) => enemy.bases),
  )
  const theirs = involvedBases(state, contacted, bases)
  const attackers = ours.map((placed) => fighterOf(state, placed, basesOf(theirs), false))
  const defenders = theirs.map((placed) => fighterOf(state, placed, basesOf(ours), false))
  change(play, { combat: { unit: id, attacker: side, attackers, defenders, rounds: 0 } })
  tellOf(play, { kind: 'contact', unit: id, attackers, defenders })
  if (!askForSupport(play, side)) askForSupport(play, otherSide(side))
}

const checkSupport = (state: State, side: SideName, bases: readonly string[]): Refusal | undefined => {
  const possible = new Set(possibleSupports(state, side).map(({ base }) => base.id))
  for (const id of bases) {
    if (!possible.delete(id)) {
      return refuse('cannot-support', `"${id.slice(0, 60)}" cannot support this combat.`, 'PA-COMBAT-07')
    }
  }
  return undefined
}

const supporters = (state: State, side: SideName, bases: readonly string[]): readonly Fighter[] => {
  const enemies = state.units.flatMap((unit) => (unit.side === side ? [] : unit.bases))
  return possibleSupports(state, side)
    .filter(({ base }) => bases.includes(base.id))
    .map((placed) => fighterOf(state, placed, enemies, true))
}

const ORDERS = [form({ kind: kind('support'), bases: preset(list(baseId(), 0, MOST_UNITS), []) })] as const

/** PA-COMBAT-02, PA-COMBAT-07: bases of other units that join in. */
export const SUPPORT: Page<'support', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: () => 'Close combat: which bases near by join in?',
  check: (state, _, side, { bases }) => checkSupport(state, side, bases),
  sample: (state, _, side, random) => ({
    kind: 'support',
    bases: possibleSupports(state, side)
      .filter(() => percent(random, 50))
      .map(({ base }) => base.id),
  }),
  act(play, _, side, { bases }) {
    const { combat } = play.state
    if (!combat) return
    const { attacker, attackers, defenders } = combat
    const fighters = supporters(play.state, side, bases)
    popPhase(play)
    if (side === attacker) changeCombat(play, { attackers: [...attackers, ...fighters] })
    else changeCombat(play, { defenders: [...defenders, ...fighters] })
    tellOf(play, { kind: 'supported', side, fighters })
    if (side === attacker) askForSupport(play, otherSide(side))
  },
}
