import type { Guns, SheafFire } from '../vocabulary.ts'

// PA-FIRE-08: inches, degrees to the left or right of the front
export const ZONE_RANGE = 6
export const ZONE_ARC = 45
export const MORTAR_RANGE = 6
// PA-GEO-13: degrees off the front, straight behind
export const STRAIGHT_BEHIND = 180
// PA-FIRE-01, PA-FIRE-06: what one base puts on a unit
export const ZONE_POINTS = 1

// PA-FIRE-08, PA-SHEAF-03, PA-SHEAF-12
export const GUN_TABLE: Readonly<
  Record<
    Guns,
    { readonly range: number; readonly times: number; readonly he: SheafFire; readonly gas: boolean }
  >
> = {
  'field-artillery': { range: 18, times: 1, he: 'field-artillery', gas: true },
  'heavy-artillery': { range: 24, times: 1, he: 'heavy-artillery', gas: true },
  'extra-heavy-artillery': { range: 48, times: 2, he: 'heavy-artillery', gas: false },
  'super-heavy-artillery': { range: 48, times: 4, he: 'heavy-artillery', gas: false },
}

// PA-SHEAF-01: squares of one inch
export const SHEAF_SQUARES = 4
// PA-SHEAF-03, PA-SHEAF-08: areas are told apart to a thousandth; a remainder above half counts as one
export const PARTS_OF_AN_INCH = 1000
export const HALF_AN_INCH = 500

// PA-GEO-17: inches of a line of fire that may lie in blocking terrain
export const FIRES_THROUGH = 1
