import type { SeriesDocument } from '../../screen/series.ts'
import { askToPersist, deviceStore } from '../app/database.ts'
import { stamp } from '../app/stamp.ts'

/** A series of battles as it is kept on this device. */
export interface KeptSeries {
  readonly id: string
  readonly changed: string
  readonly series: SeriesDocument
}

const SERIES = deviceStore<KeptSeries>('series')

/** Keeps a series on this device; says whether it is safe. */
export const keepSeries = (id: string, series: SeriesDocument): Promise<boolean> =>
  SERIES.put({ id, changed: stamp().at, series }).then(
    () => true,
    () => false,
  )

/** Keeps a new series and gives it an id. */
export const keepNewSeries = async (series: SeriesDocument): Promise<string> => {
  const { id } = stamp()
  askToPersist()
  await keepSeries(id, series)
  return id
}

/** The last changed first. */
export const allKeptSeries = (): Promise<readonly KeptSeries[]> => SERIES.all()

export const keptSeries = (id: string): Promise<KeptSeries | undefined> => SERIES.get(id)

export const removeSeries = (id: string): Promise<void> => SERIES.remove(id)
