import type { ShownTable } from '#kernel/procedure/reference.ts'
import { signed, stretch } from '#kernel/words.ts'
import {
  AIR_CALL,
  AIR_COVER_BONUS,
  AIR_DESTROYS,
  AIR_TARGET_BONUS,
  ARRIVAL_CERTAIN,
  ARRIVAL_NEEDED,
  ASSAULT_BONUS,
  ASSAULT_COVER,
  ASSAULT_QUALITY,
  CASUALTY_SHARES,
  CAVALRY_AGAINST_CAVALRY,
  DEFENDERS,
  FALL_BACK,
  FLAMES_INTO_COVER,
  HEROIC_CARD,
  HEROIC_SUCCESS,
  LOSSES_TESTED,
  MACHINE_GUN_AT_AIRCRAFT,
  MEN_PER_BASE,
  MORALE_BONUS,
  MORALE_QUALITY,
  MORALE_TABLE,
  SHELTER_DEFENDS,
  SUPPORT_STAYS,
  SUPPORTED,
  SUPPRESSED_DEFENDS,
  TANK_DEFENDS,
  THREE_QUARTERS_LOST,
  VETERAN_ROLL,
} from '../tables/index.ts'
import { AIR_COVERS } from '../vocabulary.ts'
import { atLeast, cm, NONE } from './cells.ts'

const assault: ShownTable = {
  id: 'assault',
  title: 'Assault factors',
  clause: 'FF-ASLT-04',
  columns: ['For', 'Factor'],
  rows: [
    ['Infantry or flamethrower that assaults', signed(ASSAULT_BONUS.infantry)],
    ['Cavalry that assaults anything but cavalry', signed(ASSAULT_BONUS.cavalry)],
    ['Cavalry that assaults cavalry', signed(CAVALRY_AGAINST_CAVALRY)],
    ['Heavy tank that assaults', signed(ASSAULT_BONUS['heavy-tank'])],
    ['Light tank that assaults', signed(ASSAULT_BONUS['light-tank'])],
    ['Veteran or storm troops', signed(ASSAULT_QUALITY.veteran)],
    ['Raw troops', signed(ASSAULT_QUALITY.raw)],
    ['Platoon in support behind the attacker', signed(SUPPORTED)],
    ['Flamethrower against medium cover or better', signed(FLAMES_INTO_COVER)],
    ['Attacker: enemy in medium cover', signed(ASSAULT_COVER.medium)],
    ['Attacker: enemy in hard cover', signed(ASSAULT_COVER.hard)],
    ['Attacker: enemy in a fortification', signed(ASSAULT_COVER.fortification)],
    ['Command stand', signed(DEFENDERS.command.modifier)],
    ['Support weapon or artillery', signed(DEFENDERS['machine-gun'].modifier)],
    ['Suppressed', signed(SUPPRESSED_DEFENDS)],
    ['In a deep shelter', signed(SHELTER_DEFENDS)],
    ['Tank shooting at its assailants', `${signed(TANK_DEFENDS)} on the shot`],
  ],
  note: `Each side rolls D6; the higher destroys the other. On a draw the attacker falls back ${cm(FALL_BACK)}.`,
}

const moraleResults = (): readonly string[][] => {
  let above: number | undefined
  const rows = MORALE_TABLE.map(({ from, result, retreat }) => {
    const total = above === undefined ? atLeast(from) : stretch(from, above - 1)
    above = from
    return [
      total,
      result === 'ok' ? 'carry on' : `retreat ${cm(retreat)}, suppressed, crewed weapons left behind`,
    ]
  })
  return [...rows, [`${(above ?? 1) - 1} or less`, 'rout']]
}

const morale: ShownTable = {
  id: 'morale',
  title: 'Morale',
  clause: 'FF-MOR-02',
  columns: ['Total', 'Result'],
  rows: moraleResults(),
  note: `A weapon outside the battalions whose battalion is gone stays on a bare ${atLeast(SUPPORT_STAYS)}.`,
}

const percent = (share: number): string => `${100 * share}%`

const moraleModifiers: ShownTable = {
  id: 'morale-modifiers',
  title: 'Morale modifiers',
  clause: 'FF-MOR-01',
  columns: ['Condition', 'Die'],
  rows: [
    [`Rifle platoons lost: ${percent(LOSSES_TESTED.half)}`, signed(0)],
    [`Rifle platoons lost: ${percent(LOSSES_TESTED['three-quarters'])}`, signed(THREE_QUARTERS_LOST)],
    ['Veteran or storm troops', signed(MORALE_QUALITY.veteran)],
    ['Raw troops', signed(MORALE_QUALITY.raw)],
    ['Pals, Prussian Discipline where allowed', signed(MORALE_BONUS.pals)],
  ],
}

const heroic: ShownTable = {
  id: 'heroic-action',
  title: 'Heroic action',
  clause: 'FF-HERO-01',
  columns: ['D6', 'Result'],
  rows: [
    [atLeast(HEROIC_SUCCESS), 'the deed is done'],
    ['less', 'the platoon is destroyed'],
  ],
  note: `The jack of hearts adds ${signed(HEROIC_CARD)}.`,
}

const air: ShownTable = {
  id: 'air-attack',
  title: 'Attack from the air',
  clause: 'FF-AIR-03',
  columns: ['For', 'Factor'],
  rows: [
    ['A called mission arrives on', atLeast(AIR_CALL)],
    ...AIR_COVERS.map((cover) => [
      `Aircraft: target in ${cover} cover`.replace('open cover', 'the open'),
      signed(AIR_COVER_BONUS[cover]),
    ]),
    ['Aircraft: target is artillery or a support weapon', signed(AIR_TARGET_BONUS.artillery)],
    ['Target: a machine gun', signed(MACHINE_GUN_AT_AIRCRAFT)],
    ['Ahead by less than the next line', 'target suppressed or aircraft driven off'],
    [`Ahead by ${atLeast(AIR_DESTROYS)}`, 'the other is destroyed'],
  ],
}

const arrivals: ShownTable = {
  id: 'reinforcements',
  title: 'Arrival of reinforcements',
  clause: 'FF-END-05',
  columns: ['Turn', 'Needed'],
  rows: [
    ...ARRIVAL_NEEDED.map((needed, i) => [
      String(i + 1),
      needed === undefined ? NONE : needed < 6 ? atLeast(needed) : String(needed),
    ]),
    [`${ARRIVAL_NEEDED.length + 1} on`, ARRIVAL_CERTAIN === 1 ? 'no die' : atLeast(ARRIVAL_CERTAIN)],
  ],
}

const casualties: ShownTable = {
  id: 'casualties',
  title: 'Losses in men',
  clause: 'FF-CAMP-01',
  columns: ['What', 'Men'],
  rows: [
    ['Each base lost', String(MEN_PER_BASE)],
    ['Dead', `1/${CASUALTY_SHARES.dead}`],
    ['Lightly wounded', `1/${CASUALTY_SHARES.lightlyWounded}`],
    ['Crippled', `1/${CASUALTY_SHARES.crippled}`],
    ['Badly wounded', 'the rest'],
    ['2D6 above the platoons drafted in', 'the battalion keeps its grade'],
    ['2D6 not above them', 'it becomes raw'],
    [`2D6 of ${VETERAN_ROLL}`, 'it becomes veteran'],
  ],
}

export const BATTLE_TABLES: readonly ShownTable[] = [
  assault,
  morale,
  moraleModifiers,
  heroic,
  air,
  arrivals,
  casualties,
]
