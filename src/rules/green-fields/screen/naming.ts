import { capitalised, listed, words } from '#kernel/words.ts'
import type { ArmSymbol } from '#screen/piece.ts'
import { isStranded, stackIn } from '../game/board/zones.ts'
import { targetWords } from '../game/phases/bombardment/mission-words.ts'
import type { SideName } from '../game/sides.ts'
import type { Unit } from '../game/unit.ts'
import type { View } from '../game/view.ts'
import { OFF_BOARD } from '../game/zone.ts'
import { columnLetter, referenceOf } from '../reckoning/grid.ts'
import { ARM, FEWEST_FIRED_AT, MOST_WAVES } from '../tables/index.ts'
import type { FieldUnit, Nation, StandingOrder, Status } from '../vocabulary.ts'

export const SYMBOLS: Readonly<Record<FieldUnit, ArmSymbol>> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  pioneer: 'engineers',
  sapper: 'sappers',
  'field-artillery': 'field-gun',
  'medium-artillery': 'heavy-gun',
  'heavy-artillery': 'extra-heavy-gun',
  'heavy-tank': 'tank',
  'light-tank': 'light-tank',
  'armoured-car': 'armoured-car',
  'motor-transport': 'transport',
  balloon: 'balloon',
  reconnaissance: 'aircraft',
  'ground-attack': 'aircraft',
  fighter: 'fighter',
  bomber: 'bomber',
}

const SHORT: Readonly<Record<FieldUnit, string>> = {
  infantry: 'Inf',
  cavalry: 'Cav',
  pioneer: 'Pioneer',
  sapper: 'Sapper',
  'field-artillery': 'Field',
  'medium-artillery': 'Medium',
  'heavy-artillery': 'Heavy',
  'heavy-tank': 'Tank',
  'light-tank': 'Lt Tank',
  'armoured-car': 'Car',
  'motor-transport': 'Lorry',
  balloon: 'Balloon',
  reconnaissance: 'Recce',
  'ground-attack': 'Gd Attack',
  fighter: 'Fighter',
  bomber: 'Bomber',
}

export const STATUS_MARKS: Readonly<Record<Status, 0 | 1 | 2 | 3>> = { steady: 0, suppressed: 1, routing: 2 }

export const STANDING_WORDS: Readonly<Record<StandingOrder, string>> = {
  'own-zone': 'Fire at who enters its zone',
  'on-entry': 'Fire at who enters our ground',
  'first-chance': 'Fire at the first chance',
  hold: 'Hold fire',
}
export const STANDING_LETTERS: Readonly<Record<StandingOrder, string>> = {
  'own-zone': 'Z',
  'on-entry': 'E',
  'first-chance': 'F',
  hold: 'H',
}

/** Holds fire whoever comes, so how many they are does not matter (GF-AMOV-09). */
const countsMovers = (order: StandingOrder, atLeast: number): boolean =>
  order !== 'hold' && atLeast > FEWEST_FIRED_AT

/** A standing order and the fewest it fires at: 'Fire at the first chance, at 2 or more'. */
export const standingWords = (order: StandingOrder, atLeast: number): string =>
  `${STANDING_WORDS[order]}${countsMovers(order, atLeast) ? `, at ${fewestWords(atLeast)}` : ''}`

export const fewestWords = (atLeast: number): string =>
  atLeast === MOST_WAVES ? `${atLeast} together` : `${atLeast} or more`

/** The same in a sign on the stand: 'F', 'Z2'. */
export const standingSign = ({ standing, atLeast }: Pick<Unit, 'standing' | 'atLeast'>): string =>
  `${STANDING_LETTERS[standing]}${countsMovers(standing, atLeast) ? atLeast : ''}`

export const DUTY_WORDS: Readonly<Record<Unit['duty'], string>> = {
  none: '',
  idle: 'stands down',
  resting: 'rests',
  working: 'works',
  entrenching: 'digs in',
  digging: 'tunnels',
}

