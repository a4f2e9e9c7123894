import { referee } from '#kernel/procedure/referee.ts'
import { CARD, isGone } from '../armies/card.ts'
import { ARMIES } from '../armies/index.ts'
import { sequence } from '../sequence/index.ts'
import { SIDE_NAMES } from '../wording.ts'
import * as battle from './battle-roles.ts'
import * as check from './check-roles.ts'
import * as combat from './combat-roles.ts'
import { faceOf, formationOf } from './face.ts'
import * as fire from './fire-roles.ts'
import { marksOf } from './marks.ts'
import { SETTINGS, settingWords } from './settings.ts'

export const REFEREE = referee({
  // In the order of their colours, as at the virtual table.
  sides: ['entente', 'german'],
  sideNames: SIDE_NAMES,
  settings: SETTINGS,
  card: CARD,
  armies: ARMIES,
  marks: marksOf,
  face: faceOf,
  formation: formationOf,
  verbs: ['carry-on', 'change-orders', 'close-combat'],
  alliances: { entente: 'entente', german: 'central' },
  attacker: ({ defender }) => (defender === 'entente' ? 'german' : 'entente'),
  settingWords,
  gone: isGone,
  sequence,
  roles: {
    'organisation-check': battle.ORGANISATION_CHECK,
    'deployment-check': battle.DEPLOYMENT_CHECK,
    relocation: battle.RELOCATION,
    'order-check': check.ORDER_CHECK,
    'beaten-zone': fire.BEATEN_ZONE,
    'sheaf-placement': fire.SHEAF_PLACEMENT,
    'sheaf-points': fire.SHEAF_POINTS,
    'fire-total': fire.FIRE_TOTAL,
    'fire-load': fire.FIRE_LOAD,
    runners: fire.RUNNERS,
    'carry-on': check.CARRY_ON,
    'change-orders': check.CHANGE_ORDERS,
    'status-result': check.STATUS_RESULT,
    'movement-allowance': check.MOVEMENT_ALLOWANCE,
    'move-direction': check.MOVE_DIRECTION,
    'move-stop': check.MOVE_STOP,
    'pass-through': check.PASS_THROUGH,
    'fall-back': check.FALL_BACK,
    'combat-involved': combat.COMBAT_INVOLVED,
    'combat-modifier': combat.COMBAT_MODIFIER,
    'combat-round': combat.COMBAT_ROUND,
    'close-combat': combat.CLOSE_COMBAT,
    'combat-aftermath': combat.COMBAT_AFTERMATH,
    'objective-holder': battle.OBJECTIVE_HOLDER,
    collapse: battle.COLLAPSE,
    'casualty-points': battle.CASUALTY_POINTS,
    victory: battle.VICTORY,
  },
  /** Every unit is to be checked again; a move that was not made is gone. */
  newTurn: (card) => ({ ...card, checked: false, inches: 0 }),
})
