import type { Play } from '../../play.ts'

export const driftClouds = (_: Play): void => {}
