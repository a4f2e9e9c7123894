import type { MoraleResult, MoraleSpecial, Quality } from '../vocabulary.ts'

// FF-QUAL-05, FF-MOR-01: added to the morale die
export const MORALE_QUALITY: Readonly<Record<Quality, number>> = {
  raw: -1,
  experienced: 0,
  veteran: 1,
  storm: 1,
}

// FF-MOR-01: the share of its rifle platoons that a battalion has lost when it tests
export const LOSSES_TESTED = { half: 0.5, 'three-quarters': 0.75 } as const
export const THREE_QUARTERS_LOST = -2

// FF-NAT-03, FF-NAT-07
export const MORALE_BONUS: Readonly<Record<MoraleSpecial, number>> = { pals: 2, 'prussian-discipline': 2 }

interface MoraleRow {
  readonly from: number
  readonly result: MoraleResult
  readonly retreat: number
}

// FF-MOR-02: the first row that the total reaches, or else the rout
export const MORALE_TABLE: readonly MoraleRow[] = [
  { from: 4, result: 'ok', retreat: 0 },
  { from: 2, result: 'retreat-20', retreat: 20 },
  { from: 1, result: 'retreat-40', retreat: 40 },
]
export const ROUT: MoraleRow = { from: Number.NEGATIVE_INFINITY, result: 'rout', retreat: 0 }

// FF-MOR-04: a weapon whose battalion is gone stays on this or more
export const SUPPORT_STAYS = 4
