export type CloseAssaultStory = never
