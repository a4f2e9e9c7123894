import { listed, several, words } from '../../../../kernel/words.ts'
import type { AskedOdds, ShownOdds } from '../../../../screen/odds.ts'
import type { Writing } from '../../../../screen/writing.ts'
import type { PlannedBase } from '../../game/moves/plan.ts'
import type { PlayerOrder } from '../../game/orders.ts'
import type { Combat, Fighter } from '../../game/phases/close-combat/combat.ts'
import { contactedBy } from '../../game/phases/close-combat/contact.ts'
import { fighterOf, involvedBases, possibleSupports } from '../../game/phases/close-combat/involved.ts'
import { isDrawn, usualLoss } from '../../game/phases/close-combat/loss.ts'
import type { Phase } from '../../game/phases/phase.ts'
import type { SideName } from '../../game/sides.ts'
import type { Unit } from '../../game/state.ts'
import { whereabouts } from '../../game/units.ts'
import type { View } from '../../game/view.ts'

type LossPhase = Extract<Phase, { readonly name: 'loss' }>

const baseTitle = (view: View, id: string): string => {
  const found = whereabouts(view, id)
  if (!found) return id
  const { unit, base } = found
  return `${unit.name}, ${words(base.troop)} base ${unit.bases.indexOf(base) + 1}`
}

const COUNTS: AskedOdds['counts'] = [
  { title: 'attacker', holds: ({ winner }) => winner === 'attacker' },
  { title: 'defender', holds: ({ winner }) => winner === 'defender' },
  { title: 'nobody', holds: ({ winner }) => winner === 'none' },
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
          counts: COUNTS,
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
  phase: LossPhase,
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
export const oddsOfMove = (view: View, unit: Unit, ends: readonly PlannedBase[]): ShownOdds => {
  const bases = ends.flatMap(({ base, place, fate }) =>
    fate ? [] : [{ ...base, centre: place.centre, heading: place.heading }],
  )
  const moved: Unit = { ...unit, bases }
  const state: View = { ...view, units: view.units.map((one) => (one === unit ? moved : one)) }
  const contacted = contactedBy(state, moved)
  if (contacted.length === 0) return ofCombat([])
  const enemies = contacted.flatMap((one) => one.bases)
  const ours = involvedBases(state, [moved], enemies)
  const theirs = involvedBases(state, contacted, moved.bases)
  const basesOf = (list: typeof ours) => list.map(({ base }) => base)
  return ofCombat(
    combatOdds(
      state,
      `Against ${listed(contacted.map(({ name }) => name))}, ${several(theirs.length, 'base')}, before supports`,
      ours.map((placed) => fighterOf(state, placed, basesOf(theirs), false)),
      theirs.map((placed) => fighterOf(state, placed, basesOf(ours), false)),
    ),
  )
}
