import type { Fault } from '#kernel/procedure/result.ts'
import {
  type Accepted,
  checkedForm,
  choice,
  form,
  integer,
  list,
  literal,
  maybe,
  preset,
  text,
  yesOrNo,
} from '#kernel/procedure/schema.ts'
import { capitalised } from '#kernel/words.ts'
import { ARMY_FORMAT } from '#screen/designer.ts'
import { ORGANISATION, ORGANISATIONS } from '../armies/organisations.ts'
import { NATIONS, QUALITIES, TANK_TYPES } from '../vocabulary.ts'
import { monthFault } from './calendar.ts'
import { airMissions, gasList, national } from './fields.ts'

const MOST_BATTALIONS = 4
/** Cavalry regiments are listed with the last regiment. */
const MOST_CAVALRY = 2
const MOST_TANKS = 12

const upTo = (most: number) => maybe(integer(0, most))

const BATTALION = form({
  title: maybe(text()),
  kind: preset(choice(['rifle', 'storm', 'cavalry']), 'rifle'),
  quality: maybe(choice(QUALITIES)),
  companies: maybe(integer(2, 4)),
  platoons: maybe(integer(3, 4)),
  pioneers: preset(integer(0, 3), 0),
  weapons: maybe(
    form({
      'machine-gun': upTo(12),
      lmg: upTo(4),
      'light-mortar': upTo(4),
      flamethrower: upTo(4),
      'at-rifle': upTo(2),
      'field-gun': upTo(1),
    }),
  ),
  tanks: preset(list(choice(TANK_TYPES), 0, MOST_TANKS), []),
  reserve: maybe(yesOrNo()),
})

const REGIMENT = checkedForm(
  {
    title: maybe(text()),
    battalions: list(BATTALION, 1, MOST_BATTALIONS + MOST_CAVALRY),
    assets: preset(
      form({
        'machine-gun': upTo(16),
        'medium-mortar': upTo(3),
        'heavy-mortar': upTo(1),
        'field-gun': upTo(6),
        'field-howitzer': upTo(4),
      }),
      {},
    ),
    offTable: preset(
      form({
        'field-gun': upTo(9),
        'field-howitzer': upTo(4),
        'heavy-artillery': upTo(4),
        'super-heavy-artillery': upTo(1),
      }),
      {},
    ),
  },
  ({ battalions }): Fault | undefined =>
    battalions.filter(({ kind }) => kind !== 'cavalry').length > MOST_BATTALIONS
      ? {
          path: 'battalions',
          message: `A regiment has ${MOST_BATTALIONS} battalions at most, cavalry apart (FF-ORG-01).`,
        }
      : undefined,
)

/** FF-ORG-09: an army of Flanders Fields as it is kept in a file. */
export const ARMY_FILE = checkedForm(
  {
    format: literal(ARMY_FORMAT),
    ruleset: literal('flanders-fields'),
    title: preset(text(), 'Army'),
    nation: choice(NATIONS),
    date: text(),
    organisation: choice(ORGANISATIONS),
    regiments: list(REGIMENT, 1, 4),
    tankQuality: maybe(choice(['raw', 'experienced'])),
    national: maybe(national()),
    air: preset(airMissions(), 0),
    gas: preset(gasList(), []),
  },
  ({ date }) => {
    const message = monthFault(date)
    return message === undefined ? undefined : { path: 'date', message }
  },
  ({ nation, organisation }) =>
    ORGANISATION[organisation].nation === nation
      ? undefined
      : {
          path: 'organisation',
          message: `A ${capitalised(nation)} army is not organised as ${organisation}.`,
        },
)

export type ArmyFile = Accepted<typeof ARMY_FILE>
