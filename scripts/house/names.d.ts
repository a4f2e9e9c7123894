import type { Source } from './sources.js'

type Sort = 'phases' | 'orders' | 'stories'
type Names = Readonly<Record<Sort, ReadonlySet<string>>>

export const median: (numbers: readonly number[]) => number
export const namesIn: (sources: readonly Source[], ruleset: string) => Names
export const filesNaming: (
  sources: readonly Source[],
  ruleset: string,
  names: ReadonlySet<string>,
) => ReadonlyMap<string, number>
export const switchesOver: (
  sources: readonly Source[],
  ruleset: string,
  names: Names,
) => readonly { readonly file: string; readonly over: Sort; readonly cases: number }[]
