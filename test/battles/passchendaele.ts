import { GAME } from '#rules/passchendaele/game/index.ts'
import { ENDINGS } from '#rules/passchendaele/game/state.ts'

/** Every way in which each scenario can end; either side may collapse or give up. */
export const PASSCHENDAELE_ENDINGS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  GAME.scenarios.map(({ id, sides }) => [
    id,
    ENDINGS.flatMap((reason) =>
      reason === 'collapse' || reason === 'concession' ? sides.map((winner) => `${reason}.${winner}`) : [reason],
    ),
  ]),
)
