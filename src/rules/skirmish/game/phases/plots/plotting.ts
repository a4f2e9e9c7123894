import type { Play } from '../../play.ts'
import type { PhaseOf } from '../phase.ts'
import { byItself, type PhaseRules } from '../rules.ts'

type Phase = PhaseOf<'plots'>

export const beginPlots = (_: Play, __: Phase['guns']): void => {}

export const PLOTS: PhaseRules<Phase> = byItself(() => {})
