import type * as v from 'valibot'
import { FIRST_FILE, SECOND_FILE } from '#kernel/game/battle/file.ts'
import { SEALED } from '#kernel/game/battle/sealed.ts'
import { form, jsonSchemaOf, literal } from '#kernel/procedure/schema.ts'
import { EVENING } from '#referee/session.ts'
import { ARMY_FILE as FLANDERS_ARMY } from '#rules/flanders-fields/own-battle/army-file.ts'
import { SERIES } from '#rules/flanders-fields/series/document.ts'
import { ARMY_FILE as GREEN_FIELDS_ARMY } from '#rules/green-fields/armies/army-file.ts'
import { MAP } from '#rules/green-fields/own-battle/drawn-map.ts'
import { ARMY_FILE as SKIRMISH_ARMY } from '#rules/skirmish/own-battle/army-file.ts'

interface PublicFormat {
  readonly title: string
  readonly schema: v.GenericSchema
}

/** The public formats by the names of their JSON Schemas in docs/schemas/. */
const FORMATS: Readonly<Record<string, PublicFormat>> = {
  'battle-2': { title: 'A battle: duckboard.battle/2', schema: SECOND_FILE },
  'battle-1': { title: 'A battle: duckboard.battle/1, which is still read', schema: FIRST_FILE },
  sealed: { title: 'A battle sealed: duckboard.sealed/2, and /1, which is still read', schema: SEALED },
  evening: { title: 'An evening at a real table: duckboard.evening/1', schema: EVENING },
  'army-flanders-fields': {
    title: 'An army of Flanders Fields: duckboard.army/1',
    schema: FLANDERS_ARMY,
  },
  'army-skirmish': {
    title: 'A force of Great War Skirmish: duckboard.army/1',
    schema: SKIRMISH_ARMY,
  },
  'army-green-fields': {
    title: 'An army of To The Green Fields Beyond!: duckboard.army/1',
    schema: GREEN_FIELDS_ARMY,
  },
  'series-flanders-fields': {
    title: 'A series of battles of Flanders Fields: duckboard.series/1',
    schema: SERIES,
  },
  'country-green-fields': {
    title: 'A country drawn by hand for To The Green Fields Beyond!: duckboard.country/1',
    schema: form({ format: literal('duckboard.country/1'), ...MAP.entries }),
  },
}

const FOLDER = 'docs/schemas'

const written = ({ title, schema }: PublicFormat): string => {
  const { $schema, ...rest } = jsonSchemaOf(schema)
  return `${JSON.stringify({ $schema, title, ...rest }, null, 2)}\n`
}

/** The text of every JSON Schema by its file. */
export const schemaFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(FORMATS).map(([name, format]) => [`${FOLDER}/${name}.json`, written(format)]),
  )
