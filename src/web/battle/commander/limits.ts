import { playerRead } from '#commander/player-names.ts'

/** Milliseconds for which players think ahead; the others answer at once. A continuation more may follow. */
const LIMITS: Readonly<Record<string, number>> = { veteran: 300, general: 1800 }

/** How long a player may think ahead, in milliseconds. */
export const limitOf = (player: string): number => LIMITS[playerRead(player)?.level ?? ''] ?? 0
