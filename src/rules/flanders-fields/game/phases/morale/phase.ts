import type { MoraleResult, Side } from '../../../vocabulary.ts'

/** FF-MOR-06: tests that are due are taken, one after the other, until none is. */
interface Reckoning {
  readonly name: 'reckoning'
}

/** FF-MOR-10: sides that are still to say what they add to a test. */
interface MoraleTest {
  readonly name: 'morale'
  readonly battalion: string
  readonly trigger: 'half' | 'three-quarters'
  readonly waits: readonly Side[]
  readonly special: 'pals' | 'prussian-discipline' | null
  /** Sum of the cards played on it. */
  readonly card: number
}

/** FF-NAT-06: a result that may be ignored. */
interface Stubborn {
  readonly name: 'stubborn'
  readonly battalion: string
  readonly result: MoraleResult
}

export type MoralePhase = Reckoning | MoraleTest | Stubborn
