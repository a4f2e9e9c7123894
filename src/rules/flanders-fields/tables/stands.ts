import type { Quality, Stand } from '../vocabulary.ts'

/** In mm: a box as wide as its front (FF-TAB-02), or a round base. */
export type Base = { readonly width: number; readonly depth: number } | { readonly diameter: number }

const box = (width: number, depth: number): Base => ({ width, depth })
const round = (diameter: number): Base => ({ diameter })

// FF-ORG-04
// biome-ignore format: laid out as printed
export const BASES: Readonly<Record<Stand, Base>> = {
  infantry:                box(30, 15),
  cavalry:                 box(30, 20),
  lmg:                     box(20, 20),
  'machine-gun':           box(20, 20),
  flamethrower:            round(20),
  'at-rifle':              round(20),
  'light-mortar':          box(20, 20),
  'medium-mortar':         round(25),
  'heavy-mortar':          round(25),
  'field-gun':             box(60, 40),
  'field-howitzer':        box(60, 40),
  'heavy-artillery':       box(80, 40),
  'super-heavy-artillery': box(80, 50),
  'heavy-tank':            box(30, 60),
  'light-tank':            box(30, 60),
  motor:                   box(30, 60),
  'block-house':           box(40, 40),
  'battalion-command':     round(20),
  'regimental-command':    round(25),
  'divisional-command':    round(30),
  liaison:                 round(20),
}

// FF-GEN-11: another base; FF-WIRE-10, FF-MOVE-17, FF-MOVE-18: wire, a bank or a trench; cm
export const TOUCHING = { base: 0.2, obstacle: 0.5 } as const

// FF-FORM-02, cm: raw stands touch
export const GAP_ALLOWED: Readonly<Record<Quality, number>> = {
  raw: TOUCHING.base,
  experienced: 5,
  veteran: 10,
  storm: 10,
}

// FF-FORM-05, cm
export const COLUMN_GAP = 1

// FF-ORD-04, cm
export const COMMAND_RANGE = 25
