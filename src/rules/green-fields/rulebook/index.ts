import type { Rulebook } from '#kernel/procedure/rulebook.ts'
import { AIR } from './air-operations.ts'
import { ARMY } from './armies.ts'
import { ASLT } from './assault.ts'
import { AAIR } from './assault-air.ts'
import { AART } from './assault-artillery.ts'
import { ACON } from './assault-construction.ts'
import { AMOV } from './assault-movement.ts'
import { ATT } from './attrition.ts'
import { DATE } from './availability.ts'
import { BOMB } from './bombardment.ts'
import { CLOSE } from './close-assault.ts'
import { EX } from './combat-example.ts'
import { CON } from './construction.ts'
import { DEP } from './deployment.ts'
import { DPT } from './depots.ts'
import { EXP } from './experience.ts'
import { GAS } from './gas.ts'
import { DICE } from './hit-dice.ts'
import { MINE } from './mines.ts'
import { MOR } from './morale.ts'
import { MOVE } from './movement.ts'
import { OBS } from './observation.ts'
import { RAID } from './raids.ts'
import { REP } from './replacements.ts'
import { RES } from './reserves.ts'
import { SAVE } from './saves.ts'
import { DEG } from './shell-damage.ts'
import { SUP } from './suppression.ts'
import { SCALE } from './table-and-units.ts'
import { TERR } from './terrain.ts'
import { VAR } from './variations.ts'
import { VP } from './victory.ts'
import { STACK } from './waves.ts'
import { TURN } from './weekly-turn.ts'

export const RULEBOOK: Rulebook = [
  SCALE,
  DICE,
  SAVE,
  OBS,
  TERR,
  DEG,
  MOVE,
  STACK,
  MOR,
  EXP,
  SUP,
  TURN,
  DEP,
  ATT,
  CON,
  RAID,
  AIR,
  BOMB,
  GAS,
  MINE,
  REP,
  ASLT,
  AART,
  AMOV,
  CLOSE,
  AAIR,
  ACON,
  RES,
  DPT,
  VP,
  ARMY,
  VAR,
  DATE,
  EX,
]
