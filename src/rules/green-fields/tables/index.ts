export * from './campaign.ts'
export * from './combat.ts'
export * from './ground.ts'
export * from './limits.ts'
