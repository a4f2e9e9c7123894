// The picture of the layers, and of the rooms inside a rule set: who imports from whom, read off the imports.
import { ROOMS } from '../rooms.js'
import { box, drawing, line, text } from './draw.js'

const LAYERS = {
  kernel: 'dice, procedures, geometry, the game contract, battle files',
  table: 'the free-measurement table: sight, going, travel, templates',
  screen: 'what a screen shows and asks, in words that every game shares',
  rules: 'the four rule sets, one folder each, all of the same rooms',
  commander: 'what computer players share: looking ahead, levels, tempers',
  referee: 'an evening at a real table',
  study: 'odds, simulation, luck, replays and reports',
  engine: 'the engine as others import it',
  server: 'the app and adjudication over HTTP',
  web: 'the browser app',
  cli: 'the command line',
}

const WORDS_OF_ROOMS = {
  vocabulary: 'the names that everything goes by',
  options: 'house rules',
  tables: 'every number, laid out as printed',
  reckoning: 'arithmetic that procedures share',
  wording: 'words that verdicts and logs share',
  procedures: 'one file a look-up or roll a player makes',
  effects: 'what a result does to a unit, on a card or on the table',
  rulebook: 'the rules in our own words',
  scenarios: 'printed scenarios',
  armies: 'organisations and their designer',
  reference: 'the tables as players see them',
  sequence: 'the turn as a checklist',
  'own-battle': "battles of one's own",
  engagement: "battles of one's own",
  referee: 'cards and roles at a real table',
  game: 'the whole game: state, phases, stories',
  series: 'battles that follow on one another',
  commander: 'the doctrine',
  screen: 'pieces, areas, desks, the order being written',
}

/** For everything that imports what it imports, by the name that `nameOf` gives a file; what has none is left out. */
const graphOf = (imports, nameOf) => {
  const graph = new Map()
  for (const [from, to] of imports) {
    const [a, b] = [nameOf(from), nameOf(to)]
    for (const name of [a, b]) if (name !== undefined && !graph.has(name)) graph.set(name, new Set())
    if (a !== undefined && b !== undefined && a !== b) graph.get(a).add(b)
  }
  return graph
}

/** Only the arrows that say something new: what is reached by way of another needs none of its own. */
export const reduced = (graph) => {
  const reaches = (from, to, seen = new Set()) =>
    [...(graph.get(from) ?? [])].some((next) => {
      if (next === to) return true
      if (seen.has(next)) return false
      seen.add(next)
      return reaches(next, to, seen)
    })
  return [...graph].flatMap(([from, others]) =>
    [...others]
      .filter((to) => ![...others].some((by) => by !== to && reaches(by, to)))
      .map((to) => [from, to]),
  )
}

/** Names so that each comes after all it imports from, else as they are listed. */
const sorted = (graph, listed) => {
  const done = []
  const add = (name) => {
    if (done.includes(name)) return
    for (const before of listed.filter((one) => graph.get(name)?.has(one))) add(before)
    done.push(name)
  }
  for (const name of listed) if (graph.has(name)) add(name)
  return done
}

const HEIGHT = 40
const STEP = 54

/** Arrows beside one another without crossing where they need not: the shorter inside, each in the first lane that is free. */
const inLanes = (arrows) => {
  const lanes = []
  return [...arrows]
    .sort((one, other) => one.to - one.from - (other.to - other.from) || one.from - other.from)
    .map((arrow) => {
      const isFree = (lane) => lane.every(({ from, to }) => arrow.to < from || arrow.from > to)
      const found = lanes.findIndex(isFree)
      const at = found < 0 ? lanes.length : found
      lanes[at] = [...(lanes[at] ?? []), arrow]
      return { ...arrow, lane: at }
    })
}

const LANE = 13
/** Between the ends of arrows at one box. */
const END = 6

/** A column of boxes, the last on top, with an arrow from each to those below it that it stands on. */
const column = (x, y, width, title, names, words, arrows, styleOf) => {
  const rows = [...names].reverse()
  const top = (row) => y + 22 + row * STEP
  const boxes = rows.flatMap((name, row) => [
    box(x, top(row), width, HEIGHT, styleOf(name)),
    text(x + 12, top(row) + 17, name, 'name'),
    text(x + 12, top(row) + 32, words[name], 'small'),
  ])
  const all = arrows.map(([from, to]) => ({ from: rows.indexOf(from), to: rows.indexOf(to) }))
  const next = all.filter(({ from, to }) => to === from + 1)
  const laid = inLanes(all.filter(({ from, to }) => to > from + 1))
  const right = x + width
  const beside = laid.map((arrow) => {
    const { from, to, lane } = arrow
    const out = laid.filter((one) => one.from === from).sort((one, other) => one.lane - other.lane)
    const into = laid.filter((one) => one.to === to).sort((one, other) => other.lane - one.lane)
    const start = top(from) + HEIGHT - 5 - out.indexOf(arrow) * END
    const end = top(to) + 5 + into.indexOf(arrow) * END
    return line(`M${right} ${start} H${right + (lane + 1) * LANE} V${end} H${right + 1}`)
  })
  return [
    text(x, y + 6, title, 'title'),
    ...boxes,
    ...next.map(({ from, to }) => line(`M${x + 30} ${top(from) + HEIGHT} V${top(to) - 1}`)),
    ...beside,
  ]
}

const missing = (names, words, where) => {
  const without = names.filter((name) => words[name] === undefined)
  if (without.length > 0)
    throw new Error(`${where}: say in scripts/architecture/layers.js what ${without.join(', ')} is`)
}

const layerOf = (file) => /^src\/([^/]+)\//.exec(file)?.[1]
const roomOf = (file) => {
  const [, room] = /^src\/rules\/[^/]+\/([^/.]+)/.exec(file) ?? []
  return WORDS_OF_ROOMS[room] === undefined ? undefined : room
}

export const layersPicture = (imports) => {
  const layers = graphOf(imports, layerOf)
  missing([...layers.keys()], LAYERS, 'a new layer')
  const layerNames = sorted(layers, Object.keys(LAYERS))
  const inRulesets = imports.filter(([from, to]) => roomOf(from) && roomOf(to))
  const rooms = graphOf(inRulesets, roomOf)
  const listed = ROOMS.flat().filter((name) => rooms.has(name))
  // What is against the order of rooms is listed in exceptions.json, not drawn.
  for (const [from, others] of rooms)
    for (const to of others) if (listed.indexOf(to) >= listed.indexOf(from)) others.delete(to)
  const height = 70 + Math.max(layerNames.length, listed.length) * STEP
  const left = column(30, 40, 420, 'The layers', layerNames, LAYERS, reduced(layers), (name) => name)
  const right = column(
    580,
    40,
    380,
    'Inside a rule set',
    listed,
    WORDS_OF_ROOMS,
    reduced(rooms),
    () => 'rules',
  )
  return drawing(1080, height, 'The layers of Duckboard and the rooms of a rule set', [...left, ...right])
}
