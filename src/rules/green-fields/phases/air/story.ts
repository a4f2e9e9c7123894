export type AirStory = never
