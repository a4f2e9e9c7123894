import type { MoraleFailure } from '../vocabulary.ts'

/** What a unit has still to do since its nerve broke; a retreat that has been made is no state (SK-MOR-18). */
export type Shaken = 'none' | 'halted' | 'retreat-owed' | 'routing'

/** SK-MOR-18: the state in which each result leaves a unit, by the state it is in. */
const AFTER: Readonly<Record<Shaken, Readonly<Record<MoraleFailure, Shaken>>>> = {
  none: {
    stand: 'halted',
    'fall-back-1': 'none',
    'fall-back-2': 'retreat-owed',
    rout: 'routing',
  },
  halted: {
    stand: 'halted',
    'fall-back-1': 'none',
    'fall-back-2': 'retreat-owed',
    rout: 'routing',
  },
  'retreat-owed': {
    stand: 'retreat-owed',
    'fall-back-1': 'retreat-owed',
    'fall-back-2': 'retreat-owed',
    rout: 'routing',
  },
  routing: {
    stand: 'routing',
    'fall-back-1': 'routing',
    'fall-back-2': 'routing',
    rout: 'routing',
  },
}

/** A worse result takes the place of the state of a unit, a milder one leaves it. */
export const shakenBy = (before: Shaken, result: MoraleFailure): Shaken => AFTER[before][result]

/** SK-MOR-07, SK-MOR-18: whether it goes back at once, however bad its state is already. */
export const retreatsNow = (result: MoraleFailure): boolean => result !== 'stand'
