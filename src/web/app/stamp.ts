import type { Stamp } from '../../referee/session.ts'

export const stamp = (): Stamp => ({ id: crypto.randomUUID(), at: new Date().toISOString() })
