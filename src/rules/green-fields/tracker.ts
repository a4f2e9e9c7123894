import { type Fields, tracker } from '../../kernel/procedure/referee.ts'
import { ARMIES } from './armies.ts'
import { sequence } from './sequence.ts'
import { CARD, type Card } from './tracker/card.ts'
import { gone, marks, newTurn } from './tracker/marks.ts'
import { ROLES } from './tracker/roles/index.ts'
import { SETTINGS } from './tracker/settings.ts'
import { SIDES } from './vocabulary.ts'

/** GF-TURN-02: who lost the initiative declares first; the clock of an assault tells day from night. */
const settle = (settings: Fields, procedure: string, result: Fields): Fields => {
  if (procedure === 'initiative') return { ...settings, declaresFirst: result.declaresFirst }
  if (procedure === 'assault-clock') return { ...settings, light: result.night === true ? 'night' : 'day' }
  return settings
}

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
  settle,
})
