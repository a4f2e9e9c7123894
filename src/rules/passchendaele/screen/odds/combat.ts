import { listed, several } from '#kernel/words.ts'
import type { AskedChance, AskedOdds, ShownOdds } from '#screen/odds.ts'
import type { PlannedBase } from '../../game/moves/plan.ts'
import type { Fighter } from '../../game/phases/close-combat/combat.ts'
import { contactedBy } from '../../game/phases/close-combat/contact.ts'
import { fighterOf, involvedBases } from '../../game/phases/close-combat/involved.ts'
import type { Unit } from '../../game/state.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'

/** The table as it would be after a move, with the unit that made it. */
export interface Moved {
  readonly view: View
  readonly unit: Unit
}

/** A unit where its bases would end; whoever leaves the table is gone. */
export const movedTo = (view: View, unit: Unit, ends: readonly PlannedBase[]): Moved => {
  const bases = ends.flatMap(({ base, place, fate }) =>
    fate ? [] : [{ ...base, centre: place.centre, heading: place.heading }],
  )
  const moved: Unit = { ...unit, bases }
  return { view: { ...view, units: view.units.map((one) => (one === unit ? moved : one)) }, unit: moved }
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
export const combatOdds = (
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
export const ofCombat = (asked: readonly AskedOdds[]): ShownOdds => ({
  title: 'Who wins the close combat',
  rows: 'Fought',
  asked,
})

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
