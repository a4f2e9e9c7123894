import type { Source } from './sources.js'

type Figures = Readonly<Record<string, number>>

export const countHouse: (sources: readonly Source[]) => {
  readonly house: Figures
  readonly rulesets: Readonly<Record<string, Figures>>
  readonly folders: Readonly<Record<string, Figures>>
}
