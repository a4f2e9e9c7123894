import type { Side } from '../vocabulary.ts'
import type { Series, SeriesSide } from './document.ts'

export const otherOf = (side: SeriesSide): SeriesSide => (side === 'a' ? 'b' : 'a')

/** What a side of the series does in the next battle. */
export const roleOf = ({ attacker }: Pick<Series, 'attacker'>, side: SeriesSide): Side =>
  side === attacker ? 'attacker' : 'defender'

/** Who has that part in the next battle. */
export const sideOf = ({ attacker }: Pick<Series, 'attacker'>, role: Side): SeriesSide =>
  role === 'attacker' ? attacker : otherOf(attacker)
