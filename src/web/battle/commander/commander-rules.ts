import type { ShownRuleset } from '../../../screen/ruleset.ts'

/** All that a computer player needs of a rule set: its thread loads neither the rule book nor the tables. */
export type CommanderRules = Pick<ShownRuleset, 'game' | 'doctrine'>

const PLAYABLE: Readonly<Record<string, () => Promise<CommanderRules>>> = {
  'green-fields': async () => {
    const [{ GAME }, { DOCTRINE }] = await Promise.all([
      import('../../../rules/green-fields/game/index.ts'),
      import('../../../rules/green-fields/commander/index.ts'),
    ])
    return { game: GAME, doctrine: DOCTRINE }
  },
  passchendaele: async () => {
    const [{ GAME }, { DOCTRINE }] = await Promise.all([
      import('../../../rules/passchendaele/game/index.ts'),
      import('../../../rules/passchendaele/commander/index.ts'),
    ])
    return { game: GAME, doctrine: DOCTRINE }
  },
}

const loading = new Map<string, Promise<CommanderRules>>()

/** Loads once what the computer players of a rule set need; nothing if it is no whole game. */
export const commanderRules = (id: string): Promise<CommanderRules> | undefined => {
  const load = Object.hasOwn(PLAYABLE, id) ? PLAYABLE[id] : undefined
  const started = loading.get(id) ?? load?.()
  if (started) loading.set(id, started)
  return started
}
