import type { Card } from '../armies/card.ts'
import { isGone, isTroops, isVehicle, servesWeapon, vehicleOf } from '../armies/troops.ts'
import { CLOUD_LIFE, STRUCTURE_VALUES, VEHICLE_VALUES } from '../tables/index.ts'
import { DIRECTIONS, STRUCTURES } from '../vocabulary.ts'
import { nameOf } from '../wording.ts'
import { atHalfStrength, owesCheck, settled } from './losses.ts'

type Mark = string | false

const written = (marks: readonly Mark[]): readonly string[] => marks.filter((mark) => mark !== false)

const statusMark = ({ status, statusMoves }: Card): Mark => {
  if (status === 'steady') return false
  if (statusMoves === 0) return nameOf(status)
  switch (status) {
    case 'routing':
      return 'Routing since this move'
    case 'halted':
      return 'Halted, next move too'
    case 'falling-back':
      return 'Falling back, 1 retreat owed'
    default:
      return nameOf(status)
  }
}

const plotMark = ({ plotMove, plotUntil, ammo, aimPoint }: Card): Mark => {
  if (plotMove === 0) return false
  const where = aimPoint === '' ? '' : ` on ${aimPoint}`
  const last = plotUntil === 0 ? '' : ` to ${plotUntil}`
  return `${nameOf(ammo)}${where} from move ${plotMove}${last}`
}

const lmgMark = ({ lmg, lmgCrew }: Card): Mark => {
  if (lmg === 'none') return false
  return lmgCrew === 0 ? 'LMG silent' : `LMG crew ${lmgCrew}`
}

const weaponMark = (unit: Card): Mark => {
  const crewed = unit.kind === 'hmg-team' || unit.kind === 'mortar-team' || unit.kind === 'gun-crew'
  return crewed && !servesWeapon(unit) && 'Weapon lost'
}

const sniperMarks = (unit: Card): readonly Mark[] =>
  unit.kind === 'sniper' ? [!unit.moved && unit.movesAtRest > 0 && 'Rested', unit.cutOff && 'Cut off'] : []

const troopMarks = (unit: Card): readonly Mark[] => {
  const now = settled(unit)
  return [
    unit.strength < unit.startStrength && `${unit.strength} of ${unit.startStrength}`,
    unit.fallen > 0 && `${unit.fallen} fallen`,
    atHalfStrength(now) && 'Half strength',
    statusMark(unit),
    owesCheck(now) && 'Morale check owed',
    unit.formation !== 'line' && nameOf(unit.formation),
    unit.cover !== 'none' && `Cover: ${unit.cover}`,
    unit.prone && 'Prone',
    unit.mounted && 'Mounted',
    unit.limbered && 'Limbered',
    weaponMark(unit),
    lmgMark(unit),
    unit.bombers > 0 && `Bombers ${unit.bombers}`,
    unit.officers > 0 && 'Officer',
    unit.armourPiercing && 'Armour-piercing',
    unit.charging && 'Charging',
    unit.moved && 'Moved',
    unit.fired && 'Fired',
    unit.underFire && 'Under fire',
    unit.gasAttack && 'Gassed',
    unit.pushedBack && 'Pushed back',
    unit.wonLastRound && 'Won last round',
    ...sniperMarks(unit),
    plotMark(unit),
  ]
}

const damageMark = (damage: number, value: number): Mark => damage > 0 && `Damage ${damage} of ${value}`

const vehicleMarks = (unit: Card): readonly Mark[] => {
  const vehicle = vehicleOf(unit)
  return [
    vehicle !== undefined && damageMark(unit.damage, VEHICLE_VALUES[vehicle]),
    unit.strength < unit.startStrength && `Crew ${unit.strength} of ${unit.startStrength}`,
    unit.fallen > 0 && `${unit.fallen} fallen`,
    statusMark(unit),
    unit.state === 'stopped' && 'Stopped',
    `Guns ${unit.gunsWorking}`,
    unit.moved && 'Moved',
    unit.fired && 'Fired',
    unit.underFire && 'Under fire',
  ]
}

const structureMarks = (unit: Card): readonly Mark[] => {
  const structure = STRUCTURES.find((name) => name === unit.structure)
  return [
    structure !== undefined && damageMark(unit.damage, STRUCTURE_VALUES[structure]),
    isGone(unit) && 'Destroyed',
  ]
}

const cloudMarks = ({ ammo, age }: Card): readonly Mark[] => {
  const stage = CLOUD_LIFE[age - 1]
  if (!stage) return ['Blown away']
  return [nameOf(ammo), `Move ${age}`, ammo === 'gas' && `Gas number ${stage.gasNumber}`]
}

const batteryMarks = (unit: Card): readonly Mark[] => [
  `Guns ${unit.gunsWorking}`,
  `Moves of fire left ${unit.movesLeft}`,
  unit.movesOnTarget > 0 && `Moves on this target ${unit.movesOnTarget}`,
  plotMark(unit),
  unit.fired && 'Fired',
  isGone(unit) && 'Destroyed',
]

const sheetMarks = ({ initiative, wind, windDirection }: Card): readonly Mark[] => {
  const towards = DIRECTIONS[windDirection - 1] === undefined ? '' : ` towards ${windDirection}`
  return [initiative !== 'none' && `Initiative ${initiative}`, `Wind ${wind}${towards}`]
}

/** What stands beside the figures on paper, in a few words each. */
export const marks = (unit: Card): readonly string[] => {
  if (isTroops(unit)) return written(troopMarks(unit))
  if (isVehicle(unit)) return written(vehicleMarks(unit))
  switch (unit.kind) {
    case 'structure':
      return written(structureMarks(unit))
    case 'cloud':
      return written(cloudMarks(unit))
    case 'battery':
      return written(batteryMarks(unit))
    default:
      return written(sheetMarks(unit))
  }
}
