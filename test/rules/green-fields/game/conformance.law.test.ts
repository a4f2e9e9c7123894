import { GAME } from '#rules/green-fields/game/index.ts'
import { proveConformance } from '../../../conformance.ts'
import { DEMANDS } from './demands.ts'

proveConformance('green-fields', GAME, {
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
