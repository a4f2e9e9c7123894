import type { ArmyPage, Offer } from '#screen/designer.ts'
import { type Arm, aboutOf, type BuiltOf, ORGANISATIONS } from '../../armies/organisations.ts'
import { priceOf } from '../../armies/prices.ts'
import type { ArmyFile } from '../army-file.ts'
import { yearWords } from '../violations.ts'
import { withMore } from './army.ts'
import { aboutText, ratingsOf } from './lines.ts'

const GROUPS: readonly (readonly [title: string, arms: readonly Arm[]])[] = [
  ['Squads and cavalry', ['squads', 'cavalry']],
  ['Teams and single men', ['hmgs', 'snipers', 'officers']],
  ['Guns and mortars', ['guns', 'batteries']],
  ['Vehicles and wagons', ['vehicles', 'wagons']],
]

const offerOf = (army: ArmyFile, organisation: BuiltOf): Offer<ArmyFile> => {
  const item = { organisation }
  const { title, years } = aboutOf(organisation)
  const about = aboutText(item, army.nation)
  const ratings = ratingsOf(item)
  return {
    id: organisation,
    title,
    text: [about, ratings === 'average' ? '' : ratings].filter((part) => part !== '').join('; '),
    points: priceOf(item),
    taken: withMore(army, item),
    ...(years.includes(army.year)
      ? {}
      : { barred: { message: `Only in ${yearWords(years)}`, clause: 'SK-SET-12' } }),
  }
}

/** SK-SET-12: all that the nation ever had; what there is not in that year is marked and comes last. */
export const offersFor = (army: ArmyFile): ArmyPage<ArmyFile>['offers'] => {
  const isOurs = (id: BuiltOf): boolean => (aboutOf(id).nation ?? army.nation) === army.nation
  return GROUPS.flatMap(([title, arms]) => {
    const ids = arms.flatMap((arm) => ORGANISATIONS.filter((id) => aboutOf(id).arm === arm && isOurs(id)))
    const offers = ids.map((id) => offerOf(army, id))
    const units = [...offers.filter(({ barred }) => !barred), ...offers.filter(({ barred }) => barred)]
    return units.length === 0 ? [] : [{ title, units }]
  })
}
