import type { Period } from '../vocabulary.ts'

// FF-WIRE-01, cm: crossed at one go
export const WIRE_DEPTH = 2

// FF-WIRE-02; early only by the option `early-wire`
export const WIRE_NEEDED: Readonly<Record<Period, number>> = { early: 3, mid: 5, late: 3 }

// FF-WIRE-03, cm past the far edge
export const BEYOND_WIRE = 5

// FF-WIRE-05, FF-WIRE-06, cm wide; grapnels clear the base of their tank
export const WIRE_GAP_WIDTHS = { pioneers: 6, tankTrack: 3 } as const

// FF-WIRE-12, cm: the middle of a gap from one of those who clear it
export const GAP_NEAR = 3
