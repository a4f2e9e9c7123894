/** Places of the scenarios whose names on the map are more than their words with capitals. */
const NAMES: Readonly<Record<string, string>> = {
  outposts: 'Outpost Line',
  outpost: 'Outpost Line',
  front: 'German Front Line',
  'british-support': 'Support Line',
  'british-front': 'British Front Line',
  'german-front': 'German Front Line',
  'german-second': 'Second Line',
  'forward-line': 'Forward Line',
  flandern: 'Flandernstellung',
  'au-bon-gite': 'Au Bon Gîte',
  'epine-de-dallon': 'Épine de Dallon',
  beaurevoir: 'Beaurevoir Line',
  'hindenburg-main': 'Hindenburg Line',
  'hindenburg-support': 'Hindenburg Support Line',
  canal: 'St Quentin Canal',
}

/** A place as it is written on a map: "Castle Lake". */
export const placeName = (id: string): string =>
  NAMES[id] ??
  id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
