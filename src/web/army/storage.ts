import * as v from 'valibot'
import { ARMY_FORMAT, type ArmyDocument } from '#screen/designer.ts'
import { type DocumentStore, documentStore, type KeptDocument } from '../device/documents.ts'

/** An army as it is kept on this device. */
export type KeptArmy = KeptDocument<ArmyDocument>

/** The armies kept on this device. */
export const ARMIES: DocumentStore<ArmyDocument> = documentStore({
  store: 'armies',
  field: 'army',
  format: ARMY_FORMAT,
  schema: v.looseObject({ format: v.literal(ARMY_FORMAT), ruleset: v.string(), title: v.string() }),
})
