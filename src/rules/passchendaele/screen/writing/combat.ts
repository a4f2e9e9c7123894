import { listed, several, words } from '#kernel/words.ts'
import type { AskedChance, AskedOdds, ShownOdds } from '#screen/odds.ts'
import type { Writing } from '#screen/writing.ts'
import type { Combat, Fighter } from '../../game/phases/close-combat/combat.ts'
import { contactedBy } from '../../game/phases/close-combat/contact.ts'
import { fighterOf, involvedBases, possibleSupports } from '../../game/phases/close-combat/involved.ts'
import { isDrawn, usualLoss } from '../../game/phases/close-combat/loss.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import type { SideName } from '../../game/sides.ts'
import { unitNamed, whereabouts } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import type { Moved } from './moved.ts'

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

const namesOf = (view: View, fighters: readonly Fighter[]): string =>
  listed([...new Set(fighters.map(({ unit }) => unitNamed(view, unit)?.name ?? unit))])

/** "79th Reserve Division, three bases". */
const strengthOf = (view: View, fighters: readonly Fighter[]): string =>
  `${namesOf(view, fighters)}, ${several(fighters.length, 'base')}`

const countsOf = (
  view: View,
  attackers: readonly Fighter[],
  defenders: readonly Fighter[],
): AskedOdds['counts'] => [
  { title: `${namesOf(view, attackers)} wins`, holds: ({ winner }) => winner === 'attacker' },
  { title: `${namesOf(view, defenders)} holds`, holds: ({ winner }) => winner === 'defender' },
  { title: 'nobody wins', holds: ({ winner }) => winner === 'none' },
]

const weighed = ({ base: _, unit: __, support: ___, ...fighter }: Fighter) => fighter

/** The chances of a close combat to its end, as it would be fought by these. */
const combatOdds = (
  view: View,
  title: string,
  attackers: readonly Fighter[],
  defenders: readonly Fighter[],
): readonly AskedOdds[] =>
  attackers.length === 0 || defenders.length === 0
    ? []
    : [
        {
          title,
          procedure: 'close-combat',
          input: {
            attackers: attackers.map(weighed),
            defenders: defenders.map(weighed),
            options: view.options,
          },
          counts: countsOf(view, attackers, defenders),
        },
      ]

/** Close combats fought so or otherwise. */
const ofCombat = (asked: readonly AskedOdds[]): ShownOdds => ({
  title: 'Who wins the close combat',
  rows: 'Fought',
  asked,
})

const joined = ({ attacker, attackers, defenders }: Combat, side: SideName, more: readonly Fighter[]) =>
  side === attacker
    ? { attackers: [...attackers, ...more], defenders }
    : { attackers, defenders: [...defenders, ...more] }

/** PA-COMBAT-02, PA-COMBAT-07: all that can join in do so, unless some are told to stay. */
export const writingSupport = (
  view: View,
  side: SideName,
  before: PlayerOrder | undefined,
): Writing | undefined => {
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
}

/** PA-COMBAT-13: the usual loss first. */
export const writingLoss = (
  view: View,
  phase: PhaseOf<'loss'>,
  before: PlayerOrder | undefined,
): Writing | undefined => {
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
}

/** The close combat that a move would lead to, before anybody is asked for support. */
const combatAfter = ({ view, unit }: Moved) => {
  const contacted = contactedBy(view, unit)
  if (contacted.length === 0) return undefined
  const enemies = contacted.flatMap((one) => one.bases)
  const ours = involvedBases(view, [unit], enemies)
  const theirs = involvedBases(view, contacted, unit.bases)
  const basesOf = (list: typeof ours) => list.map(({ base }) => base)
  return {
    attackers: ours.map((placed) => fighterOf(view, placed, basesOf(theirs), false)),
    defenders: theirs.map((placed) => fighterOf(view, placed, basesOf(ours), false)),
  }
}

export const oddsOfMove = (moved: Moved): ShownOdds => {
  const combat = combatAfter(moved)
  if (!combat) return ofCombat([])
  const { attackers, defenders } = combat
  const against = `Before supports, against ${strengthOf(moved.view, defenders)}`
  return ofCombat(combatOdds(moved.view, against, attackers, defenders))
}

/** Whom a move leads against, and the chance to win and to be beaten there; none without contact. */
export const contactOf = (
  moved: Moved,
): { readonly against: string; readonly won: AskedChance; readonly lost: AskedChance } | undefined => {
  const combat = combatAfter(moved)
  const [asked] = combat ? combatOdds(moved.view, '', combat.attackers, combat.defenders) : []
  if (!combat || !asked) return undefined
  const { procedure, input } = asked
  return {
    against: strengthOf(moved.view, combat.defenders),
    won: { procedure, input, title: 'wins', holds: ({ winner }) => winner === 'attacker' },
    lost: { procedure, input, title: 'is beaten', holds: ({ winner }) => winner === 'defender' },
  }
}
