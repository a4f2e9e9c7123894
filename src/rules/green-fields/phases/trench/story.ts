export type TrenchStory = never
