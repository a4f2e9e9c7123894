import type { Point } from '#kernel/geometry/point.ts'
import type { Ammo, Artillery, Structure } from '../../vocabulary.ts'

export type ShellStory =
  | {
      readonly kind: 'shell'
      readonly gun: string
      readonly weapon: Artillery | 'grenade'
      readonly ammo: Ammo
      readonly aim: Point
      readonly at: Point
      readonly onTarget: boolean
    }
  | {
      readonly kind: 'blast'
      readonly at: Point
      readonly table: number
      readonly men: number
      readonly casualties: number
      readonly specialist: boolean
      readonly units: readonly string[]
    }
  | {
      readonly kind: 'battered'
      readonly structure: string
      readonly type: Structure
      readonly loss: number
      readonly remaining: number
      readonly destroyed: boolean
    }
  | {
      readonly kind: 'vehicle-hit'
      readonly unit: string
      readonly loss: number
      readonly remaining: number
      readonly destroyed: boolean
    }
  | { readonly kind: 'wire-cut'; readonly wire: string; readonly inches: number }
  | { readonly kind: 'cloud'; readonly of: 'smoke' | 'gas'; readonly at: Point }
  | {
      readonly kind: 'counter-battery'
      /** Whose battery it is: the enemy does not hear of it (SK-BOM-13). */
      readonly side: 'a' | 'b'
      readonly battery: string
      readonly thrown: number
      readonly lost: number
    }
  | { readonly kind: 'plotted'; readonly side: 'a' | 'b'; readonly plots: number }
