import { fair, type Random } from '#kernel/chance/random.ts'
import { change } from '#kernel/game/play.ts'
import type { State } from '#rules/passchendaele/game/state.ts'

/** Changes only what a side may not know: where enemies mean to go, what they have written, and that they will offer to stop. */
export const alterSecrets = (state: State, unknownTo: string, random: Random): void => {
  const units = state.units.map((unit) =>
    unit.side !== unknownTo && unit.goal
      ? { ...unit, goal: { ...unit.goal, at: { x: fair(random, 1000), y: fair(random, 1000) } } }
      : unit,
  )
  const enemy = unknownTo === 'german' ? 'entente' : 'german'
  const written = state.secrets[enemy]
  const others = written?.map((order) => ({ ...order, order: 'hold' as const })) ?? null
  const said = state.attachments[enemy]
  const attached = said === null || said === 'changing' ? null : []
  change(
    { state },
    {
      units,
      secrets: { ...state.secrets, [enemy]: others },
      attachments: { ...state.attachments, [enemy]: attached },
      agreed: state.agreed.filter((side) => side === unknownTo),
    },
  )
}
