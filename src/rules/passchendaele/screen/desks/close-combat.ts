import { several, words } from '#kernel/words.ts'
import type { Combat, Fighter } from '../../game/phases/close-combat/combat.ts'
import { fighterOf, possibleSupports } from '../../game/phases/close-combat/involved.ts'
import { isDrawn, usualLoss } from '../../game/phases/close-combat/loss.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import { whereabouts } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import type { SideName } from '../../vocabulary.ts'
import { ringed } from '../ghosts.ts'
import { combatOdds, ofCombat } from '../odds/combat.ts'
import type { PhaseDesk } from './desk.ts'

const baseTitle = (view: View, id: string): string => {
  const found = whereabouts(view, id)
  if (!found) return id
  const { unit, base } = found
  return `${unit.name}, ${words(base.troop)} base ${unit.bases.indexOf(base) + 1}`
}

/** The number of a base in its unit, as its title has it. */
const numberOf = (view: View, id: string): { readonly number?: number } => {
  const found = whereabouts(view, id)
  return found ? { number: found.unit.bases.indexOf(found.base) + 1 } : {}
}

const joined = ({ attacker, attackers, defenders }: Combat, side: SideName, more: readonly Fighter[]) =>
  side === attacker
    ? { attackers: [...attackers, ...more], defenders }
    : { attackers, defenders: [...defenders, ...more] }

/** PA-COMBAT-02, PA-COMBAT-07: all that can join in do so, unless some are told to stay. */
export const SUPPORT: PhaseDesk<'support'> = {
  writing({ view, side, before }) {
    const { combat } = view
    if (!combat) return undefined
    const able = possibleSupports(view, side)
    const ids = able.map(({ base }) => base.id)
    const chosen = before?.kind === 'support' ? before.bases : ids
    const enemies = view.units.flatMap((unit) => (unit.side === side ? [] : unit.bases))
    const fighters = able
      .filter(({ base }) => chosen.includes(base.id))
      .map((placed) => fighterOf(view, placed, enemies, true))
    const support = (bases: readonly string[]): PlayerOrder => ({ kind: 'support', bases: [...bases] })
    const now = joined(combat, side, fighters)
    const without = joined(combat, side, [])
    return {
      order: support(chosen),
      give: chosen.length === 0 ? 'No support' : `Send ${several(chosen.length, 'base')} in support`,
      groups: [
        {
          title: 'Bases that join in (tap them here or on the table)',
          edits: ids.map((id) => ({
            title: baseTitle(view, id),
            chosen: chosen.includes(id),
            pieces: [id],
            ...numberOf(view, id),
            order: support(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]),
          })),
        },
      ],
      draggable: [],
      odds: ofCombat([
        ...(chosen.length > 0 ? combatOdds(view, 'With this support', now.attackers, now.defenders) : []),
        ...combatOdds(view, 'Without support', without.attackers, without.defenders),
      ]),
    }
  },
  ghosts: (view, order) => (order.kind === 'support' ? ringed(view, order.bases) : undefined),
}

/** PA-COMBAT-13: the usual loss first. */
export const LOSS: PhaseDesk<'loss'> = {
  writing({ view, phase, before }) {
    const { combat } = view
    if (!combat) return undefined
    const { from } = phase
    const drawn = isDrawn(combat, phase)
    const usual = usualLoss(combat, phase)?.base
    const chosen = (before?.kind === 'lose' ? before.base : undefined) ?? usual
    if (chosen === undefined) return undefined
    const sorted = combat[from].toSorted((a, b) => Number(b.base === usual) - Number(a.base === usual))
    const after = (base: string) => ({
      attackers: combat.attackers.filter((fighter) => fighter.base !== base),
      defenders: combat.defenders.filter((fighter) => fighter.base !== base),
    })
    const lose = (base: string): PlayerOrder => ({ kind: 'lose', base })
    return {
      order: lose(chosen),
      give: `${baseTitle(view, chosen)} is lost`,
      groups: [
        {
          title: drawn ? 'Which of your bases is lost?' : 'Which enemy base is lost?',
          edits: sorted.map(({ base }) => ({
            title: baseTitle(view, base),
            chosen: base === chosen,
            pieces: [base],
            ...numberOf(view, base),
            order: lose(base),
          })),
        },
      ],
      draggable: [],
      odds: ofCombat(
        combatOdds(view, 'The rounds that follow', after(chosen).attackers, after(chosen).defenders),
      ),
    }
  },
  ghosts: (view, order) =>
    order.kind === 'lose' && order.base !== undefined ? ringed(view, [order.base]) : undefined,
}
