import { expect, test } from 'vitest'
import { playerRead } from '#commander/player-names.ts'
import { playerNamed } from '#commander/players.ts'
import { sfc32 } from '#kernel/chance/random.ts'
import { type Doctrine, type Staff, wishes } from '#kernel/game/commander.ts'
import { GAME } from '#rules/passchendaele/game/index.ts'

const doctrineOf = (...kinds: readonly string[]): Doctrine => ({
  wishes: () => wishes('routine', () => kinds.map((kind) => ({ order: { kind }, why: kind }))),
})

const staff = (seed: number): Staff => ({
  side: 'a',
  random: sfc32(seed),
  check: () => undefined,
  sample: () => ({ kind: 'anything' }),
})

const RULES = {
  doctrine: doctrineOf('best', 'second', 'third', 'fourth', 'fifth'),
  tempers: { bold: doctrineOf('storm'), thrifty: doctrineOf('wait'), stubborn: doctrineOf('stay') },
}

const decides = (name: string, seed = 1): string | undefined =>
  playerNamed(RULES, name)?.(() => undefined, staff(seed)).order.kind

test('a player is named by level, by temper or by both', () => {
  expect(playerRead('recruit')).toEqual({ level: 'recruit' })
  expect(playerRead('recruit:bold')).toEqual({ level: 'recruit', temper: 'bold' })
  expect(playerRead(':thrifty')).toEqual({ level: 'regular', temper: 'thrifty' })
  expect(playerRead('commander')).toEqual({ level: 'regular' })
})

test.each(['', 'marshal', 'regular:', 'regular:meek', 'regular:bold:bold', 'Regular', ' regular'])(
  'nobody is called "%s"',
  (name) => expect(playerNamed(RULES, name)).toBeUndefined(),
)

test('a temper has a doctrine of its own', () => {
  expect(decides('commander')).toBe('best')
  expect(decides(':bold')).toBe('storm')
  expect(decides('regular:stubborn')).toBe('stay')
})

test('who thinks ahead goes by the tuned doctrine of his level, unless he has a temper', () => {
  const tuned = { general: doctrineOf('as before') }
  const thinks = (name: string): string | undefined =>
    playerNamed({ ...RULES, tuned, game: GAME }, name)?.(() => undefined, staff(1)).order.kind
  expect([thinks('recruit:bold'), thinks('regular')]).toEqual(['storm', 'best'])
  expect([thinks('veteran'), thinks('general')]).toEqual(['best', 'as before'])
  expect(thinks('general:stubborn')).toBe('stay')
  expect(decides('regular')).toBe('best')
})

test('where a rule set has no doctrine only chance plays', () => {
  expect(playerNamed({}, 'commander')).toBeUndefined()
  expect(playerNamed({}, 'random')).toBeDefined()
})

test('a recruit mostly does what he should, and never what is far down his list', () => {
  const done = Array.from({ length: 200 }, (_, seed) => decides('recruit', seed))
  expect(done.filter((kind) => kind === 'best').length).toBeGreaterThan(100)
  expect(new Set(done)).toEqual(new Set(['best', 'second', 'third', 'fourth']))
})
