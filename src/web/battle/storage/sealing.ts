import type { BattleRecord } from './record.ts'

/** A battle as it lies in the storage of the device. */
export interface StoredBattle extends BattleRecord {
  /** What is not to be read while the battle goes on, as bytes: its orders, and the armies it began with. */
  readonly sealed?: Uint8Array
}

/** The first line of what is sealed: all but the orders, which follow with their reasons, a line each. */
type Secrets = Pick<BattleRecord, 'file' | 'led' | 'joined' | 'acknowledged' | 'bound'>

/** A battle with secrets goes on, and not even the number of its orders is for everybody. */
export const isSealed = ({ secretive = false, hidden = secretive, standing }: BattleRecord): boolean =>
  hidden && standing !== 'over'

/** Whoever looks into the storage by the way finds nothing of his enemy in clear. */
export const sealedRecord = (record: BattleRecord): StoredBattle => {
  if (!isSealed(record)) return record
  const { file, whys, led, joined, acknowledged, bound, ...open } = record
  const secrets: Secrets = {
    file: { ...file, orders: [] },
    ...(led ? { led } : {}),
    ...(joined ? { joined } : {}),
    ...(acknowledged ? { acknowledged } : {}),
    ...(bound ? { bound } : {}),
  }
  return {
    ...open,
    file: { ...file, options: {}, orders: [] },
    whys: [],
    sealed: new TextEncoder().encode(
      [secrets, ...file.orders.map((order, i) => [order, whys[i] ?? null])]
        .map((line) => JSON.stringify(line))
        .join('\n'),
    ),
  }
}
