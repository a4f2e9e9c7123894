import * as v from 'valibot'
import { failure, success } from '#kernel/procedure/result.ts'
import { stamp } from '../app/stamp.ts'
import { isKnown } from '../rulesets.ts'
import { askToPersist, type StoreName } from './database.ts'
import { type DeviceStore, deviceStore, type Found, type Kept } from './device-store.ts'
import { fieldOf, spoiledOf } from './spoiled.ts'

/** A document of a rule set, as an army; what else stands in it is for its rule set to read. */
interface RulesetDocument {
  readonly format: string
  readonly ruleset: string
  readonly title: string
}

export interface KeptDocument<D> {
  readonly id: string
  readonly changed: string
  readonly document: D
}

export interface DocumentStore<D> extends Pick<DeviceStore<KeptDocument<D>>, 'all' | 'open' | 'remove'> {
  keep(id: string, document: D): Promise<Kept>
  /** Keeps a new document and gives it an id. */
  keepNew(document: D): Promise<string>
  /** All there are, each read by its own rule set. */
  checked(isSound: (document: D) => Promise<boolean>): Promise<Found<KeptDocument<D>>>
}

interface Wrapping<D> {
  readonly store: StoreName
  /** The field of a record that holds the document. */
  readonly field: string
  readonly format: string
  readonly schema: v.GenericSchema<unknown, D>
}

const HEAD = v.object({ id: v.pipe(v.string(), v.minLength(1)), changed: v.string() })

/** Documents of rule sets that are kept on this device. */
export const documentStore = <D extends RulesetDocument>(wrapping: Wrapping<D>): DocumentStore<D> => {
  const { store, field, format, schema } = wrapping
  const write = ({ id, changed, document }: KeptDocument<D>): object => ({ id, changed, [field]: document })
  const { all, open, put, remove } = deviceStore<KeptDocument<D>>({
    store,
    format,
    read(stored) {
      const head = v.safeParse(HEAD, stored)
      const document = v.safeParse(schema, fieldOf(stored, field))
      if (!head.success || !document.success) return failure(undefined)
      return isKnown(document.output.ruleset)
        ? success({ ...head.output, document: document.output })
        : failure('It is of a rule set that this version of Duckboard does not know.')
    },
    write,
  })
  const keep: DocumentStore<D>['keep'] = (id, document) => put({ id, changed: stamp().at, document })
  return {
    all,
    open,
    remove,
    keep,
    async keepNew(document) {
      const { id } = stamp()
      askToPersist()
      await keep(id, document)
      return id
    },
    async checked(isSound) {
      const { sound, spoiled } = await all()
      const verdicts = await Promise.all(sound.map(({ document }) => isSound(document)))
      const unsound = sound.filter((_, i) => !verdicts[i])
      return {
        sound: sound.filter((_, i) => verdicts[i]),
        spoiled: [...spoiled, ...unsound.map((one) => spoiledOf(one.id, write(one), format))],
      }
    },
  }
}
