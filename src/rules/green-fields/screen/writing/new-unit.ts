import { capitalised, words } from '#kernel/words.ts'
import type { ShownSheet } from '#screen/beside.ts'
import type { Edit, EditGroup, Writing } from '#screen/writing.ts'
import { OFF } from '../../game/phases/deployment/placing.ts'
import type { OrderOf, PlayerOrder } from '../../game/phases/index.ts'
import { left } from '../../game/phases/replacements/purse.ts'
import { priceOfUnit } from '../../game/phases/replacements/recruiting.ts'
import type { SideName } from '../../game/sides.ts'
import type { View } from '../../game/view.ts'
import { mountFault, mountOf } from '../../reckoning/mounts.ts'
import { GOODS_PRICES, HIGHEST_RATING, MOST_STRENGTH, PRICES } from '../../tables/index.ts'
import { FIELD_UNITS, type FieldUnit, MOUNTS, type Mount, type Purse } from '../../vocabulary.ts'
import { refusalOf, zoneEdit } from '../legal.ts'
import { DONE, type Writer, written } from './pattern.ts'
import { coins, storesLedger } from './stores.ts'

type BuyUnit = OrderOf<'buy-unit'>

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => i + 1)

const isTransport = (type: FieldUnit): boolean => type === 'motor-transport'

/** A unit to begin with: what a kind of troops usually has. */
const usualUnit = (type: FieldUnit, pay: Purse): BuyUnit => ({
  kind: 'buy-unit',
  type,
  strength: type === 'infantry' ? 8 : 3,
  ...(isTransport(type) ? {} : { experience: 1, morale: 3 }),
  stosstruppe: false,
  men: 0,
  zone: OFF,
  pay,
})

/** What is only a matter of money or of the depot. */
const isPassing = (code: string | undefined): boolean =>
  code === undefined || code === 'too-dear' || code === 'beyond-depot'

/** Whether a kind can be had at all, at whatever strength and price. */
const isToBeHad = (view: View, side: SideName, type: FieldUnit): boolean =>
  isPassing(refusalOf(view, side, { ...usualUnit(type, 'points'), strength: 1 })?.code)

/** The usual unit, paid for with supply if there is enough of it. */
const affordableUnit = (view: View, side: SideName, type: FieldUnit): BuyUnit => {
  const [supply, points] = [usualUnit(type, 'supply'), usualUnit(type, 'points')]
  return view.assault || (refusalOf(view, side, supply) && !refusalOf(view, side, points)) ? points : supply
}

const changed = (
  now: BuyUnit,
  change: Partial<BuyUnit>,
): { readonly order: PlayerOrder; readonly chosen: boolean } => ({
  order: { ...now, ...change },
  chosen: Object.entries(change).every(([field, value]) =>
    Object.entries(now).some(([one, is]) => one === field && is === value),
  ),
})

const figures = (now: BuyUnit, title: string, field: 'strength' | 'experience' | 'morale', most: number) =>
  written(
    title,
    upTo(most).map((value) => ({ ...changed(now, { [field]: value }), title: String(value) })),
  )

/** GF-ARMY-02, GF-MOVE-02: what it rides on, if it has a choice; nothing is said where it goes as its kind does. */
const mountEdits = (now: BuyUnit): readonly Edit[] => {
  const usual = mountOf(now.type, undefined)
  const others = MOUNTS.filter((mount) => mount !== usual && !mountFault({ type: now.type, mount }))
  const { mount, ...asUsual } = now
  const titleOf = (one: Mount): string => (one === 'none' ? 'On foot' : capitalised(words(one)))
  return others.length === 0
    ? []
    : [
        { title: titleOf(usual), chosen: mount === undefined, order: asUsual },
        ...others.map((one) => ({ title: titleOf(one), ...changed(now, { mount: one }) })),
      ]
}

/** GF-DATE-05: storm troops, where they are to be had. */
const stormEdits = ({ view, side }: Writer, now: BuyUnit): readonly Edit[] =>
  now.stosstruppe || isPassing(refusalOf(view, side, { ...now, stosstruppe: true })?.code)
    ? [
        { title: 'Line', ...changed(now, { stosstruppe: false }) },
        { title: 'Stosstruppe', ...changed(now, { stosstruppe: true }) },
      ]
    : []

/** GF-REP-03: men of the pool are paid for already. */
const poolEdits = ({ view, side }: Writer, now: BuyUnit): readonly Edit[] => {
  const most = now.type === 'infantry' ? Math.min(now.strength, view.armies[side].pool) : 0
  return most === 0 ? [] : [0, ...upTo(most)].map((men) => ({ title: String(men), ...changed(now, { men }) }))
}

/** The unit as it is being put together: kind, figures, who pays, and where it goes. */
export const newUnitGroups = (writer: Writer): readonly EditGroup[] => {
  const { view, side, before } = writer
  const now = before?.kind === 'buy-unit' ? before : undefined
  const kinds = FIELD_UNITS.filter((type) => isToBeHad(view, side, type)).map((type) => ({
    title: capitalised(words(type)),
    chosen: now?.type === type,
    order: now ? { ...usualUnit(type, now.pay), strength: now.strength } : affordableUnit(view, side, type),
  }))
  if (!now) return written('Raise a new unit', kinds)
  const refusal = refusalOf(view, side, now)
  return [
    ...written(
      `A new unit for ${coins(priceOfUnit(view, now), now.pay)}${refusal ? `: not yet. ${refusal.message}` : ''}`,
      [...kinds, { title: 'Raise none', order: DONE }],
    ),
    ...figures(now, 'Strength', 'strength', MOST_STRENGTH),
    ...(isTransport(now.type)
      ? []
      : [
          ...figures(now, 'Experience', 'experience', HIGHEST_RATING),
          ...figures(now, 'Morale', 'morale', HIGHEST_RATING),
        ]),
    ...written('Goes', mountEdits(now)),
    ...written('As', stormEdits(writer, now)),
    ...written('Men of the replacement battalion in it', poolEdits(writer, now)),
    ...(view.assault
      ? []
      : written(
          'Paid in',
          (['supply', 'points'] as const).map((coin) => ({
            ...changed(now, { pay: coin }),
            title: `${coin === 'supply' ? 'Supply' : 'Victory points'} (${left(view, side, coin)} to spend)`,
          })),
        )),
    ...written('Goes to', [
      { ...changed(now, { zone: OFF }), title: 'The rear' },
      ...zoneEdit(view, side, {
        title: now.zone === OFF ? 'A zone…' : `${now.zone}: another…`,
        prompt: 'Where does it go?',
        orderFor: (zone) => ({ ...now, zone }),
      }),
    ]),
  ]
}

export const PRICE_LIST: ShownSheet = {
  title: 'Supply points for each point of strength, experience and morale; half in victory points',
  head: ['Unit', 'Strength', 'Exper.', 'Morale', 'plus'],
  rows: [
    ...FIELD_UNITS.map((type) => {
      const { strength, experience, morale, plus } = PRICES[type]
      return [capitalised(words(type)), ...[strength, experience, morale, plus].map(String)]
    }),
    [`${GOODS_PRICES.shellsPerPoint} shells`, '1', '', '', ''],
    ['Luxury', String(GOODS_PRICES.luxury), '', '', ''],
    ['Gas canister', String(GOODS_PRICES.gasCanister), '', '', ''],
  ],
}

/** All that can be bought in the course of an assault. */
export const assaultPurchases = (writer: Writer): NonNullable<Writing['later']> => ({
  title: 'Buy with victory points',
  ledgers: storesLedger(writer),
  groups: newUnitGroups(writer),
  sheet: PRICE_LIST,
})
