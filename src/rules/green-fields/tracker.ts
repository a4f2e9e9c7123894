import { tracker } from '../../kernel/tracker.ts'
import { ARMIES } from './armies.ts'
import { sequence } from './sequence.ts'
import { CARD, type Card } from './tracker/card.ts'
import { gone, marks, newTurn } from './tracker/marks.ts'
import { ROLES } from './tracker/roles/index.ts'
import { SETTINGS } from './tracker/settings.ts'
import { SIDES } from './vocabulary.ts'

export const TRACKER = tracker<Card>({
  sides: SIDES,
  settings: SETTINGS,
  card: CARD,
  armies: ARMIES,
  marks,
  gone,
  sequence,
  roles: ROLES,
  newTurn,
})
