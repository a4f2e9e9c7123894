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
  canal: 'Canal',
  'french-front': 'French Front Line',
  'entente-front': 'Jumping-off Line',
  'second-line': 'Second Line',
  'switch-line': 'Switch Line',
  'fort-malmaison': 'Fort de la Malmaison',
  'fruty-quarry': 'Fruty Quarry',
  'ailette-works': 'Ailette Works',
  'north-bank': 'North Bank Line',
  'second-position': 'Second Position',
  'crise-line': 'Crise Line',
  raperie: 'La Raperie',
  'mont-de-paris': 'Mont de Paris',
  'savy-switch': 'Savy Switch',
  'pillboxes-west': 'Western Pillboxes',
  'pillboxes-east': 'Eastern Pillboxes',
  masnieres: 'Masnières',
  'vierzy-houses': 'Houses of Vierzy',
}

/** A place as it is written on a map: "Castle Lake". */
export const placeName = (id: string): string =>
  NAMES[id] ??
  id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
