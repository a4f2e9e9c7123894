import type { HeardEvent } from '#kernel/game/battle/log.ts'
import { capitalised, listed, several, spelled } from '#kernel/words.ts'
import type { ReportTable } from '#screen/results.ts'
import { nameOf } from '../../game/names.ts'
import type { Fighter } from '../../game/phases/close-combat/combat.ts'
import type { State } from '../../game/state.ts'
import type { Story } from '../../game/stories.ts'
import { unitNamed, whereabouts } from '../../game/units.ts'
import { SIDE_NAMES } from '../../wording.ts'
import { whereIs } from '../pieces.ts'

type Heard = HeardEvent<State, Story>

/** A close combat as it goes on. */
interface Fought {
  readonly turn: number
  readonly where: string
  readonly attackers: readonly string[]
  readonly defenders: readonly string[]
  readonly lost: { readonly german: number; readonly entente: number }
}

const unitsOf = (fighters: readonly Fighter[]): readonly string[] => [
  ...new Set(fighters.map(({ unit }) => unit)),
]

const begun = (state: State, attackers: readonly Fighter[], defenders: readonly Fighter[]): Fought => {
  const first = whereabouts(state, defenders[0]?.base ?? '')?.base
  return {
    turn: state.turn,
    where: first ? capitalised(whereIs(state, first)) : '',
    attackers: unitsOf(attackers),
    defenders: unitsOf(defenders),
    lost: { german: 0, entente: 0 },
  }
}

const supported = (state: State, fought: Fought, fighters: readonly Fighter[]): Fought => {
  const more = unitsOf(fighters)
  const side = unitNamed(state, more[0] ?? '')?.side
  const attacks = side !== undefined && unitNamed(state, fought.attackers[0] ?? '')?.side === side
  const added = (units: readonly string[]) => [...new Set([...units, ...more])]
  return attacks
    ? { ...fought, attackers: added(fought.attackers) }
    : { ...fought, defenders: added(fought.defenders) }
}

const RESULTS = { attacker: 'stormed', defender: 'thrown back', none: 'nobody left' } as const

const lossWords = ({ german, entente }: Fought['lost']): string =>
  `${SIDE_NAMES.entente} ${entente === 0 ? 'none' : spelled(entente)}, ${SIDE_NAMES.german} ${german === 0 ? 'none' : spelled(german)}`

/** PA-END-08: every close combat with turn, place, units, rounds and losses. */
export const combats = (heard: readonly Heard[]): ReportTable => {
  const rows: (readonly (string | number)[])[] = []
  let fought: Fought | undefined
  for (const { event, before, after } of heard) {
    if (event.kind === 'contact') fought = begun(before, event.attackers, event.defenders)
    else if (!fought) continue
    else if (event.kind === 'supported') fought = supported(after, fought, event.fighters)
    else if (event.kind === 'base-lost') {
      const side = unitNamed(before, event.unit)?.side
      if (side) fought = { ...fought, lost: { ...fought.lost, [side]: fought.lost[side] + 1 } }
    } else if (event.kind === 'combat-ended') {
      const names = (units: readonly string[]) => listed(units.map((id) => nameOf(after, id)))
      const { turn, where, attackers, defenders, lost } = fought
      rows.push([
        turn,
        where,
        names(attackers),
        names(defenders),
        several(event.rounds, 'round'),
        lossWords(lost),
        RESULTS[event.winner],
      ])
      fought = undefined
    }
  }
  return {
    title: 'Close combats',
    head: ['Turn', 'Where', 'Attackers', 'Defenders', 'Length', 'Bases lost', 'Result'],
    rows,
    none: 'Nobody came to close quarters.',
  }
}
