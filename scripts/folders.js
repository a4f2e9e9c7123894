// Which folders import one another. A folder counts with all that is in it, among those that lie beside it: a file and the
// file it imports are seen from the folder that holds both, and what lies loose in that one belongs to none.

/** The two folders side by side that an import leads from and to; none if either file lies loose beside the other's. */
export const foldersOf = (from, to) => {
  const a = from.split('/')
  const b = to.split('/')
  const fork = a.findIndex((part, index) => part !== b[index])
  if (fork < 0 || fork >= a.length - 1 || fork >= b.length - 1) return undefined
  return [a.slice(0, fork + 1).join('/'), b.slice(0, fork + 1).join('/')]
}

/** For every folder those it imports from, given all imports as pairs of files. */
export const folderGraph = (imports) => {
  const graph = new Map()
  for (const [from, to] of imports) {
    const pair = foldersOf(from, to)
    if (!pair) continue
    for (const folder of pair) if (!graph.has(folder)) graph.set(folder, new Set())
    graph.get(pair[0]).add(pair[1])
  }
  return graph
}

/** Folders that import each other, as `a ↔ b`. */
export const mutualPairs = (graph) =>
  [...graph]
    .flatMap(([a, others]) =>
      [...others].filter((b) => a < b && graph.get(b).has(a)).map((b) => `${a} ↔ ${b}`),
    )
    .sort()

/** Everything that can be reached. */
const reach = (graph, start) => {
  const found = new Set()
  const open = [...(graph.get(start) ?? [])]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue
    found.add(next)
    open.push(...(graph.get(next) ?? []))
  }
  return found
}

/** Folders from which imports lead back to themselves, in rings of those that reach one another. */
export const circles = (graph) => {
  const reached = new Map([...graph.keys()].map((folder) => [folder, reach(graph, folder)]))
  const inRing = [...graph.keys()].filter((folder) => reached.get(folder).has(folder)).sort()
  const ringOf = (folder) =>
    inRing.filter((other) => reached.get(folder).has(other) && reached.get(other).has(folder))
  return inRing.filter((folder) => ringOf(folder)[0] === folder).map(ringOf)
}
