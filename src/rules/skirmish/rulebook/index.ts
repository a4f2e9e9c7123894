import type { Rulebook } from '#kernel/procedure/rulebook.ts'
import { ART } from './artillery.ts'
import { BOM } from './bombardment.ts'
import { CAS } from './casualty-tables.ts'
import { END } from './ending-the-game.ts'
import { FIRE } from './fire.ts'
import { GEN } from './general.ts'
import { GRN } from './grenades.ts'
import { MEL } from './melee.ts'
import { MOR } from './morale.ts'
import { MOV } from './movement.ts'
import { SEQ } from './order-of-play.ts'
import { SET } from './setting-up.ts'
import { CLD } from './smoke-and-gas.ts'
import { SNP } from './snipers.ts'
import { STR } from './structures-and-wire.ts'
import { VEH } from './tanks-and-armoured-cars.ts'

export const RULEBOOK: Rulebook = [
  GEN,
  MOV,
  FIRE,
  CAS,
  GRN,
  ART,
  CLD,
  STR,
  VEH,
  MEL,
  SNP,
  MOR,
  BOM,
  END,
  SEQ,
  SET,
]
