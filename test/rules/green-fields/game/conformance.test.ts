import { GAME } from '../../../../src/rules/green-fields/game/index.ts'
import { proveConformance, usually } from '../../../conformance.ts'
import { DEMANDS } from './demands.ts'

/** The open field, mines, all arms, and one of the players' own. */
const USUAL = ['le-cateau-1914', 'somme-1916', 'hundred-days-1918', 'own-campaign']

proveConformance('green-fields', usually(GAME, USUAL), {
  ...DEMANDS,
  options: [
    {},
    {
      'vision-range': 'single-zone',
      'trench-observation': 'in-sight',
      'troops-block-sight': 'never',
      'two-casualty-loss': 'per-two',
      'rating-floor': 'zero',
      'suppression-recovery': 'next-turn',
      'shell-holes': 'per-mission',
      'artillery-pooling': 'per-regiment',
      'luxury-effect': 'one-point',
      'depot-shelling': 'per-hit',
      'observation-aircraft-1914': 'both',
    },
  ],
})
