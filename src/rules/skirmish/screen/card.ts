import { capitalised, counted, inchesLong, several } from '#kernel/words.ts'
import type { UnitCard } from '#screen/tabletop.ts'
import { coverOf } from '../game/board/cover.ts'
import { houseNamed } from '../game/board/ground.ts'
import { trenchNamed } from '../game/board/room.ts'
import { hasWayHome } from '../game/board/way-home.ts'
import { allowanceOf } from '../game/moves/allowance.ts'
import { sideIndex } from '../game/sides.ts'
import type { Unit } from '../game/state.ts'
import { isInMelee, unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { mountedWeapon } from '../game/weapons.ts'
import { FIGURE_EQUIVALENTS, VEHICLE_VALUES } from '../tables/index.ts'
import { HMG_CREW, LMG_CREW } from '../tables/organisation.ts'
import { toInches } from '../tables/table-top.ts'
import type { Cover, Formation, Trait } from '../vocabulary.ts'
import { KIND_WORDS, ROLE_WORDS } from './naming.ts'
import { marksOf } from './table/standing.ts'

type Fact = UnitCard['facts'][number]
type Line = { readonly name: string; readonly text: string }

const COVER_WORDS: Readonly<Record<Cover, string>> = {
  none: 'none',
  soft: 'soft',
  hard: 'hard',
  trench: 'trench',
  bunker: 'bunker',
}

const FORMATION_WORDS: Readonly<Record<Formation, string>> = {
  line: 'line',
  open: 'open order',
  skirmish: 'skirmish order',
  column: 'column',
}

const TRAIT_WORDS: Readonly<Record<Trait, string>> = {
  bef: 'BEF rifle fire',
  'belt-fed': 'belt-fed LMG',
  lancers: 'lancers',
  'armour-piercing': 'armour-piercing bullets',
  sniper: 'sniper',
}

/** Where it is, if it is in something. */
const whereOf = (view: View, unit: Unit): string | undefined => {
  if (unit.where === 'to-come') return `comes on in move ${unit.arrives ?? 1}`
  if (unit.inside !== null) return `in ${houseNamed(view, unit.inside)?.name ?? 'a structure'}`
  if (unit.trench !== null) return `in ${trenchNamed(view, unit.trench)?.name ?? 'a trench'}`
  return undefined
}

const standsAs = ({ formation, prone, mounted, vehicle, weapon, limbered, figures }: Unit): string => {
  if (vehicle) return vehicle.destroyed ? 'a wreck' : vehicle.running ? 'running' : 'stopped'
  if (weapon === 'wagon') return 'hitched'
  if (weapon !== null && weapon !== 'hmg' && weapon !== 'mortar') return limbered ? 'limbered' : 'unlimbered'
  const order = figures.length > 1 && weapon === null ? FORMATION_WORDS[formation] : ''
  const posture = prone ? 'prone' : mounted ? 'mounted' : order === '' ? 'ready' : ''
  return [order, posture].filter((word) => word !== '').join(', ')
}

/** SK-MOR-25: at half strength and below nerves are worse. */
const menOf = ({ figures, strength }: Unit): string => {
  const half = Math.floor(strength / 2)
  const left = figures.length
  if (strength < 2) return `${left} of ${strength}`
  return left > half ? `${left} of ${strength}, half at ${half}` : `${left} of ${strength}, at half strength`
}

const factsOf = (view: View, unit: Unit): readonly Fact[] => {
  const { vehicle, marks } = unit
  const where = whereOf(view, unit)
  const cover = coverOf(view, unit, unit.figures, undefined)
  const value = vehicle ? VEHICLE_VALUES[vehicle.vehicle] : 0
  return [
    { label: vehicle ? 'Crew' : 'Men', value: menOf(unit) },
    ...(vehicle ? [{ label: 'Armour', value: `${Math.max(0, value - vehicle.damage)} of ${value}` }] : []),
    { label: 'Stands', value: capitalised(standsAs(unit)) },
    ...(where === undefined ? [] : [{ label: 'Place', value: capitalised(where) }]),
    ...(vehicle || unit.where !== 'table'
      ? []
      : [{ label: 'Cover', value: capitalised(COVER_WORDS[cover]) }]),
    ...(unit.where === 'table' && !marks.done
      ? [{ label: 'Moves', value: inchesLong(toInches(allowanceOf(view, unit, 'normal'))) }]
      : []),
    ...(unit.shells === null ? [] : [{ label: 'Shells', value: String(unit.shells), secret: true }]),
  ]
}

/** Who they are, and what each weapon counts for with the crew it has. */
const menLines = (unit: Unit): readonly Line[] => {
  const roles = [...new Set(unit.figures.map(({ role }) => role))]
  const crewOf = (...wanted: readonly string[]): number =>
    unit.figures.filter(({ role }) => wanted.includes(role)).length
  const lmg = crewOf('lmg-gunner', 'lmg-loader')
  const weapon = (kind: 'lmg' | 'hmg', crew: number, whole: number): Line => {
    const { figures, perLoss } = FIGURE_EQUIVALENTS[kind]
    return {
      name: kind.toUpperCase(),
      text: `crew ${crew} of ${whole}, fires as ${counted(figures - (whole - crew) * perLoss, 'figure')}`,
    }
  }
  return [
    {
      name: capitalised(KIND_WORDS[unit.kind]),
      text: [unit.quality, ...unit.traits.map((trait) => TRAIT_WORDS[trait])].join(', '),
    },
    ...(roles.length === 0 || unit.vehicle
      ? []
      : [
          {
            name: 'Who',
            text: roles.map((role) => several(crewOf(role), ...ROLE_WORDS[role])).join(', '),
          },
        ]),
    ...(lmg > 0 ? [weapon('lmg', lmg, LMG_CREW)] : []),
    ...(unit.weapon === 'hmg' ? [weapon('hmg', crewOf('hmg-gunner'), HMG_CREW)] : []),
  ]
}

/** SK-GEN-36, with whether its fire would be aimed (SK-FIRE-15) and whether it has been shot at (SK-MOR-08). */
const markLines = (view: View, unit: Unit): readonly Line[] => {
  const { marks, kind, movesAtRest, vehicle } = unit
  const still = !marks.moved && !marks.turned && !marks.charged
  return [
    ...marksOf(view, unit).map((mark) => ({ name: capitalised(mark), text: '' })),
    ...(marks.moved ? [{ name: 'Moved', text: '' }] : []),
    ...(still && !vehicle && !isInMelee(view, unit) && unit.weapon !== 'wagon'
      ? [{ name: 'Has not moved', text: 'its fire is aimed' }]
      : []),
    ...(marks.fired.length > 0 ? [{ name: 'Has fired', text: '' }] : []),
    ...(marks.casualties > 0
      ? [{ name: 'Lost this move', text: several(marks.casualties, 'man', 'men') }]
      : []),
    ...(unit.firstFireTaken || vehicle
      ? []
      : [{ name: 'Not yet under fire', text: 'tests at the first shot' }]),
    ...(kind === 'sniper'
      ? [
          { name: 'Way home', text: hasWayHome(view, unit) ? 'open' : 'cut off' },

          {
            name: 'At rest',
            text: movesAtRest === 0 ? 'not yet: he may not fire' : several(movesAtRest, 'move'),
          },
        ]
      : []),
  ]
}

/** A unit as on its paper card. */
export const unitCard = (view: View, id: string): UnitCard | undefined => {
  const unit = unitNamed(view, id)
  if (!unit) return undefined
  const weapons = weaponStates(unit)
  const marks = unit.where === 'table' ? markLines(view, unit) : []
  return {
    name: capitalised(unit.name),
    side: sideIndex(view, unit.side),
    facts: factsOf(view, unit),
    lists: [
      { title: 'Roster', lines: menLines(unit) },
      ...(weapons.length > 0 ? [{ title: 'Weapons', lines: weapons }] : []),
      ...(marks.length > 0 ? [{ title: 'Markers', lines: marks }] : []),
    ],
  }
}

const MOUNTED_KINDS = { 'light-gun': 'Gun', hmg: 'HMG', lmg: 'LMG' } as const
const MOUNTED_ARCS = { front: 'front', left: 'left', right: 'right', rear: 'rear', all: 'all round' } as const

/** SK-VEH-10: the weapons of a vehicle that still work, one by one. */
const weaponStates = ({
  vehicle,
  marks,
}: Unit): readonly { readonly name: string; readonly text: string }[] =>
  (vehicle?.weapons ?? []).flatMap((id) => {
    const weapon = mountedWeapon(id)
    return weapon
      ? [
          {
            name: `${MOUNTED_KINDS[weapon.kind]}, ${MOUNTED_ARCS[weapon.arc]}`,
            text: marks.fired.includes(id) ? 'has fired' : 'works',
          },
        ]
      : []
  })
