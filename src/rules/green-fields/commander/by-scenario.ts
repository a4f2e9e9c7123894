import type { ByScenario } from '#kernel/game/commander.ts'
import { THRESHOLDS, type Thresholds } from './thresholds.ts'

const { move, home, assault, line, fire } = THRESHOLDS

/**
 * Few expert regiments in the open before a mass of enemies who may simply march past them: whoever stays at home and counts his
 * men is left behind. They stand where most of the enemy is and go for whoever comes near.
 */
const OUTNUMBERED_IN_THE_OPEN: Thresholds = {
  ...THRESHOLDS,
  move: { ...move, man: 0.12, beaten: 0.8, home: 0.7 },
  home: { ...home, attacking: 1, attacked: 2 },
  assault: { ...assault, open: 1, openContent: 1.5, goOn: 0.6 },
  line: { ...line, experience: 6, faced: 0.54, keptBack: 6 },
  fire: { ...fire, weekly: 0.3, boxingStore: 0.9 },
}

/** Where other numbers than the usual hold, tried in battles of that scenario. */
export const BY_SCENARIO: ByScenario<Thresholds> = {
  'le-cateau-1914': { a: OUTNUMBERED_IN_THE_OPEN },
}
