import { popPhase, pushPhase } from '../../../../../kernel/game/phases.ts'
import type { Play } from '../../play.ts'
import { byItself } from '../rules.ts'

/** FF-MOR-06: whatever has just been finished may have led to tests. */
export const reckon = (play: Play): void => pushPhase(play, { name: 'reckoning' })

export const RECKONING = byItself((play) => popPhase(play))
