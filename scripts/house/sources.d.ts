/** A source read. */
export interface Source {
  readonly file: string
  readonly text: string
  readonly lines: number
}
export const sourceOf: (file: string, text: string) => Source
export const sourcesIn: (root: string) => readonly Source[]
