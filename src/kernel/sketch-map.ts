/** A square of a sketched map. */
interface SketchedZone {
  /** Its map reference: 'C4'. */
  readonly name: string
  readonly ground: 'open' | 'rough' | 'woods' | 'town' | 'ruins' | 'morass'
  /** Of the hill it lies on. */
  readonly level: number
  /** Which of the two sides holds it. */
  readonly holder: 0 | 1
  readonly trench: 'none' | 'light' | 'heavy'
  readonly graves: number
}

/** A country of square zones, as much of it as a small picture has room for. */
export interface SketchMap {
  readonly columns: number
  readonly rows: number
  /** Row by row from the first side's base line. */
  readonly zones: readonly SketchedZone[]
  /** From zone to zone, by their numbers. */
  readonly roads: readonly (readonly number[])[]
  readonly water: readonly { readonly between: readonly [number, number] }[]
}
