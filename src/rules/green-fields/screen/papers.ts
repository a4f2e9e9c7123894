import { capitalised, words } from '#kernel/words.ts'
import type { ShownSheet } from '#screen/beside.ts'
import { isObserved } from '../game/board/sight.ts'
import { stackIn } from '../game/board/zones.ts'
import { targetWords } from '../game/phases/bombardment/mission-words.ts'
import type { SideName } from '../game/sides.ts'
import type { Unit } from '../game/unit.ts'
import { unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { OFF_BOARD } from '../game/zone.ts'
import { batteryDice } from '../reckoning/attack-dice.ts'
import { columnLetter, referenceOf } from '../reckoning/grid.ts'
import { ARM } from '../tables/index.ts'
import { doingOf, whereIs } from './naming.ts'

/* What a side would otherwise keep on paper: its roster, where everybody stands, and what has been planned. */

const ownUnits = (view: View, side: SideName): readonly Unit[] =>
  view.units.filter((unit) => unit.side === side && unit.gone === null)

const roster = (view: View, side: SideName): ShownSheet => ({
  title: 'Roster',
  head: ['Id', 'Unit', 'Type', 'Strength', 'Experience', 'Morale', 'State', 'Place'],
  rows: ownUnits(view, side).map((unit) => [
    unit.id,
    unit.name,
    capitalised(words(unit.type)),
    `${unit.strength} of ${unit.establishment}`,
    String(unit.experience),
    `${unit.morale} of ${unit.maxMorale}`,
    [unit.status === 'steady' ? '' : unit.status, doingOf(view, unit)]
      .filter((word) => word !== '')
      .join(', '),
    whereIs(view, unit),
  ]),
})

const inWaves = (units: readonly Unit[]): string =>
  units.map(({ id, name, strength }) => `${name} (${id}, ${strength})`).join('; ')

const deployment = (view: View, side: SideName): ShownSheet => {
  const zones = [...view.zones.keys()].filter((zone) => stackIn(view, zone, side).length > 0)
  const off = ownUnits(view, side).filter((unit) => unit.place === OFF_BOARD && ARM[unit.type] !== 'aircraft')
  const columns = [...new Set(off.map(({ column }) => column))].sort((one, other) => one - other)
  return {
    title: 'Deployment',
    head: ['Where', 'Units, the leading wave first'],
    rows: [
      ...zones.map((zone) => [referenceOf(view.country, zone), inWaves(stackIn(view, zone, side))]),
      ...columns.map((column) => [
        `Behind ${columnLetter(column)}`,
        inWaves(off.filter((unit) => unit.column === column)),
      ]),
    ],
  }
}

/** GF-BOMB-03: unseen zones are fired at with half the dice. */
const firePlan = (view: View, side: SideName): ShownSheet => ({
  title: 'Fire plan',
  head: ['Guns', 'Mission', 'Target', 'Dice'],
  rows: view.armies[side].fire.flatMap(({ unit: id, mission, target }) => {
    const guns = unitNamed(view, id)
    if (!guns) return []
    const unobserved = typeof target === 'number' && !isObserved(view, side, target)
    const dice = `${batteryDice(guns.strength, unobserved)}${unobserved ? ', unobserved' : ''}`
    return [[`${guns.name} (${id})`, capitalised(words(mission)), targetWords(view, target), dice]]
  }),
})

const airPlan = (view: View, side: SideName): ShownSheet => ({
  title: 'Air plan',
  head: ['Squadron', 'Type', 'Strength', 'Flies by'],
  rows: view.armies[side].sorties.flatMap(({ unit: id, period, strength }) => {
    const flyers = unitNamed(view, id)
    return flyers
      ? [
          [
            `${flyers.name} (${id})`,
            capitalised(words(flyers.type)),
            `${strength ?? flyers.strength} of ${flyers.strength}`,
            period,
          ],
        ]
      : []
  }),
})

const raidPlan = (view: View, side: SideName): ShownSheet => ({
  title: 'Raids',
  head: ['Raiders', 'Strength', 'Zone', 'For'],
  rows: view.armies[side].raids.flatMap(({ unit: id, strength, zone, purpose }) => {
    const raiders = unitNamed(view, id)
    return raiders
      ? [[`${raiders.name} (${id})`, String(strength), referenceOf(view.country, zone), purpose]]
      : []
  }),
})

/** Plans of a phase are printed while they are made; roster and deployment at any time. */
export const papers = (view: View, side: SideName): readonly ShownSheet[] =>
  [roster, deployment, raidPlan, airPlan, firePlan]
    .map((sheet) => sheet(view, side))
    .filter(({ rows }) => rows.length > 0)
