export type MovementStory = never
