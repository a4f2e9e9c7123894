// The rooms inside a rule set, and which may import from which.

/** From the first to the last: a room imports from those before it, never from one on its own line. */
export const ROOMS = [
  ['vocabulary', 'place-names'],
  ['options'],
  ['tables'],
  ['reckoning'],
  ['wording'],
  ['procedures'],
  ['effects'],
  ['rulebook', 'scenarios'],
  ['armies'],
  ['reference'],
  ['sequence'],
  ['own-battle', 'engagement'],
  ['series'],
  ['referee', 'game'],
  ['commander', 'screen'],
  // What others load of a rule set, and how much of it.
  ['printed', 'played'],
  ['cards', 'desk'],
  ['index'],
]

/** The rooms of a game that every rule set has; the others are kept apart by going in no circle. */
const IN_GAME = [['board'], ['moves', 'harm'], ['phases']]

const rankIn = (rooms, name) => rooms.findIndex((row) => row.includes(name))

const against = (rooms, from, to) => {
  const [a, b] = [rankIn(rooms, from), rankIn(rooms, to)]
  return from !== to && a >= 0 && b >= 0 && a <= b && !(a === b && rooms === IN_GAME)
}

/** Rule set, room and what is below it of a source. */
const placeOf = (file) => {
  const [, ruleset, path] = /^src\/rules\/([^/]+)\/(.+?)(?:\.tsx?)?$/.exec(file) ?? []
  return { ruleset, path: path?.split('/') ?? [] }
}

/** A room that stands in no row; none if it has its place. */
export const strangeRoom = (file) => {
  const { ruleset, path } = placeOf(file)
  return ruleset && rankIn(ROOMS, path[0]) < 0 ? `${ruleset}/${path[0]}` : undefined
}

/** Which room imports from which against their order, as `skirmish/armies → skirmish/referee`; none if it may. */
export const roomTrespass = (from, to) => {
  const a = placeOf(from)
  const b = placeOf(to)
  if (!a.ruleset || a.ruleset !== b.ruleset) return undefined
  const told = (depth) => [a, b].map(({ path }) => [a.ruleset, ...path.slice(0, depth)].join('/')).join(' → ')
  if (against(ROOMS, a.path[0], b.path[0])) return told(1)
  const inGame = a.path[0] === 'game' && b.path[0] === 'game'
  return inGame && against(IN_GAME, a.path[1], b.path[1]) ? told(2) : undefined
}
