import type { Army } from '#kernel/procedure/referee.ts'
import type { Card } from './card.ts'

/** What an evening at a real table may begin with. */
export const ARMIES: readonly Army<Card>[] = [
  { id: 'platoon', title: 'A platoon', units: [{ name: '1st Platoon', card: { men: 8 } }] },
]
