/** A seed nobody could have known beforehand, short enough to read out. */
export const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1
