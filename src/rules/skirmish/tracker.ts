import { type Fields, tracker } from '../../kernel/procedure/referee.ts'
import { ARMIES } from './armies.ts'
import { sequence } from './sequence.ts'
import { CLOUD_LIFE } from './tables/index.ts'
import { CARD, type Card } from './tracker/card.ts'
import { marks } from './tracker/marks.ts'
import { newMove } from './tracker/new-move.ts'
import { ARTILLERY_ROLES } from './tracker/roles/artillery.ts'
import { FIRE_ROLES } from './tracker/roles/fire.ts'
import { MELEE_ROLES } from './tracker/roles/melee.ts'
import { MORALE_ROLES } from './tracker/roles/morale.ts'
import { MOVE_ROLES } from './tracker/roles/moves.ts'
import { SETTINGS } from './tracker/settings.ts'
import { isGone } from './tracker/troops.ts'
import { SIDES } from './vocabulary.ts'

const blownAway = ({ kind, age }: Card): boolean => kind === 'cloud' && age > CLOUD_LIFE.length

/** The wind holds until it is thrown for again (SK-CLD-05). Who moves first is the winner's choice (SK-SEQ-02). */
const settle = (settings: Fields, procedure: string, result: Fields): Fields =>
  procedure === 'wind-roll' ? { ...settings, wind: result.strength } : settings

export const TRACKER = tracker<Card>({
  sides: SIDES,
  settings: SETTINGS,
  card: CARD,
  armies: ARMIES,
  marks,
  gone: (unit) => isGone(unit) || blownAway(unit),
  sequence,
  roles: { ...FIRE_ROLES, ...ARTILLERY_ROLES, ...MELEE_ROLES, ...MORALE_ROLES, ...MOVE_ROLES },
  newTurn: newMove,
  settle,
})
