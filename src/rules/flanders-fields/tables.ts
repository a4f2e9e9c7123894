import type { MoraleResult, Quality } from './vocabulary.ts'

// FF-QUAL-05, FF-MOR-02: added to the morale die
export const MORALE_QUALITY: Readonly<Record<Quality, number>> = {
  raw: -1,
  experienced: 0,
  veteran: 1,
  storm: 1,
}

// FF-NAT-03, FF-NAT-07
export const NATIONAL_BONUS = 2

// FF-MOR-02: the first row that the total reaches
export const MORALE_TABLE: readonly {
  readonly from: number
  readonly result: MoraleResult
  readonly retreat: number
}[] = [
  { from: 4, result: 'ok', retreat: 0 },
  { from: 2, result: 'retreat-20', retreat: 20 },
  { from: 1, result: 'retreat-40', retreat: 40 },
  { from: Number.NEGATIVE_INFINITY, result: 'rout', retreat: 0 },
]

// FF-MOR-04: a weapon whose battalion is gone stays on this or more
export const SUPPORT_STAYS = 4
