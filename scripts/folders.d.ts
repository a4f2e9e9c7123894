type Graph = ReadonlyMap<string, ReadonlySet<string>>

export const foldersOf: (from: string, to: string) => readonly [string, string] | undefined
export const folderGraph: (imports: readonly (readonly [string, string])[]) => Graph
export const mutualPairs: (graph: Graph) => readonly string[]
export const circles: (graph: Graph) => readonly (readonly string[])[]
