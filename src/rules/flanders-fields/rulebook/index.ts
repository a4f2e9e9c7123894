import type { Rulebook } from '#kernel/procedure/rulebook.ts'
import { AIR } from './air-support.ts'
import { ARC } from './arcs.ts'
import { ARM } from './armour.ts'
import { ART } from './artillery.ts'
import { ASLT } from './assault.ts'
import { WIRE } from './barbed-wire.ts'
import { BLOCK } from './block-houses.ts'
import { CAMP } from './campaign.ts'
import { CAV } from './cavalry.ts'
import { CMD } from './command-stands.ts'
import { COV } from './cover.ts'
import { DUG } from './deep-shelters.ts'
import { DS } from './deep-suppression.ts'
import { SOS } from './defensive-fire.ts'
import { FIRE } from './fire.ts'
import { PLAN } from './fire-plans.ts'
import { ZONE } from './fire-zones.ts'
import { FORM } from './formation.ts'
import { GAS } from './gas.ts'
import { GEN } from './general.ts'
import { HERO } from './heroic-action.ts'
import { HUR } from './hurricane-bombardment.ts'
import { MG } from './machine-guns.ts'
import { MOR } from './morale.ts'
import { MORT } from './mortars.ts'
import { MOVE } from './movement.ts'
import { NAT } from './national-rules.ts'
import { ORD } from './orders.ts'
import { ORG } from './organisation.ts'
import { EVT } from './random-events.ts'
import { RB } from './rolling-barrage.ts'
import { SUPP } from './suppression.ts'
import { TAB } from './table.ts'
import { TANK } from './tanks.ts'
import { QUAL } from './troop-quality.ts'
import { TURN } from './turn-sequence.ts'
import { END } from './victory.ts'
import { VIS } from './visibility.ts'

export const RULEBOOK: Rulebook = [
  GEN,
  TAB,
  ORG,
  QUAL,
  FORM,
  CMD,
  COV,
  ORD,
  MOVE,
  WIRE,
  VIS,
  ARC,
  FIRE,
  ARM,
  MG,
  TANK,
  BLOCK,
  ART,
  RB,
  DUG,
  HUR,
  ZONE,
  SOS,
  PLAN,
  MORT,
  ASLT,
  SUPP,
  DS,
  MOR,
  HERO,
  GAS,
  AIR,
  CAV,
  NAT,
  CAMP,
  EVT,
  END,
  TURN,
]
