export type SupplyStory = never
