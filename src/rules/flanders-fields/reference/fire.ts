import type { ShownTable } from '#kernel/procedure/reference.ts'
import { signed } from '#kernel/words.ts'
import {
  ARCS,
  ARMOUR_TABLE,
  AT_RIFLE,
  BEATEN_ZONE,
  COMMAND_TARGET,
  DEEP_SHELTER_NUMBERS,
  DISMOUNTED_CAVALRY,
  FAR_ARMOUR,
  FIRE_MATRIX,
  FIRER_IN_GAS,
  HOWITZER_AT_ARMOUR,
  INDIRECT_FIELD_AT_ARMOUR,
  MARKSMANSHIP_RANGE,
  MOVING_THROUGH,
  NEVER_REFACED,
  OPEN_SIGHTS,
  PARTLY_COVERED,
  RAW_FIRER,
  RIFLE_AT_COVERED_ARMOUR,
  SHORT_RANGE,
  TANKS,
  TARGET_AHEAD,
  TARGET_NEAR,
  THROUGH_BARRAGE,
  THROUGH_BARRAGE_UPHILL,
  WEAPON_TABLE,
  type WeaponFamily,
} from '../tables/index.ts'
import {
  ARC_WEAPONS,
  PERIODS,
  type Period,
  SURFACE_COVERS,
  TANK_TYPES,
  TROOP_WEAPONS,
  type TroopWeapon,
  WEAPONS,
  type Weapon,
} from '../vocabulary.ts'
import { cm, fireCell, joinedRows, NONE, title } from './cells.ts'

/** FF-FIRE-02, FF-ARM-01: rows in which only an assault kills what the fire cannot. */
const ONLY_ASSAULT_KILLS: readonly Weapon[] = ['infantry', 'lmg', 'tank-lmg']
const ONLY_ASSAULT_KILLS_ARMOUR: readonly Weapon[] = ['infantry', 'lmg']

/** FF-MG-03, FF-TANK-05: not seen in the early period. */
const NOT_YET: readonly TroopWeapon[] = ['tank-gun', 'tank-lmg', 'indirect-mg']

const matrixCells = (weapon: TroopWeapon, period: Period): readonly string[] => [
  ...SURFACE_COVERS.map((cover) =>
    fireCell(FIRE_MATRIX[weapon][period][cover], ONLY_ASSAULT_KILLS.includes(weapon)),
  ),
  weapon === 'super-heavy-artillery' ? fireCell(DEEP_SHELTER_NUMBERS) : `${NONE}/${NONE}`,
]

const fire = (period: Period): ShownTable => ({
  id: `fire-${period}`,
  title: `Firing, ${period} period`,
  clause: 'FF-FIRE-02',
  columns: ['Weapon', ...SURFACE_COVERS.map(title), 'Deep shelter'],
  rows: joinedRows(
    TROOP_WEAPONS.filter((weapon) => period !== 'early' || !NOT_YET.includes(weapon)),
    (weapon) => matrixCells(weapon, period),
  ),
  note: 'Suppress/kill. A: only an assault kills. d: only if the firer sees the target. auto: suppressed by any die. A natural 1 misses.',
})

const shortRow = (name: string, family: WeaponFamily, period: Period): readonly string[][] => {
  const short = SHORT_RANGE[family]
  return short ? [[`${name} under ${cm(short.under)}`, signed(short.bonus[period])]] : []
}

const openSights = (): readonly string[][] =>
  OPEN_SIGHTS.toReversed().map(({ over, modifier }) => [
    `Field artillery, direct, over ${cm(over)}`,
    signed(modifier),
  ])

const modifiers = (period: Period): ShownTable => ({
  id: `fire-modifiers-${period}`,
  title: `Firing modifiers, ${period} period`,
  clause: 'FF-FIRE-07',
  columns: ['Condition', 'Die'],
  rows: [
    ...shortRow('Machine gun, block house (first target)', 'machine-gun', period),
    ...shortRow('Infantry, LMG, anti-tank rifle', 'rifle', period),
    ...(period === 'early' ? [] : shortRow('Tank', 'tank', period)),
    ...openSights(),
    ['Direct, into or through a barrage', signed(THROUGH_BARRAGE)],
    ['The same from higher ground', signed(THROUGH_BARRAGE_UPHILL)],
    ['Firer in gas', signed(FIRER_IN_GAS)],
    ['Raw firer', signed(RAW_FIRER)],
    ['Dismounted cavalry', signed(DISMOUNTED_CAVALRY)],
    ['At a command stand', signed(COMMAND_TARGET)],
    ['Stand partly in the area', signed(PARTLY_COVERED)],
    ['Stand moving through a live zone', signed(MOVING_THROUGH)],
    ...(period === 'early'
      ? []
      : [['Tank that moves and fires', signed(TANKS['british-female'].movedModifier)]]),
  ],
})

