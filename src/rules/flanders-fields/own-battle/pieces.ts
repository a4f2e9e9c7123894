import type { Counted, Weapon } from '../scenarios/scenario.ts'
import type { Army, Battalion, Regiment } from './army.ts'
import { type Company, type Piece, widthOf } from './rows.ts'

/** A battalion with its number through the side, counted from 0, and its regiment's. */
export interface Numbered {
  readonly battalion: Battalion
  readonly number: number
  readonly regiment: number
}

export const numbered = ({ regiments }: Army): readonly Numbered[] => {
  let number = 0
  return regiments.flatMap(({ battalions }, regiment) =>
    battalions.map((battalion) => ({ battalion, number: number++, regiment })),
  )
}

export const onTable = (army: Army): readonly Numbered[] =>
  numbered(army).filter(({ battalion }) => !battalion.reserve)

export const isAway = ({ battalions }: Regiment): boolean => battalions.every(({ reserve }) => reserve)

export const ownerOf = (kind: 'battalion' | 'regiment', number: number): string => `${kind} ${number}`

export const companiesOf = ({ battalion, number }: Numbered): readonly Company[] =>
  Array.from({ length: battalion.companies + battalion.pioneers }, (_, index) => ({
    owner: ownerOf('battalion', number),
    index,
    platoons: battalion.platoons,
  }))

/** The weapons of an owner of these types, in the order named. */
export const piecesOf = (
  owner: string,
  counts: Counted,
  types: readonly Exclude<Weapon, 'block-house'>[],
): readonly Piece[] =>
  types.flatMap((type) =>
    Array.from({ length: counts[type] ?? 0 }, (_, index) => ({ owner, type, index, width: widthOf(type) })),
  )

export const commandOf = (kind: 'battalion' | 'regiment', number: number): Piece => ({
  owner: ownerOf(kind, number),
  type: 'command',
  index: 0,
  width: widthOf(kind === 'battalion' ? 'battalion-command' : 'regimental-command'),
})

export const GUNS = ['field-gun', 'field-howitzer'] as const

/** Guns of a regiment and of its battalions on the table. */
export const gunsOf = (army: Army, regiment: number): readonly Piece[] => [
  ...piecesOf(ownerOf('regiment', regiment), army.regiments[regiment]?.assets ?? {}, GUNS),
  ...onTable(army)
    .filter((one) => one.regiment === regiment)
    .flatMap(({ battalion, number }) => piecesOf(ownerOf('battalion', number), battalion.weapons, GUNS)),
]

/** Why a side finds no room. */
export type NoRoom = 'width' | 'guns'
