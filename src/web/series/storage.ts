import * as v from 'valibot'
import { SERIES_FORMAT, type SeriesDocument } from '#screen/series.ts'
import { type DocumentStore, documentStore, type KeptDocument } from '../device/documents.ts'

/** A series of battles as it is kept on this device. */
export type KeptSeries = KeptDocument<SeriesDocument>

/** The series of battles kept on this device. */
export const SERIES: DocumentStore<SeriesDocument> = documentStore({
  store: 'series',
  field: 'series',
  format: SERIES_FORMAT,
  schema: v.looseObject({ format: v.literal(SERIES_FORMAT), ruleset: v.string(), title: v.string() }),
})
