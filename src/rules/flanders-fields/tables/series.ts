// FF-CAMP-04: battles of a series
export const SERIES_BATTLES = { least: 1, most: 9, usual: 3 } as const

// FF-CAMP-05: months between battles; cm of a table and its no man's land
export const SERIES_INTERVAL = { least: 0, most: 6, usual: 1 } as const
export const SERIES_LENGTH = { least: 120 } as const
export const SERIES_NO_MANS_LAND = { most: 40 } as const

// FF-CAMP-06: half as many battalions again as an attacker has, in regiments of three
export const SERIES_ARMY = { share: 1.5, most: 16, regiment: 3, regiments: 4 } as const

// FF-CAMP-07: whoever lost this share of his rifle platoons rests
export const REST_FROM = 0.5

// FF-CAMP-08: after so many draws running the other side attacks
export const DRAWS_TO_CHANGE = 2

// FF-CAMP-11, cm: how much stays free in front of a line and behind it, and at the ends of the table
export const CLEAR = {
  near: 33,
  front: { before: 10, behind: 13 },
  rear: { before: 8, behind: 9 },
  far: 13,
} as const
// FF-CAMP-11, cm: what is left of a feature must be so deep
export const LEAST_PIECE = 4

// FF-CAMP-12, cm behind either front, and from when on
export const TORN = { behind: 12, from: '1915-01' } as const

// FF-END-04, FF-CAMP-14
export const DECISIVE_LEAD = 3
export const SERIES_POINTS = { decisive: 2, marginal: 1, line: 1, fewerMen: 1 } as const
export const FEWER_MEN = 0.75
export const LINES_TO_END = 3
