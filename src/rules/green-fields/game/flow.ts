import { draftOf } from '#kernel/game/play.ts'
import { enterAir, enterAssaultAir } from './phases/air/periods.ts'
import { closeAssault } from './phases/assault/closing.ts'
import { enterAssaultConstruction } from './phases/assault/construction.ts'
import { openAssault } from './phases/assault/opening.ts'
import { enterReserves } from './phases/assault/reserves.ts'
import { endTurn } from './phases/assault/turn.ts'
import { enterArtillery } from './phases/bombardment/artillery.ts'
import { enterBombardment } from './phases/bombardment/weekly.ts'
import { endWeek, enterAssaultDecision, enterInitiative } from './phases/campaign/campaign.ts'
import { enterCloseAssault } from './phases/close-assault/close-assault.ts'
import { enterAttrition } from './phases/deployment/attrition.ts'
import { enterDeployment } from './phases/deployment/beginning.ts'
import { enterMovement } from './phases/movement/movement.ts'
import { enterReplacements } from './phases/replacements/replacements.ts'
import { enterConstruction } from './phases/trench/construction.ts'
import { enterGas } from './phases/trench/gas.ts'
import { enterMines } from './phases/trench/mines.ts'
import { enterRaids } from './phases/trench/raids.ts'
import type { Play } from './play.ts'
import { otherSide } from './sides.ts'
import { NO_ORDERS } from './state.ts'
import { ASSAULT_STEPS, type Step, WEEKLY_STEPS } from './steps.ts'

/** What each step of the week or of an assault turn begins with. */
const ENTER: Readonly<Record<Step, (play: Play) => void>> = {
  initiative: enterInitiative,
  deployment: enterDeployment,
  attrition: enterAttrition,
  construction: enterConstruction,
  raids: enterRaids,
  air: enterAir,
  bombardment: enterBombardment,
  gas: enterGas,
  mines: enterMines,
  replacements: enterReplacements,
  'assault-decision': enterAssaultDecision,
  artillery: enterArtillery,
  movement: enterMovement,
  'close-assault': enterCloseAssault,
  'assault-air': enterAssaultAir,
  'assault-construction': enterAssaultConstruction,
  reserves: enterReserves,
}

const after = (steps: readonly Step[], step: Step): Step | undefined => steps[steps.indexOf(step) + 1]

/** The step that comes next; what lies between two weeks or two assault turns happens here. */
const nextStep = (play: Play): Step => {
  const { state } = play
  const { step } = state
  // GF-VAR-01, GF-VAR-03: the opening assault of 1914 follows the first deployment.
  if (step === 'deployment' && state.week === 0) {
    openAssault(play, state.terms.announcer ?? otherSide(state.loser))
    return 'artillery'
  }
  if (step === 'assault-decision' && state.assault) return 'artillery'
  if (step === 'reserves') {
    endTurn(play)
    if (!play.state.assault?.over) return 'artillery'
    closeAssault(play)
    endWeek(play)
    return 'initiative'
  }
  if (step === 'assault-decision') {
    endWeek(play)
    return 'initiative'
  }
  return after(state.assault ? ASSAULT_STEPS : WEEKLY_STEPS, step) ?? 'initiative'
}

/** Goes on until a player has to decide or the campaign is over. */
export const goOn = (play: Play): void => {
  while (play.state.phases.length === 0 && !play.state.ending) {
    const step = nextStep(play)
    if (play.state.ending) return
    const state = draftOf(play)
    state.step = step
    state.given = NO_ORDERS
    ENTER[step](play)
  }
}
