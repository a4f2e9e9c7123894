import type { Side } from '../vocabulary.ts'

export interface Scenario {
  readonly id: string
  readonly title: string
  readonly turns: number
  /** Inches from one trench to the other. */
  readonly between: number
  readonly men: Readonly<Record<Side, number>>
}
