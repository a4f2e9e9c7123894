import { popPhase, pushPhase, replacePhase } from '#kernel/game/phases.ts'
import { checkUnit, reasonsOf, tryToRally } from '../../nerve/checks.ts'
import type { Play } from '../../play.ts'
import { otherSide } from '../../sides.ts'
import type { State, Unit } from '../../state.ts'
import { isRouting, unitNamed } from '../../units.ts'
import { endIfApart } from '../melee/contacts.ts'
import { byItself } from '../page.ts'

/** SK-MOR-15: the side with the initiative first, in the order of the roster. */
const inOrder = ({ units, initiative }: State, owes: (unit: Unit) => boolean): readonly string[] => {
  const first = initiative ?? 'a'
  return [first, otherSide(first)].flatMap((side) =>
    units.filter((unit) => unit.side === side && unit.where === 'table' && owes(unit)).map(({ id }) => id),
  )
}

export const beginMorale = (play: Play): void => {
  const { state } = play
  pushPhase(play, {
    name: 'morale',
    recovery: inOrder(state, (unit) => unit.routedIn !== null && unit.routedIn < state.move),
    checks: inOrder(state, (unit) => reasonsOf(state, unit).length > 0),
  })
}

/** SK-MOR-14, SK-MOR-17: recovery first, then every check still owed; one at a time, for a question may cut it short. */
export const MORALE = byItself<'morale'>((play, { recovery, checks }) => {
  const [router, ...routers] = recovery
  if (router !== undefined) {
    replacePhase(play, { name: 'morale', recovery: routers, checks })
    const unit = unitNamed(play.state, router)
    if (unit?.where === 'table' && isRouting(unit)) tryToRally(play, router)
    return
  }
  const [next, ...left] = checks
  if (next === undefined) {
    popPhase(play)
    return
  }
  replacePhase(play, { name: 'morale', recovery: [], checks: left })
  const unit = unitNamed(play.state, next)
  const reasons = unit ? reasonsOf(play.state, unit) : []
  // SK-MOR-26
  if (reasons.length === 0) return
  checkUnit(play, next, reasons)
  for (const { id } of play.state.melees) endIfApart(play, id)
})
