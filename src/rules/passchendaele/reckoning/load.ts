import { SILENT, type Trace } from '#kernel/procedure/trace.ts'
import { LOAD_TABLE, WEIGHTS } from '../tables/index.ts'
import { type Column, type Cover, isTank, type Troop } from '../vocabulary.ts'

/** All the fire a unit counts at its check. */
export interface FireOn {
  readonly smallArms: number
  readonly trenchMortar: number
  readonly fieldArtillery: number
  readonly heavyArtillery: number
  readonly gas: boolean
}

export interface Load {
  readonly column: Column
  readonly load: number
  readonly modifier: number
  readonly underFire: boolean
}

export const shellPoints = (fire: FireOn): number =>
  fire.trenchMortar + fire.fieldArtillery + fire.heavyArtillery

export const hasPoints = (fire: FireOn): boolean => fire.smallArms + shellPoints(fire) > 0

/** PA-CHECK-07: nobody loses heart without fire; gas is fire. */
export const isUnderFire = (fire: FireOn): boolean => fire.gas || hasPoints(fire)

const FIRE_KINDS = ['smallArms', 'trenchMortar', 'fieldArtillery', 'heavyArtillery'] as const

const KIND_WORDS: Readonly<Record<(typeof FIRE_KINDS)[number], string>> = {
  smallArms: 'Small arms',
  trenchMortar: 'Trench mortars',
  fieldArtillery: 'Field artillery',
  heavyArtillery: 'Heavy artillery',
}

const weighing = (kind: (typeof FIRE_KINDS)[number], points: number, weight: number): string =>
  `${KIND_WORDS[kind]}, ${points} × ${weight}`

/** PA-CHECK-04: what each kind of fire weighs on a unit. */
export const weighed = (fire: FireOn, cover: Cover, troop: Troop) => {
  const column = isTank(troop) ? 'armour' : cover
  return FIRE_KINDS.map((kind) => ({ kind, weight: fire[kind] * WEIGHTS[kind][column] }))
}

/** PA-CHECK-04, PA-CHECK-05: the weight of the fire and what it takes off the score. */
export const fireLoad = (fire: FireOn, cover: Cover, troop: Troop, trace: Trace): Load => {
  const column = isTank(troop) ? 'armour' : cover
  let load = 0
  for (const kind of FIRE_KINDS) load += fire[kind] * WEIGHTS[kind][column]
  const found: Load = { column, load, modifier: modifierOf(load), underFire: isUnderFire(fire) }
  // Checks are thought ahead many times a decision, and the words would take most of the time.
  if (trace !== SILENT) noteLoad(fire, found, trace)
  return found
}

const noteLoad = (fire: FireOn, { column, load, modifier, underFire }: Load, trace: Trace): void => {
  trace.note('PA-CHECK-04', 'Fire weighed by', column)
  for (const kind of FIRE_KINDS) {
    const weight = WEIGHTS[kind][column]
    if (fire[kind] > 0) trace.note('PA-CHECK-04', weighing(kind, fire[kind], weight), fire[kind] * weight)
  }
  if (underFire) trace.note('PA-CHECK-04', 'Load', load)
  else trace.note('PA-CHECK-07', 'Not under fire')
  if (modifier !== 0) trace.note('PA-CHECK-05', rowWords(load), modifier)
}

/** The row of the table that a load falls into. */
const rowWords = (load: number): string => {
  const row = LOAD_TABLE.findIndex(({ upTo }) => load <= upTo)
  const from = (LOAD_TABLE[row - 1]?.upTo ?? -1) + 1
  const to = LOAD_TABLE[row]?.upTo ?? from
  return to === Number.POSITIVE_INFINITY ? `Fire, load ${from} or more` : `Fire, load ${from} to ${to}`
}

const modifierOf = (load: number): number => {
  for (const { upTo, modifier } of LOAD_TABLE) if (load <= upTo) return modifier
  return 0
}
