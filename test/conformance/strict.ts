import type { Commander } from '#kernel/game/commander.ts'

/** A commander that may not fall back on chance; what it says is kept. */
export const strictly =
  (commander: Commander, reasons: Set<string> = new Set()): Commander =>
  (view, staff) => {
    const decision = commander(view, {
      ...staff,
      sample: () => {
        throw new Error('There is no order of its own.')
      },
    })
    reasons.add(decision.why)
    return decision
  }
