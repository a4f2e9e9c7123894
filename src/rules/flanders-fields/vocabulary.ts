export const PERIODS = ['early', 'mid', 'late'] as const
export type Period = (typeof PERIODS)[number]

export const QUALITIES = ['raw', 'experienced', 'veteran', 'storm'] as const
export type Quality = (typeof QUALITIES)[number]

export const MORALE_RESULTS = ['ok', 'retreat-20', 'retreat-40', 'rout', 'lost'] as const
export type MoraleResult = (typeof MORALE_RESULTS)[number]
