import { capitalised, listed, several, words } from '#kernel/words.ts'
import type { UnitCard } from '#screen/tabletop.ts'
import { connectedZones, isFrontLine, toEnemyLines } from '../game/board/control.ts'
import { moverFor } from '../game/board/retreat.ts'
import { conceals, isObserved } from '../game/board/sight.ts'
import { stackIn, zoneAt } from '../game/board/zones.ts'
import { peopleOf } from '../game/names.ts'
import { hasLineToRear, isGun } from '../game/phases/bombardment/guns.ts'
import { otherSide, sideIndex } from '../game/sides.ts'
import type { Unit } from '../game/unit.ts'
import { unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import type { ZoneNumber } from '../game/zone.ts'
import { allowanceOf } from '../reckoning/going.ts'
import { referenceOf, zoneNamed } from '../reckoning/grid.ts'
import { ARM, ATTRITION } from '../tables/index.ts'
import { SIDES } from '../vocabulary.ts'
import {
  DUTY_WORDS,
  doingOf,
  isOpen,
  isRated,
  nationWords,
  standingWords,
  unitWords,
  whereIs,
} from './naming.ts'
import { rallyOdds } from './odds/trench.ts'
import { groundWords } from './table/ground.ts'

type Fact = UnitCard['facts'][number]

/** A zone in place of a unit: what the player has tapped on. */
export const ZONE = 'zone:'

export const zoneChosen = (view: View, chosen: string | undefined): ZoneNumber | undefined =>
  chosen?.startsWith(ZONE) ? zoneNamed(view.country, chosen.slice(ZONE.length)) : undefined

const fact = (label: string, value: string): readonly Fact[] => (value === '' ? [] : [{ label, value }])

const mountWords = ({ mount, mounted, parked }: Unit): string => {
  if (mount === 'none') return ''
  return mounted ? `on ${words(mount)}` : `${words(mount)} ${parked === null ? 'gone' : 'parked'}`
}

const ratingFacts = (unit: Unit): readonly Fact[] => {
  if (!isRated(unit)) return fact('Strength', 'not known')
  const dated = !isOpen(unit) && unit.figures ? ` (reported in week ${unit.figures.week})` : ''
  const strength = `${unit.strength}${isOpen(unit) ? ` of ${unit.establishment}` : dated}`
  if (unit.type === 'motor-transport') return fact('Carries', strength)
  return [
    ...fact('Strength', strength),
    ...fact('Experience', `${unit.experience}`),
    ...fact('Morale', isOpen(unit) ? `${unit.morale} of ${unit.maxMorale}` : `${unit.morale}`),
  ]
}

/** What an own unit may do and must mind. */
const ownFacts = (view: View, unit: Unit): readonly Fact[] => {
  const mover = moverFor(unit)
  const away = unit.place >= 0 ? toEnemyLines(view, unit.place, unit.side) : Number.POSITIVE_INFINITY
  return [
    ...fact('Moves', mover ? several(allowanceOf(mover), 'zone') : ''),
    ...fact('Rides', mountWords(unit)),
    ...fact('This week', capitalised(DUTY_WORDS[unit.duty])),
    ...fact('Now', capitalised(doingOf(view, unit))),
    ...(view.assault && ARM[unit.type] !== 'aircraft' && unit.place >= 0
      ? fact('Opportunity fire', standingWords(unit.standing, unit.atLeast))
      : []),
    ...(isGun(unit) && view.assault
      ? fact('Line to the rear', hasLineToRear(view, unit) ? 'open' : 'none: no shells come up')
      : []),
    ...(!view.assault && away <= ATTRITION.within
      ? fact('Attrition', 'within reach of the enemy lines')
      : []),
    ...fact('Seen', unit.place >= 0 ? (unit.revealed ? 'the enemy sees it' : 'hidden from the enemy') : ''),
  ]
}

const zoneCard = (view: View, zone: ZoneNumber): UnitCard => {
  const shown = zoneAt(view, zone)
  const enemy = otherSide(shown.owner)
  const own = SIDES.flatMap((side) => stackIn(view, zone, side))
  return {
    name: referenceOf(view.country, zone),
    side: sideIndex(shown.owner),
    facts: [
      ...fact('Ground', groundWords(view, zone)),
      ...fact(
        'Held by',
        `the ${peopleOf(view, shown.owner)}${isFrontLine(view, zone) ? ', front line' : ''}`,
      ),
      ...fact('Hides troops', conceals(view, zone) ? 'yes' : 'no'),
      ...fact(`Observed by ${peopleOf(view, enemy)}`, isObserved(view, enemy, zone) ? 'yes' : 'no'),
      ...fact('Reported by', listed(shown.reported.map((side) => peopleOf(view, side)))),
      ...(connectedZones(view, shown.owner).has(zone) ? [] : fact('Supply', 'cut off from the base line')),
      ...own.map((unit) => ({ label: peopleOf(view, unit.side), value: unitWords(view, unit) })),
    ],
  }
}

export const unitCard = (view: View, chosen: string): UnitCard | undefined => {
  const zone = zoneChosen(view, chosen)
  if (zone !== undefined) return zoneCard(view, zone)
  const unit = unitNamed(view, chosen)
  if (!unit) return undefined
  return {
    name: unit.name,
    side: sideIndex(unit.side),
    facts: [
      ...fact(
        'Arm',
        `${nationWords(unit.nation)} ${words(unit.type)}${unit.stosstruppe ? ', stosstruppe' : ''}`,
      ),
      ...fact('Where', capitalised(whereIs(view, unit))),
      ...ratingFacts(unit),
      ...fact('Status', unit.gone ?? unit.status),
      ...(isOpen(unit) && unit.gone === null ? ownFacts(view, unit) : []),
    ],
    ...(isOpen(unit) ? { odds: { title: 'Odds', rows: 'What', asked: rallyOdds(view, unit) } } : {}),
  }
}
