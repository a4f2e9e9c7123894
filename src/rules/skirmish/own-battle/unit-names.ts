import { capitalised, ordinal } from '#kernel/words.ts'
import type { Item } from '../armies/item.ts'
import { aboutOf, gunName, isGun } from '../armies/organisations.ts'
import type { Nation } from '../vocabulary.ts'

const SQUAD_NAMES: Readonly<Record<Nation, string>> = {
  british: 'section',
  french: 'squad',
  german: 'squad',
}
const HMG_NAMES: Readonly<Record<Nation, string>> = {
  british: 'Vickers team',
  french: 'Hotchkiss team',
  german: 'Maxim team',
}

/** What a unit is called if there is no other of its kind. */
const kindName = ({ organisation }: Item, nation: Nation): string => {
  if (organisation === 'br-raiders-1916') return 'raiding party'
  if (organisation === 'ge-stosstrupp') return 'assault squad'
  if (organisation === 'command') return 'officer'
  if (organisation === 'battery') return 'howitzer battery'
  if (isGun(organisation)) return gunName(organisation, nation)
  const { arm, title } = aboutOf(organisation)
  if (arm === 'squads') return SQUAD_NAMES[nation]
  if (arm === 'hmgs') return HMG_NAMES[nation]
  if (arm === 'cavalry') return 'cavalry troop'
  return title
}

const numbered = (place: number, name: string): string => `${ordinal(place)} ${name}`

/** The names of a force's units in its order: as their owner calls them, else by kind and number. */
export const unitNames = (items: readonly Item[], nation: Nation): readonly string[] => {
  const kinds = items.map((item) => kindName(item, nation))
  return items.map((item, i) => {
    const kind = kinds[i] ?? ''
    if (item.name) return item.name
    const alike = kinds.filter((one) => one === kind).length
    const place = kinds.slice(0, i + 1).filter((one) => one === kind).length
    return alike > 1 || kind === SQUAD_NAMES[nation] ? numbered(place, kind) : capitalised(kind)
  })
}
