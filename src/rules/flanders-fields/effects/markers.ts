import type { Options } from '../options.ts'
import { FATAL_MARKERS } from '../tables/index.ts'

/** FF-FIRE-09: so many markers more; nothing takes more than the third. */
export const withMore = (markers: number, more: number): number => Math.min(FATAL_MARKERS, markers + more)

/** FF-FIRE-09, FF-BLOCK-02: the third marker destroys a stand and silences a face. */
export const isWornDown = (markers: number): boolean => markers >= FATAL_MARKERS

/** FF-FIRE-10: units all of whose stands suffer when one is suppressed. */
export const suffersTogether = (kind: string | undefined): boolean =>
  kind === 'rifle-company' || kind === 'cavalry-squadron'

/** FF-FIRE-11: what an attack that suppressed so often in a company puts on each stand of it. */
export const spreadMarkers = (suppressions: number, reading: Options['company-suppression']): number =>
  reading === 'one-per-attack' ? Math.min(1, suppressions) : suppressions