export const nationWords = (nation: Nation): string => capitalised(words(nation))

/** All of a unit is known: it is one's own, or the campaign is over. */
export const isOpen = ({ establishment }: Unit): boolean => establishment > 0

/** Whose view it is: the side all of whose units are known; the first for an umpire. */
export const viewerOf = ({ units }: View): SideName =>
  units.some((unit) => unit.side === 'a' && !isOpen(unit)) || !units.some(({ side }) => side === 'a')
    ? 'b'
    : 'a'

/** Enough is known of a unit to reckon with it. */
export const isRated = (unit: Unit): boolean => unit.strength > 0 && (isOpen(unit) || unit.figures !== null)

/** A short name for the map: by number, or by its marker while it is not known who it is (GF-OBS-17). */
export const labelOf = (unit: Unit): string => {
  const number = /-(\d+)$|(\?\d+)$/.exec(unit.id)
  const said = number?.[1] ?? number?.[2]
  return said === undefined ? SHORT[unit.type] : `${said} ${SHORT[unit.type]}`
}

/** Strength, experience and morale as on a counter. */
export const figureOf = (unit: Unit): string => {
  if (!isRated(unit)) return '?'
  return unit.type === 'motor-transport'
    ? String(unit.strength)
    : `${unit.strength}-${unit.experience}-${unit.morale}`
}

const WAVES = ['leading wave', 'second wave', 'third wave']

/** 'C4, leading wave' or 'off the board behind C'. */
export const whereIs = (view: View, unit: Unit): string => {
  if (unit.place >= 0) {
    const stack = stackIn(view, unit.place, unit.side)
    const wave =
      stack.length > 1 ? `, ${WAVES[stack.findIndex(({ id }) => id === unit.id)] ?? 'in reserve'}` : ''
    const pocket = !view.assault && isStranded(view, unit) ? ', in a pocket' : ''
    return `${referenceOf(view.country, unit.place)}${wave}${pocket}`
  }
  if (unit.place !== OFF_BOARD) return 'gone'
  return ARM[unit.type] === 'aircraft'
    ? 'on its aerodrome'
    : `off the board behind ${columnLetter(unit.column)}`
}

/** What an own unit has been told to do, or is doing. */
export const doingOf = (view: View, unit: Unit): string => {
  const army = view.armies[unit.side]
  const fire = army.fire.find((mission) => mission.unit === unit.id)
  if (fire) return `${fire.mission === 'box' ? 'boxes' : 'shells'} ${targetWords(view, fire.target)}`
  const raid = army.raids.find((one) => one.unit === unit.id)
  if (raid) return `raids ${referenceOf(view.country, raid.zone)} with ${raid.strength}`
  const sortie = army.sorties.find((one) => one.unit === unit.id)
  if (sortie) {
    const part =
      sortie.strength === null || sortie.strength >= unit.strength ? '' : ` with ${sortie.strength}`
    return sortie.flying ? `in the air${part}` : `flies by ${sortie.period}${part}`
  }
  return unit.grounded ? 'down for the day' : DUTY_WORDS[unit.duty]
}

/** A unit in one line. */
export const unitWords = (view: View, unit: Unit): string => {
  const figures = isRated(unit)
    ? unit.type === 'motor-transport'
      ? `carries ${unit.strength}`
      : `strength ${unit.strength}${isOpen(unit) ? ` of ${unit.establishment}` : ''}, experience ${unit.experience}, morale ${unit.morale}`
    : 'strength unknown'
  const dated = !isOpen(unit) && unit.figures ? ` in week ${unit.figures.week}` : ''
  const rest = [unit.status === 'steady' ? '' : unit.status, doingOf(view, unit)].filter(
    (word) => word !== '',
  )
  return `${unit.name}: ${figures}${dated}, ${whereIs(view, unit)}${rest.length > 0 ? `, ${listed(rest)}` : ''}`
}
