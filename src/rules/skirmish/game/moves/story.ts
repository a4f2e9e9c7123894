import type { Point } from '#kernel/geometry/point.ts'

export type MoveStory =
  | { readonly kind: 'moved'; readonly unit: string; readonly order: string; readonly path: readonly Point[] }
  | {
      readonly kind: 'fell-back'
      readonly unit: string
      readonly path: readonly Point[]
      readonly routs: boolean
    }
  | { readonly kind: 'weapon-abandoned'; readonly unit: string }
  | { readonly kind: 'arrived'; readonly unit: string }
  | { readonly kind: 'breakdown'; readonly unit: string; readonly runs: boolean; readonly was: boolean }
  | { readonly kind: 'got-out'; readonly unit: string; readonly men: number }
  | { readonly kind: 'sniper-withdrew'; readonly unit: string }
  | { readonly kind: 'deployed'; readonly unit: string }
