import type { Point } from '#kernel/geometry/point.ts'

export type FireStory =
  | {
      readonly kind: 'shot'
      readonly units: readonly string[]
      readonly weapon: string
      readonly target: string
      readonly table: number
      readonly figures: number
      readonly casualties: number
      readonly specialist: boolean
    }
  | { readonly kind: 'thrown'; readonly bomber: string; readonly unit: string; readonly aim: Point }
