/** One decimal, and never a round number for what is not certain. */
export const percent = (chance: number): string => {
  const text = (chance * 100).toFixed(1)
  if (text === '100.0' && chance < 1 - 1e-12) return '>99.9 %'
  if (text === '0.0' && chance > 0) return '<0.1 %'
  return `${text} %`
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** The chance as a fraction of dice, if it is a small one. */
export const fraction = (chance: number): string => {
  for (const of of [6, 10, 36, 60, 216, 360, 1296, 2160, 7776, 46656]) {
    const ways = Math.round(chance * of)
    if (ways > 0 && Math.abs(ways / of - chance) < 1e-12) {
      const common = divisor(ways, of)
      return `${ways / common} in ${of / common}`
    }
  }
  return chance > 0 ? `about 1 in ${(1 / chance).toFixed(1)}` : 'never'
}
