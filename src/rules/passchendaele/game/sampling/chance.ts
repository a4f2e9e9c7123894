import { fair, type Random } from '../../../../kernel/chance/random.ts'

export const percent = (random: Random, chance: number): boolean => fair(random, 100) < chance

export const oneOf = <T>(random: Random, items: readonly T[]): T | undefined =>
  items.length === 0 ? undefined : items[fair(random, items.length)]
