import { onTable } from '../battle.ts'

/** Two squads of 12 face to face, 10 inches apart. */
export const FACING = onTable({
  a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] }],
  b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 30] }],
})
export const FIRE = { kind: 'fire', units: ['a-1'], weapon: 'rifle', target: 'b-1' }
export const BACK = { kind: 'fire', units: ['b-1'], weapon: 'rifle', target: 'a-1' }
