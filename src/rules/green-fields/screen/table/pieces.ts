import { topPhase } from '#kernel/game/phases.ts'
import type { Piece } from '#screen/piece.ts'
import type { ShownUnit } from '#screen/tabletop.ts'
import { firesAtMovers } from '../../game/phases/movement/standing-orders.ts'
import { sideIndex } from '../../game/sides.ts'
import type { Unit } from '../../game/unit.ts'
import type { View } from '../../game/view.ts'
import { usualStanding } from '../../reckoning/standing.ts'
import { FEWEST_FIRED_AT } from '../../tables/index.ts'
import {
  doingOf,
  figureOf,
  isOpen,
  isRated,
  labelOf,
  STATUS_MARKS,
  SYMBOLS,
  standingSign,
  unitWords,
  whereIs,
} from '../naming.ts'
import { DUTY_LETTERS, FIRE_LETTERS, PERIOD_LETTERS, RAID_LETTERS } from './flags.ts'
import { headingOf, isShown, standsOf } from './layout.ts'

/** What an own unit is told to do, as letters on a flag. */
const lettersOf = (view: View, unit: Unit): string | undefined => {
  const { fire, raids, sorties } = view.armies[unit.side]
  const mission = fire.find((one) => one.unit === unit.id)
  if (mission) return FIRE_LETTERS[mission.mission]
  if (raids.some((raid) => raid.unit === unit.id)) return RAID_LETTERS
  const sortie = sorties.find((one) => one.unit === unit.id)
  if (sortie) return PERIOD_LETTERS[sortie.period]
  if (unit.duty !== 'none') return DUTY_LETTERS[unit.duty]
  return view.assault && firesAtMovers(unit) && !hasUsualStanding(unit) ? standingSign(unit) : undefined
}

/** GF-AMOV-08: it fires as its arm does until it is told otherwise. */
const hasUsualStanding = ({ type, standing, atLeast }: Unit): boolean =>
  standing === usualStanding(type) && (standing === 'hold' || atLeast === FEWEST_FIRED_AT)

/** It has done what it can in this phase. */
const isDone = (view: View, unit: Unit): boolean => {
  const phase = topPhase(view)
  if (phase?.name === 'movement') return phase.moved.includes(unit.id)
  return view.assault ? unit.fired : unit.sortied || unit.raided || unit.missions > 0
}

export const shownPieces = (view: View): readonly Piece[] => {
  const stands = standsOf(view)
  return view.units.flatMap((unit): Piece[] => {
    const stand = stands.get(unit.id)
    if (!stand || !isShown(unit)) return []
    const letters = isOpen(unit) ? lettersOf(view, unit) : undefined
    return [
      {
        id: unit.id,
        unit: unit.id,
        side: sideIndex(unit.side),
        ...stand,
        heading: headingOf(unit.side),
        symbol: unit.stosstruppe ? 'storm' : SYMBOLS[unit.type],
        name: unit.name,
        text: whereIs(view, unit),
        status: STATUS_MARKS[unit.status],
        figure: figureOf(unit),
        ...(letters ? { order: { letters, at: 'right' as const } } : {}),
        ...(isDone(view, unit) ? { done: true } : {}),
      },
    ]
  })
}

const strengthWords = (unit: Unit): string => {
  if (!isRated(unit)) return '?'
  if (!isOpen(unit)) return `${figureOf(unit)} (week ${unit.figures?.week ?? '?'})`
  return unit.type === 'motor-transport'
    ? `${unit.strength}/${unit.establishment}`
    : `${unit.strength}/${unit.establishment} E${unit.experience} M${unit.morale}/${unit.maxMorale}`
}

/** `todo` are those that can still do something, `isFirst` is asked about each of them. */
export const shownUnits = (
  view: View,
  todo: ReadonlySet<string>,
  isFirst: (view: View, unit: Unit) => boolean,
): readonly ShownUnit[] =>
  view.units.map((unit) => {
    const gone = unit.gone !== null
    const doing = doingOf(view, unit)
    return {
      id: unit.id,
      side: sideIndex(unit.side),
      name: unit.name,
      label: labelOf(unit),
      text: gone
        ? `${unit.name}: ${unit.gone === 'exited' ? "off over the enemy's edge" : 'destroyed'}`
        : unitWords(view, unit),
      strength: gone ? '' : strengthWords(unit),
      status: gone ? (unit.gone ?? '') : unit.status,
      order: `${whereIs(view, unit)}${doing === '' ? '' : `, ${doing}`}`,
      done: isDone(view, unit),
      gone,
      todo: todo.has(unit.id),
      ...(todo.has(unit.id) && isFirst(view, unit) ? { first: true } : {}),
    }
  })
