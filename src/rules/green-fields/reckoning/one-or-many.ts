import { either, list, type Schema } from '#kernel/procedure/schema.ts'

/** One item, or a list of them; a fault is reported where it is in whichever was given. */
export const oneOrMany = <S extends Schema>(item: S, most: number) => {
  const many = list(item, 1, most)
  const both = either(item, many)
  const run: (typeof both)['~run'] = (dataset, config) =>
    Array.isArray(dataset.value) ? many['~run'](dataset, config) : item['~run'](dataset, config)
  return { ...both, '~run': run }
}
