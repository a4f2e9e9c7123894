import type { Cover, Quality, SideName, Status, Troop } from '../../../vocabulary.ts'

/** A base in close combat, with all that weighs on its die as it stood when the combat began (PA-COMBAT-12). */
export interface Fighter {
  readonly base: string
  readonly unit: string
  readonly status: Status
  readonly troop: Troop
  readonly quality: Quality
  readonly cover: Cover
  readonly flankOrRear: boolean
  readonly gas: boolean
  /** Brought in from another unit (PA-COMBAT-02). */
  readonly support: boolean
}

/** A close combat being fought. The moving side are the attackers (PA-COMBAT-16). */
export interface Combat {
  /** The unit that moved into contact. */
  readonly unit: string
  readonly attacker: SideName
  readonly attackers: readonly Fighter[]
  readonly defenders: readonly Fighter[]
  readonly rounds: number
}
