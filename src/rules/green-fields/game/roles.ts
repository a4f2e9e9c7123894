import type { Terms } from '../scenarios/terms.ts'
import type { SideName } from './sides.ts'

/** What a side has to do in a campaign. */
type Role = 'attacker' | 'defender'

type Tasks = Pick<Terms, 'mustAssault' | 'announcer'> & { readonly verdict: Pick<Terms['verdict'], 'marks'> }

/** Whoever has orders to attack, opens the campaign or must win so many points more; nobody if both sides have the same to do. */
export const attackerIn = ({ mustAssault, announcer, verdict }: Tasks): SideName | null =>
  mustAssault?.side ?? announcer ?? verdict.marks?.side ?? null

/** The role of a side; none where both have the same to do. */
export const roleOf = (terms: Tasks, side: SideName): Role | undefined => {
  const attacker = attackerIn(terms)
  if (attacker === null) return undefined
  return attacker === side ? 'attacker' : 'defender'
}