const armourCells = (weapon: Weapon): readonly string[] => {
  const { open, cover } = ARMOUR_TABLE[weapon]
  const assault = ONLY_ASSAULT_KILLS_ARMOUR.includes(weapon)
  return [fireCell(open, assault), fireCell(cover, assault)]
}

const armour: ShownTable = {
  id: 'armour',
  title: 'Firing at armour',
  clause: 'FF-ARM-01',
  columns: ['Weapon', 'In the open', 'In cover'],
  rows: [
    ...joinedRows(WEAPONS, armourCells),
    [
      'Field gun, field howitzer, indirect',
      fireCell(INDIRECT_FIELD_AT_ARMOUR.open),
      fireCell(INDIRECT_FIELD_AT_ARMOUR.cover),
    ],
  ],
  note: `Suppress/kill. A: only an assault kills. Infantry and anti-tank rifles reach armour in cover within ${cm(RIFLE_AT_COVERED_ARMOUR)} only.`,
}

const armourModifiers: ShownTable = {
  id: 'armour-modifiers',
  title: 'Further modifiers against armour',
  clause: 'FF-ARM-03',
  columns: ['Condition', 'Die'],
  rows: [
    ['Anti-tank rifle', signed(AT_RIFLE)],
    ['Field howitzer', signed(HOWITZER_AT_ARMOUR)],
    [`Field artillery, direct, over ${cm(FAR_ARMOUR.over)}`, signed(FAR_ARMOUR.modifier)],
  ],
}

const reach = (most: number): string => (most === Number.POSITIVE_INFINITY ? 'anywhere' : String(most))

const ranges: ShownTable = {
  id: 'ranges',
  title: 'Ranges in cm, and dice',
  clause: 'FF-ARC-05',
  columns: ['Weapon', 'Least', 'Most', 'Dice'],
  rows: joinedRows(WEAPONS, (weapon) => {
    const { least, most, dice } = WEAPON_TABLE[weapon]
    return [least === 0 ? NONE : String(least), reach(most), String(dice)]
  }),
  note: `Artillery: over open sights; indirect fire falls anywhere. British rifles of 1914 to spring 1915 reach ${cm(MARKSMANSHIP_RANGE)}.`,
}

const arcs: ShownTable = {
  id: 'arcs',
  title: 'Arcs of fire',
  clause: 'FF-ARC-01',
  columns: ['Weapon', 'Arc', 'To turn it'],
  rows: ARC_WEAPONS.map((weapon) => {
    const arc = ARCS[weapon]
    return [
      title(weapon),
      'strip' in arc ? `base and ${cm(arc.strip)} each side` : `${arc.fan}° from the corners`,
      NEVER_REFACED.includes(weapon) ? NONE : 'move action',
    ]
  }),
}

const priority: ShownTable = {
  id: 'target-priority',
  title: 'Which enemy to shoot at',
  clause: 'FF-ARC-06',
  columns: ['List', 'Enemies'],
  rows: [
    ['1', 'the nearest in sight and arc'],
    ['2', `in arc within ${cm(TARGET_NEAR)}`],
    ['3', `straight ahead within ${cm(TARGET_AHEAD)}`],
    ['4', 'everybody else in the arc'],
  ],
  note: 'Go to the next list only if this weapon could not harm anybody on the one before.',
}

const beatenZone: ShownTable = {
  id: 'beaten-zone',
  title: 'A burst and its beaten zone',
  clause: 'FF-MG-02',
  columns: ['Stand', 'Die'],
  rows: BEATEN_ZONE.stepped.map((modifier, i) => [
    i === 0 ? 'First target' : `Stand ${i} beyond it`,
    i === 0 ? 'short range' : signed(modifier),
  ]),
}

const tanks: ShownTable = {
  id: 'tanks',
  title: 'Tanks',
  clause: 'FF-TANK-01',
  columns: ['Type', 'Class', 'Range', 'Targets', 'Front', 'Sides', 'On the move'],
  rows: TANK_TYPES.map((type) => {
    const tank = TANKS[type]
    return [
      title(type),
      tank.class,
      cm(tank.range),
      String(tank.maxTargets),
      title(tank.frontWeapon),
      tank.sideWeapon ? title(tank.sideWeapon) : 'all round',
      tank.moveAndFire
        ? `${signed(tank.movedModifier)}, ${tank.movedDice} dice`.replace('1 dice', '1 die')
        : NONE,
    ]
  }),
}

export const FIRE_TABLES: readonly ShownTable[] = [
  ...PERIODS.map(fire),
  ...PERIODS.map(modifiers),
  ranges,
  arcs,
  priority,
  beatenZone,
  armour,
  armourModifiers,
  tanks,
]
