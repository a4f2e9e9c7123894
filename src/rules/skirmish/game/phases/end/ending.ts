import { change } from '#kernel/game/play.ts'
import { closeUp, layOutAfterMelee } from '../../board/closing-up.ts'
import type { Play } from '../../play.ts'
import { figureWith, marksWith, unitWith } from '../../records.ts'
import { endIfOver, lookAtAwards, lookAtObjectives } from '../../scoring.ts'
import type { State, Unit } from '../../state.ts'
import { NO_MARKS } from '../../units.ts'

/** SK-GEN-36: what lasts for one move only. */
const unmarked = ({ move }: State, unit: Unit): Unit => {
  const { moved, underFire, gassed } = unit.marks
  return unitWith(unit, {
    marks: marksWith(NO_MARKS, { strengthBefore: unit.figures.length }),
    figures: unit.figures.some(({ gasThrown }) => gasThrown)
      ? unit.figures.map((figure) => figureWith(figure, { gasThrown: false }))
      : unit.figures,
    haltedTo: unit.haltedTo !== null && unit.haltedTo > move ? unit.haltedTo : null,
    movesAtRest: moved ? 0 : unit.movesAtRest + 1,
    attackedLast: underFire || gassed,
  })
}

/** SK 4, phase 8: ranks close, what lasts for a move is cleared, objectives are looked at. */
export const endMove = (play: Play): void => {
  for (const { id, marks, where } of play.state.units) {
    if (where !== 'table') continue
    if (marks.foughtOut) layOutAfterMelee(play, id)
    else if (marks.casualties > 0) closeUp(play, id)
  }
  lookAtObjectives(play)
  lookAtAwards(play)
  change(play, {
    units: play.state.units.map((unit) => unmarked(play.state, unit)),
  })
  endIfOver(play)
}
