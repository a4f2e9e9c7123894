import { formOf, oneOf } from '#kernel/procedure/reading.ts'
import { type Fields, referee } from '#kernel/procedure/referee.ts'
import { flag, form, measure, preset } from '#kernel/procedure/schema.ts'
import { CARD, type Card } from '../armies/card.ts'
import { ARMIES } from '../armies/index.ts'
import { HOUSE_RULES } from '../options.ts'
import { period } from '../reckoning/fields.ts'
import { sequence } from '../sequence/index.ts'
import { FULL_CIRCLE, GAS_TURNS } from '../tables/index.ts'
import { PERIODS, SIDES } from '../vocabulary.ts'
import { faceOf, formationOf } from './face.ts'
import { rowOf } from './kinds.ts'
import { marksOf } from './marks.ts'
import { recordOf } from './record.ts'
import { AREA_ROLES } from './roles/areas.ts'
import { BARRAGE_ROLES } from './roles/barrages.ts'
import { CAMPAIGN_ROLES } from './roles/campaign.ts'
import { FIGHT_ROLES } from './roles/fight.ts'
import { FIRE_ROLES } from './roles/fire.ts'
import { GROUND_ROLES } from './roles/ground.ts'
import { ORDER_ROLES } from './roles/orders.ts'
import { SKY_ROLES } from './roles/sky.ts'
import { destroyed, isGone } from './stands.ts'

const SETTINGS = form({
  period: preset(period, 'mid'),
  in1914: flag(),
  afterJuly1918: flag(),
  /** FF-GAS-03: the one wind, cm a turn and degrees clockwise from straight away from the attacker. */
  speed: preset(measure(), 0),
  heading: preset(measure(0, FULL_CIRCLE), 0),
})

const PERIOD_WORDS = { early: 'To June 1915', mid: 'July 1915 to June 1917', late: 'From July 1917' } as const

/** The period and the wind. */
const settingWords = (settings: Fields): readonly string[] => {
  const { in1914, afterJuly1918, speed, heading } = settings
  const period = oneOf(PERIODS, settings.period) ?? 'mid'
  const dated = in1914 === true ? '1914' : afterJuly1918 === true ? 'After July 1918' : PERIOD_WORDS[period]
  return [dated, speed === 0 ? 'Wind: calm' : `Wind: ${String(speed)} cm a turn, ${String(heading)}°`]
}

/** FF-GAS-05. */
const driftedOn = (cloud: Card, options: Fields): Card => {
  const gasAge = cloud.gasAge === 0 ? 0 : cloud.gasAge + 1
  const reading = oneOf(HOUSE_RULES['gas-duration'].values, options['gas-duration']) ?? 'six-turns'
  return gasAge > GAS_TURNS[reading] && cloud.gasKind === 'offensive'
    ? destroyed({ ...cloud, gasAge })
    : { ...cloud, gasAge }
}

/** FF-CMD-04: somebody takes over from a fallen commander, but nobody from a liaison officer (FF-CMD-06). */
const replaced = (card: Card): Card =>
  rowOf(card).command && card.kind !== 'liaison' && card.place === 'destroyed'
    ? { ...card, place: 'table', markers: [0], fieldPromotion: true }
    : card

const newTurn = (card: Card, settings: Fields = {}): Card => {
  const fresh = {
    ...replaced(card),
    ordered: false,
    actions: 0,
    platoon: 1,
    staffMarker: false,
    wireFailed: 0,
  }
  switch (card.kind) {
    case 'gas-cloud':
      return driftedOn(fresh, formOf(settings.options))
    case 'rolling-barrage': {
      const turnsLeft = Math.max(0, card.turnsLeft - 1)
      return card.turnsLeft > 0 && turnsLeft === 0
        ? destroyed({ ...fresh, turnsLeft })
        : { ...fresh, turnsLeft }
    }
    default:
      return fresh
  }
}

/** Towards the attacker's own trenches. */
const AGAINST_THE_ATTACKER = 180

/** The wind that a release, a drift or the jack of spades (FF-EVT-02) leaves behind. */
const settingsAfter = (settings: Fields, procedure: string, result: Fields): Fields => {
  if (procedure === 'gas-wind') return { ...settings, speed: result.speed, heading: result.heading }
  if (procedure === 'event-card' && typeof result.windSpeed === 'number') {
    return { ...settings, speed: result.windSpeed, heading: AGAINST_THE_ATTACKER }
  }
  return settings
}

export const REFEREE = referee<Card>({
  sides: SIDES,
  settings: SETTINGS,
  card: CARD,
  armies: ARMIES,
  marks: marksOf,
  face: faceOf,
  verbs: ['order-roll', 'mg-burst', 'area-fire', 'fire', 'assault', 'fire-at-armour'],
  formation: formationOf,
  record: recordOf,
  attacker: () => 'attacker',
  settingWords,
  gone: isGone,
  sequence,
  roles: {
    ...ORDER_ROLES,
    ...GROUND_ROLES,
    ...FIRE_ROLES,
    ...AREA_ROLES,
    ...BARRAGE_ROLES,
    ...FIGHT_ROLES,
    ...SKY_ROLES,
    ...CAMPAIGN_ROLES,
  },
  newTurn,
  settingsAfter,
})
