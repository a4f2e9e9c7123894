import type { FieldUnit, Mount, Nation } from '../../vocabulary.ts'

/** A kind of unit with the ratings it takes the field with. */
export interface Troops {
  readonly title: string
  readonly type: FieldUnit
  readonly nation?: Nation
  readonly strength: number
  readonly experience: number
  readonly morale: number
  readonly stosstruppe?: true
  /** What it rides, if not what its kind usually does. */
  readonly mount?: Mount
}

/** GF-ARMY-01: what the compulsory units of the standard force are bought as. */
// biome-ignore format: laid out as the table of the rules
export const STANDARD = {
  infantry:           { title: 'Infantry Regiment',       type: 'infantry',         strength: 8,  experience: 2, morale: 3 },
  cavalry:            { title: 'Cavalry Regiment',        type: 'cavalry',          strength: 6,  experience: 3, morale: 4 },
  pioneer:            { title: 'Pioneers',                type: 'pioneer',          strength: 5,  experience: 1, morale: 3 },
  'field-artillery':  { title: 'Field Artillery',         type: 'field-artillery',  strength: 9,  experience: 1, morale: 3 },
  'medium-artillery': { title: 'Medium Artillery',        type: 'medium-artillery', strength: 9,  experience: 1, morale: 3 },
  'heavy-artillery':  { title: 'Heavy Artillery',         type: 'heavy-artillery',  strength: 9,  experience: 1, morale: 3 },
  balloon:            { title: 'Balloon Section',         type: 'balloon',          strength: 3,  experience: 2, morale: 3 },
  reconnaissance:     { title: 'Reconnaissance Squadron', type: 'reconnaissance',   strength: 1,  experience: 1, morale: 3 },
} as const satisfies Readonly<Record<string, Troops>>

/** GF-VAR-05: the armies of 1914. */
// biome-ignore format: laid out as the table of the rules
export const TROOPS_1914 = {
  'bef-1914':             { title: 'BEF Regiment',             nation: 'british', type: 'infantry',        strength: 6,  experience: 5, morale: 3 },
  'british-cavalry-1914': { title: 'British Cavalry',          nation: 'british', type: 'cavalry',         strength: 4,  experience: 3, morale: 4 },
  'british-field-1914':   { title: 'British Field Artillery',  nation: 'british', type: 'field-artillery', strength: 9,  experience: 3, morale: 4 },
  'german-regular-1914':  { title: 'German Regiment',          nation: 'german',  type: 'infantry',        strength: 12, experience: 3, morale: 3 },
  'german-reserve-1914':  { title: 'German Reserve Regiment',  nation: 'german',  type: 'infantry',        strength: 12, experience: 2, morale: 3 },
  'german-cavalry-1914':  { title: 'German Cavalry',           nation: 'german',  type: 'cavalry',         strength: 6,  experience: 2, morale: 4 },
  'german-field-1914':    { title: 'German Field Artillery',   nation: 'german',  type: 'field-artillery', strength: 9,  experience: 3, morale: 2 },
  'french-infantry-1914': { title: 'French Regiment',          nation: 'french',  type: 'infantry',        strength: 12, experience: 1, morale: 5 },
  'french-colonial-1914': { title: 'French Colonial Regiment', nation: 'french',  type: 'infantry',        strength: 10, experience: 2, morale: 4 },
  'french-cavalry-1914':  { title: 'French Cavalry',           nation: 'french',  type: 'cavalry',         strength: 6,  experience: 1, morale: 5 },
  'french-field-1914':    { title: 'French Field Artillery',   nation: 'french',  type: 'field-artillery', strength: 12, experience: 2, morale: 4 },
} as const satisfies Readonly<Record<string, Troops>>

/** GF-VAR-05, GF-DATE-05: infantry of the later years. */
// biome-ignore format: laid out as the table of the rules
export const LATER_TROOPS = {
  'new-army-1916':    { title: 'New Army Regiment',    nation: 'british',  type: 'infantry', strength: 10, experience: 1, morale: 4 },
  'dominion-1917':    { title: 'Dominion Regiment',    nation: 'dominion', type: 'infantry', strength: 9,  experience: 3, morale: 5 },
  'german-line-1916': { title: 'German Line Regiment', nation: 'german',   type: 'infantry', strength: 8,  experience: 3, morale: 2 },
  'french-line-1916': { title: 'French Line Regiment', nation: 'french',   type: 'infantry', strength: 8,  experience: 3, morale: 2 },
  'american-1918':    { title: 'American Regiment',    nation: 'american', type: 'infantry', strength: 10, experience: 2, morale: 5 },
  'stosstruppe-1918': { title: 'Stosstruppe',          nation: 'german',   type: 'infantry', strength: 6,  experience: 4, morale: 5, stosstruppe: true },
} as const satisfies Readonly<Record<string, Troops>>

/** What a unit is called that is in no list. */
export const TITLES: Readonly<Record<FieldUnit, string>> = {
  infantry: STANDARD.infantry.title,
  cavalry: STANDARD.cavalry.title,
  pioneer: STANDARD.pioneer.title,
  sapper: 'Sappers',
  'field-artillery': STANDARD['field-artillery'].title,
  'medium-artillery': STANDARD['medium-artillery'].title,
  'heavy-artillery': STANDARD['heavy-artillery'].title,
  'heavy-tank': 'Heavy Tank Squadron',
  'light-tank': 'Light Tank Squadron',
  'armoured-car': 'Armoured Car Squadron',
  'motor-transport': 'Motor Transport',
  balloon: STANDARD.balloon.title,
  reconnaissance: STANDARD.reconnaissance.title,
  'ground-attack': 'Ground Attack Squadron',
  fighter: 'Fighter Squadron',
  bomber: 'Bomber Squadron',
}

/** A kind that is in no list, at the ratings somebody paid for. */
export const bought = (type: FieldUnit, strength: number, experience: number, morale: number): Troops => ({
  title: TITLES[type],
  type,
  strength,
  experience,
  morale,
})

/** The same kind at other ratings. */
export const rated = (troops: Troops, strength: number, experience: number, morale: number): Troops => ({
  ...troops,
  strength,
  experience,
  morale,
})
