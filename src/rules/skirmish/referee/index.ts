import { type Fields, referee } from '#kernel/procedure/referee.ts'
import { CARD, type Card } from '../armies/card.ts'
import { ARMIES } from '../armies/index.ts'
import { isGone } from '../armies/troops.ts'
import { sequence } from '../sequence/index.ts'
import { SETTINGS, settingsFrom, settingWords } from '../sequence/settings.ts'
import { CLOUD_LIFE } from '../tables/index.ts'
import { SIDES } from '../vocabulary.ts'
import { faceOf, formationOf } from './face.ts'
import { marks } from './marks.ts'
import { newMove } from './new-move.ts'
import { ARTILLERY_ROLES } from './roles/artillery.ts'
import { FIRE_ROLES } from './roles/fire.ts'
import { MELEE_ROLES } from './roles/melee.ts'
import { MORALE_ROLES } from './roles/morale.ts'
import { MOVE_ROLES } from './roles/moves.ts'

const blownAway = ({ kind, age }: Card): boolean => kind === 'cloud' && age > CLOUD_LIFE.length

/** The wind holds until it is thrown for again (SK-CLD-05). Who moves first is the winner's choice (SK-SEQ-02). */
const settingsAfter = (settings: Fields, procedure: string, result: Fields): Fields =>
  procedure === 'wind-roll' ? { ...settings, wind: result.strength } : settings

export const REFEREE = referee<Card>({
  sides: SIDES,
  settings: SETTINGS,
  card: CARD,
  armies: ARMIES,
  marks,
  face: faceOf,
  verbs: ['small-arms-fire', 'blast-casualties', 'melee-round', 'morale-check', 'movement-allowance'],
  formation: formationOf,
  attacker: (settings) => settingsFrom(settings).attacker,
  settingWords,
  gone: (unit) => isGone(unit) || blownAway(unit),
  sequence,
  roles: { ...FIRE_ROLES, ...ARTILLERY_ROLES, ...MELEE_ROLES, ...MORALE_ROLES, ...MOVE_ROLES },
  newTurn: newMove,
  settingsAfter,
})
