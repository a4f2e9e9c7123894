import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { TUNNEL_PARTY } from '../../../tables/index.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { unitNamed } from '../../units.ts'
import type { PhaseOf, Role } from '../shapes.ts'

export type Fight = PhaseOf<'mine-fight'>

export const ROLES = ['attackers', 'defenders'] as const

export const NOBODY_NAMED = { attackers: 0, defenders: 0 } as const

/** Whoever dug the tunnel attacks in it. */
export const sideOf = ({ tunnels }: State, { tunnel }: Fight, role: Role): SideName => {
  const digger = tunnels.find(({ id }) => id === tunnel)?.side ?? 'a'
  return role === 'attackers' ? digger : otherSide(digger)
}

export const roleOf = (state: State, fight: Fight, side: SideName): Role =>
  sideOf(state, fight, 'attackers') === side ? 'attackers' : 'defenders'

/** Who holds the tunnel after a round; nobody if equal forces are left. */
export const holderOf = ({ attackers, defenders }: Fight): Role | undefined => {
  if (attackers.strength === defenders.strength) return undefined
  return attackers.strength > defenders.strength ? 'attackers' : 'defenders'
}

/** GF-MINE-03, GF-MINE-04, GF-MINE-07: 1 to 3 at first, then 1 or 2 more from the holder and up to 2 from the other. */
export const limits = (
  state: State,
  fight: Fight,
  role: Role,
): { readonly least: number; readonly most: number } => {
  const party = fight[role]
  const left = (unitNamed(state, party.unit)?.strength ?? 0) - party.strength
  if (fight.wanted === 'parties') return { least: 1, most: Math.min(TUNNEL_PARTY.first, left) }
  const most = Math.min(TUNNEL_PARTY.more, left)
  return { least: Math.min(holderOf(fight) === role ? 1 : 0, most), most }
}

export const checkParty = (
  state: State,
  fight: Fight,
  side: SideName,
  strength: number,
): Refusal | undefined => {
  const { least, most } = limits(state, fight, roleOf(state, fight, side))
  return strength >= least && strength <= most
    ? undefined
    : refuse(
        'party-size',
        `Send ${least === most ? most : `${least} to ${most}`} strength points.`,
        fight.wanted === 'parties' ? 'GF-MINE-03' : 'GF-MINE-04',
      )
}

/** A party is named, and nobody else sees how strong it is. */
export const withNamed = (state: State, fight: Fight, side: SideName, strength: number): Fight => ({
  ...fight,
  asked: fight.asked.filter((one) => one !== side),
  named: { ...fight.named, [roleOf(state, fight, side)]: strength },
})

/** All who are named go down together. */
export const goneDown = (fight: Fight): Fight => {
  const { attackers, defenders, named } = fight
  return {
    ...fight,
    attackers: { ...attackers, strength: attackers.strength + named.attackers },
    defenders: { ...defenders, strength: defenders.strength + named.defenders },
    named: NOBODY_NAMED,
  }
}

/** Both sides are asked for more men, as far as they have any. */
export const feeding = (state: State, fight: Fight): Fight => {
  const more: Fight = { ...fight, wanted: 'more', choices: [] }
  const asked = ROLES.filter((role) => limits(state, more, role).most > 0)
  return { ...more, asked: asked.map((role) => sideOf(state, fight, role)) }
}
