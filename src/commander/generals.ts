import type { Temper } from '#kernel/game/commander.ts'

type Nation = 'British' | 'Australian' | 'Canadian' | 'French' | 'German' | 'Turkish'

/** A general of the time, whose temper a computer player may take on. */
export interface General {
  readonly name: string
  readonly nation: Nation
  readonly years: readonly [born: number, died: number]
  readonly temper: Temper
  /** What he is remembered for, in one line. */
  readonly why: string
}

const general = (
  name: string,
  nation: Nation,
  years: General['years'],
  temper: Temper,
  why: string,
): General => ({ name, nation, years, temper, why })

/** By nation, and in the order of their names. */
export const GENERALS: readonly General[] = [
  general('Allenby', 'British', [1861, 1936], 'bold', 'Broke through at Megiddo and let the cavalry ride.'),
  general('Gough', 'British', [1870, 1963], 'bold', 'Went for distant objectives and hurried on.'),
  general('Haig', 'British', [1861, 1928], 'stubborn', 'Fought on at the Somme and at Ypres into November.'),
  general('Plumer', 'British', [1857, 1932], 'thrifty', 'One short step at a time, each under all his guns.'),
  general('Rawlinson', 'British', [1864, 1925], 'thrifty', 'Would bite off a little and hold it.'),
  general('Monash', 'Australian', [1865, 1931], 'thrifty', 'Let guns and tanks spare the infantry at Hamel.'),
  general('Currie', 'Canadian', [1875, 1933], 'thrifty', 'Asked for guns and time before he asked for men.'),
  general('Foch', 'French', [1851, 1929], 'stubborn', 'Would not give way, and attacked when he could.'),
  general('Mangin', 'French', [1866, 1925], 'bold', 'Attacked whatever the price, at Verdun and Soissons.'),
  general('Nivelle', 'French', [1856, 1924], 'bold', 'Meant to break through in two days, in April 1917.'),
  general('Pétain', 'French', [1856, 1951], 'thrifty', 'Small attacks, much artillery, few losses.'),
  general('von Below', 'German', [1857, 1944], 'bold', 'Led the army that broke through at Caporetto.'),
  general(
    'von Hutier',
    'German',
    [1857, 1934],
    'bold',
    'Short bombardments and storm troops, at Riga and St Quentin.',
  ),
  general(
    'von Lossberg',
    'German',
    [1868, 1942],
    'stubborn',
    'Master of the defence, sent wherever a front shook.',
  ),
  general('Ludendorff', 'German', [1865, 1937], 'bold', 'Staked everything on the attacks of 1918.'),
  general('Sixt von Armin', 'German', [1851, 1936], 'stubborn', 'Held Flanders through the whole of 1917.'),
  general('Kemal', 'Turkish', [1881, 1938], 'bold', 'Led the counter-attack at Chunuk Bair himself.'),
  general(
    'Kress von Kressenstein',
    'Turkish',
    [1870, 1948],
    'stubborn',
    'A German who held Gaza twice for the Turks.',
  ),
]

/** By what a side is called, the nations whose generals may lead it. */
const NATIONS: readonly (readonly [side: RegExp, nations: readonly Nation[]])[] = [
  [/entente/i, ['British', 'Australian', 'Canadian', 'French']],
  [/british/i, ['British', 'Australian', 'Canadian']],
  [/french/i, ['French']],
  [/german/i, ['German']],
  [/turk|ottoman/i, ['Turkish']],
]

/** Who may lead a side of this name: generals of its nation, or all where there are none. */
export const generalsOf = (side: string): readonly General[] => {
  const nations = NATIONS.find(([named]) => named.test(side))?.[1]
  return nations ? GENERALS.filter(({ nation }) => nations.includes(nation)) : GENERALS
}
