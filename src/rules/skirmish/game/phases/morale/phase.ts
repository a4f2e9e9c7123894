/** SK-MOR-15: recovery from rout first, then all checks that are owed. */
export interface MoralePhase {
  readonly name: 'morale'
  readonly recovery: readonly string[]
  readonly checks: readonly string[]
}
