import type { Temper } from '#kernel/game/commander.ts'
import { THRESHOLDS, type Thresholds } from './thresholds.ts'

const { move, assault, attack, line, fire, home } = THRESHOLDS

/** The thresholds of other generals. */
export const TEMPERED: Readonly<Record<Temper, Thresholds>> = {
  /** Opens assaults on lesser odds, keeps fewer behind, and does not count his men. */
  bold: {
    ...THRESHOLDS,
    move: { ...move, zone: 4.2, man: 0.12, beaten: 0.8, gap: 0.8, home: 1.5 },
    assault: { ...assault, open: 1, openContent: 1.5, goOn: 0.6 },
    attack: { ...attack, fit: 4, rounds: 1, waits: 0 },
    line: { ...line, keptBack: 6 },
    home: { ...home, attacking: 1, attacked: 2 },
  },
  /** Saves men and shells: fires at what it is sure of, and attacks where it costs little. */
  thrifty: {
    ...THRESHOLDS,
    move: { ...move, man: 0.45, beaten: 2, exposed: 1.2 },
    assault: { ...assault, open: 4, openContent: 6 },
    fire: { ...fire, weekly: 1.3, assault: 0.8, keptRounds: 2 },
  },
  /** Gives up no ground: keeps more at home, and fights for every zone that was lost. */
  stubborn: {
    ...THRESHOLDS,
    move: { ...move, foe: 2, gap: 2.5, rearGap: 0.6, home: 3 },
    assault: { ...assault, open: 3, goOn: 0.5 },
    line: { ...line, keptBack: 3 },
    home: { ...home, attacking: 3, attacked: 4 },
  },
}
