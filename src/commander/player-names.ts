import { TEMPERS, type Temper } from '#kernel/game/commander.ts'

/** How well a computer player leads, the weakest first. */
export const LEVELS = ['recruit', 'regular', 'veteran', 'general'] as const

export type Level = (typeof LEVELS)[number]

/** A computer player that judges. */
export interface Player {
  readonly level: Level
  readonly temper?: Temper
}

/** Another name of the usual one. */
export const COMMANDER = 'commander'
const USUAL: Level = 'regular'

/** `veteran:bold` read: a level, a temper or both; none if it is no such name. */
export const playerRead = (name: string): Player | undefined => {
  const [first = '', second, ...more] = name.split(':')
  const level = first === '' || first === COMMANDER ? USUAL : LEVELS.find((one) => one === first)
  const temper = TEMPERS.find((one) => one === second)
  if (name === '' || !level || more.length > 0 || (second !== undefined && !temper)) return undefined
  return temper ? { level, temper } : { level }
}

/** How the names of computer players are made, in one line. */
export const PLAYERS_SAID = `random, or ${LEVELS.join(', ')} (commander is ${USUAL}), with :${TEMPERS.join(', :')} if you like`
