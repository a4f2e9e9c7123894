import type { Stamp } from '#referee/session.ts'

/** Browsers make ids only for pages that nobody can have tampered with, which a club's own server may not be. */
const freshId = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

export const stamp = (): Stamp => ({ id: freshId(), at: new Date().toISOString() })
