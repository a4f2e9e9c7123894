import type { Unit } from './unit.ts'

/** GF-SAVE-11: whoever attacks into a zone has its ground, but none of its works. */
export const intoTheZone = <U extends Pick<Unit, 'trench' | 'emplacement' | 'embankment'>>(unit: U): U => ({
  ...unit,
  trench: 'none',
  emplacement: 'none',
  embankment: false,
})

/** GF-CLOSE-04, GF-STACK-05: in close assault attackers count as moving and are never taken in the flank. */
export const assaulting = (unit: Unit): Unit => ({ ...intoTheZone(unit), moving: true, flanked: false })
