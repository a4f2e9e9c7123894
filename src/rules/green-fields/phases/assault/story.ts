export type AssaultStory = never
