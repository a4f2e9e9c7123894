import type { Options } from '../options.ts'

/** FF-FIRE-10: units all of whose stands suffer when one is suppressed. */
export const suffersTogether = (kind: string | undefined): boolean =>
  kind === 'rifle-company' || kind === 'cavalry-squadron'

/** FF-FIRE-11: what an attack that suppressed so often in a company puts on each stand of it. */
export const spreadMarkers = (suppressions: number, reading: Options['company-suppression']): number =>
  reading === 'one-per-attack' ? Math.min(1, suppressions) : suppressions
