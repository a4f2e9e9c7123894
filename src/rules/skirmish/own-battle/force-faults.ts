import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { ITEM, ITEM_FIELDS, type Item } from '../armies/item.ts'
import { SIDES, type Side } from '../vocabulary.ts'
import { sideName } from '../wording.ts'
import { type Agreement, violationsOf } from './violations.ts'

/** So much of a name that somebody made up is repeated to him. */
const LONGEST_NAME = 60

const isObject = (received: unknown): received is object =>
  typeof received === 'object' && received !== null && !Array.isArray(received)

const inSentence = (message: string): string => `${message.charAt(0).toLowerCase()}${message.slice(1)}`

/** SK-SET-15: whose force it is, and which unit of its list: "Side A, unit 3: …". */
const inForce = (side: Side, path: string, message: string): Fault => {
  const [first = ''] = path.split('.')
  const unit = first === '' ? '' : `, unit ${Number(first) + 1}`
  const whose = `${sideName(side).replace(/^s/, 'S')}${unit}`
  return {
    path: ['forces', side, path].filter((part) => part !== '').join('.'),
    message: `${whose}: ${message}`,
  }
}

/** One unit of a list; a field that nobody knows is named before values that are wrong. */
const readItem = (side: Side, place: number, received: unknown): Result<Item, Fault> => {
  const odd = isObject(received) ? Object.keys(received).find((field) => !(field in ITEM_FIELDS)) : undefined
  if (odd !== undefined) {
    const field = odd.slice(0, LONGEST_NAME)
    return failure(inForce(side, `${place}.${field}`, `there is no field "${field}" (SK-SET-15).`))
  }
  const item = accept(ITEM, received)
  if (item.ok) return item
  const { path, message } = item.error
  const at = path === '' ? String(place) : `${place}.${path}`
  return failure(inForce(side, at, `${inSentence(message).replace(/\.$/, '')} (SK-SET-15).`))
}

/** A list as it was sent; the first of its units that cannot be read is refused. */
export const readForce = (side: Side, received: readonly unknown[]): Result<readonly Item[], Fault> => {
  const items: Item[] = []
  for (const [place, one] of received.entries()) {
    const item = readItem(side, place, one)
    if (!item.ok) return item
    items.push(item.value)
  }
  return success(items)
}

/** SK-SET-10, SK-SET-12: all that the rules have against the two forces. */
export const againstForces = (
  forces: Readonly<Record<Side, readonly Item[]>>,
  agreement: Agreement,
): readonly Fault[] =>
  SIDES.flatMap((side) =>
    violationsOf(
      forces[side].map((item) => ({ ...item, count: 1 })),
      agreement,
    ).map(({ path, message }) => inForce(side, path, message)),
  )
