import { expect, test } from 'vitest'
import { commanderBy, type staffOf } from '#commander/commander.ts'
import { TEMPERS } from '#kernel/game/commander.ts'
import { COMMAND } from '#rules/passchendaele/commander/index.ts'
import { GAME } from '#rules/passchendaele/game/index.ts'
import { fightQuickly } from '#study/fight.ts'

test('the stubborn neither give up nor go back', () => {
  const { stubborn } = COMMAND.tempers ?? {}
  if (!stubborn || !COMMAND.doctrine) throw new Error('There is no stubborn temper.')
  const kinds = new Set<string>()
  const listening = (view: () => unknown, staff: ReturnType<typeof staffOf>) => {
    const decision = commanderBy(stubborn)(view, staff)
    const { order } = decision
    kinds.add('order' in order ? String(order.order) : order.kind)
    return decision
  }
  const setting = { ruleset: 'passchendaele', scenario: 'langemarck', options: {}, seed: 3 }
  const fought = fightQuickly(GAME, setting, { german: listening, entente: commanderBy(COMMAND.doctrine) })
  expect(fought.ok).toBe(true)
  expect(kinds).not.toContain('concede')
  expect(kinds).not.toContain('retreat')
  expect(kinds).not.toContain('agree-to-stop')
})

test.each(TEMPERS)('a general who is %s orders only what is legal', (temper) => {
  const doctrine = COMMAND.tempers?.[temper]
  if (!doctrine) throw new Error('There is no such temper.')
  const setting = { ruleset: 'passchendaele', scenario: 'one-trench', options: {}, seed: 8 }
  const commander = commanderBy(doctrine)
  expect(fightQuickly(GAME, setting, { german: commander, entente: commander })).toMatchObject({ ok: true })
})
