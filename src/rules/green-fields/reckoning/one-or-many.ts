import * as v from 'valibot'
import { list } from '#kernel/procedure/schema.ts'

/** One item, or a list of them; a fault is reported where it is in whichever was given. */
export const oneOrMany = <S extends v.GenericSchema>(item: S, most: number) => {
  const many = list(item, 1, most)
  const either = v.union([item, many])
  const run: (typeof either)['~run'] = (dataset, config) =>
    Array.isArray(dataset.value) ? many['~run'](dataset, config) : item['~run'](dataset, config)
  return { ...either, '~run': run }
}
