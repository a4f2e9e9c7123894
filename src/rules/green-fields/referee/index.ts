import { type Fields, referee } from '#kernel/procedure/referee.ts'
import { CARD, type Card } from '../armies/card.ts'
import { ARMIES } from '../armies/index.ts'
import { sequence } from '../sequence/index.ts'
import { SIDES } from '../vocabulary.ts'
import { faceOf, formationOf } from './face.ts'
import { gone, marks, newTurn } from './marks.ts'
import { ROLES } from './roles/index.ts'
import { SETTINGS, settingWords } from './settings.ts'

/** GF-TURN-02: who lost the initiative declares first; the clock of an assault tells day from night. */
const settingsAfter = (settings: Fields, procedure: string, result: Fields): Fields => {
  if (procedure === 'initiative') return { ...settings, declaresFirst: result.declaresFirst }
  if (procedure === 'assault-clock') return { ...settings, light: result.night === true ? 'night' : 'day' }
  return settings
}

export const REFEREE = referee<Card>({
  sides: SIDES,
  settings: SETTINGS,
  card: CARD,
  armies: ARMIES,
  marks,
  face: faceOf,
  verbs: ['bombardment', 'air-attack', 'direct-fire', 'close-assault-round', 'movement', 'supply'],
  formation: formationOf,
  settingWords,
  gone,
  sequence,
  roles: ROLES,
  newTurn,
  settingsAfter,
})
