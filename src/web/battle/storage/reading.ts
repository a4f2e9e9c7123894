import * as v from 'valibot'
import { BATTLE, BATTLE_FORMAT, writtenBattle } from '#kernel/game/battle/file.ts'
import { sealedText } from '#kernel/game/battle/sealed.ts'
import { failure, type Result } from '#kernel/procedure/result.ts'
import { accept } from '#kernel/procedure/schema.ts'
import type { SavedFile } from '../../app/download.ts'
import type { Keeping } from '../../device/device-store.ts'
import { fieldOf, remainsOf, type Spoiled } from '../../device/spoiled.ts'
import { isKnown } from '../../rulesets.ts'
import { mended } from './mending.ts'
import type { BattleRecord } from './record.ts'
import { sealedRecord } from './sealing.ts'
import { unsealedPart } from './unsealing.ts'

const count = () => v.pipe(v.number(), v.integer(), v.minValue(0))

/** What else a record holds is kept as it is: a later version may have written it. */
const RECORD: v.GenericSchema<unknown, BattleRecord> = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1)),
  title: v.string(),
  begun: v.string(),
  changed: v.string(),
  players: v.record(v.string(), v.string()),
  generals: v.exactOptional(v.record(v.string(), v.string())),
  ownDice: v.boolean(),
  file: BATTLE,
  series: v.exactOptional(v.string()),
  whys: v.array(v.nullable(v.string())),
  led: v.exactOptional(v.array(v.object({ from: count(), side: v.string(), player: v.string() }))),
  joined: v.exactOptional(v.array(count())),
  told: v.exactOptional(count()),
  acknowledged: v.exactOptional(v.object({ opening: count(), by: v.record(v.string(), count()) })),
  declined: v.exactOptional(v.object({ at: count(), turn: count(), lead: v.number() })),
  takenBack: count(),
  bound: v.exactOptional(
    v.object({
      side: v.string(),
      order: v.looseObject({ kind: v.string() }),
      faces: v.exactOptional(v.array(count())),
    }),
  ),
  idleUnasked: v.exactOptional(v.boolean()),
  hidden: v.exactOptional(v.boolean()),
  secretive: v.exactOptional(v.boolean()),
  standing: v.string(),
  damage: v.exactOptional(
    v.object({ from: v.exactOptional(count()), suspect: v.boolean(), message: v.string() }),
  ),
})

const SECRETS = v.looseObject({ file: BATTLE })

/** A record as it was before it was sealed; a field without a value is none. */
const opened = (stored: object): object => {
  const { sealed, ...open }: { readonly sealed?: unknown } = stored
  const whole = sealed === undefined ? open : { ...open, file: undefined, ...unsealedPart(sealed) }
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined))
}

const readRecord = (stored: unknown): Result<BattleRecord, string | undefined> => {
  const whole = opened(Object(stored))
  const sound = accept(RECORD, whole)
  const read = sound.ok ? sound : accept(RECORD, mended(whole))
  if (!read.ok) return failure(undefined)
  return isKnown(read.value.file.ruleset)
    ? read
    : failure('It is of a rule set that this version of Duckboard does not know.')
}

/** How battles lie on this device. */
export const BATTLES: Keeping<BattleRecord> = {
  store: 'battles',
  format: BATTLE_FORMAT,
  read: readRecord,
  write: sealedRecord,
}

/** A battle that can be opened again if its orders are sound, whatever else is damaged; else all that lies there. */
export const leftOfBattle = (spoiled: Spoiled): SavedFile => {
  const { raw, title } = spoiled
  const sealed = fieldOf(raw, 'sealed')
  const part = sealed === undefined ? raw : unsealedPart(sealed)
  const read = accept(SECRETS, part)
  if (!read.ok) return remainsOf(spoiled)
  const text = writtenBattle(read.value.file)
  return { name: `${title}.json`, text: sealed === undefined ? text : sealedText(text) }
}
