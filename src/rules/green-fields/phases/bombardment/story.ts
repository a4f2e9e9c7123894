export type BombardmentStory = never
