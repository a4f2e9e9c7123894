import { FATAL_MARKERS } from '../tables/index.ts'

/** FF-FIRE-09: so many markers more; nothing takes more than the third. */
export const withMore = (markers: number, more: number): number => Math.min(FATAL_MARKERS, markers + more)

/** FF-FIRE-09, FF-BLOCK-02: the third marker destroys a stand and silences a face. */
export const isWornDown = (markers: number): boolean => markers >= FATAL_MARKERS
