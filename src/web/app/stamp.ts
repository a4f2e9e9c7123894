/** Ids and moments come from the border, so that everything else can be tried without a clock. */
export interface Stamp {
  readonly id: string
  readonly at: string
}

export const stamp = (): Stamp => ({ id: crypto.randomUUID(), at: new Date().toISOString() })
