/**
 * A 64-bit hash of plain data in two lanes of 32 bits. The order of an object's fields does not matter, and a field
 * that is undefined is as good as absent, so data hashes the same before and after a trip through JSON. It finds
 * accidents, not forgeries.
 */
export const hashOf = (data: unknown): string => hasher().of(data)

/**
 * Hashes the states of a battle one after the other, each as `hashOf` does. What stands in a field of the state, or in a
 * list there, is replaced and never changed: if it is the same object as the last time, it is not looked at again.
 */
export const stateHasher = (): ((state: unknown) => string) => hasher(new Map()).of

interface Begun {
  readonly low: number
  readonly high: number
}

/** An object met in a certain place of the last state, with the sums of its fields. */
interface Met {
  object: unknown
  low: number
  high: number
}

type Fields = Readonly<Record<string, unknown>>

const hasher = (memory?: Map<string, Met[]>) => {
  let low = 0
  let high = 0
  /** The sums of the fields of the object visited last. */
  let lowSum = 0
  let highSum = 0
  /** How the hash of a field begins, by its name. */
  const names = new Map<string, Begun>()

  const add = (word: number): void => {
    low = Math.imul(low ^ word, 0x9e3779b1)
    low ^= low >>> 15
    high = Math.imul(((high << 13) | (high >>> 19)) ^ word, 0x85ebca6b)
  }

  const addText = (text: string): void => {
    let ownLow = low
    let ownHigh = high
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i)
      ownLow = Math.imul(ownLow ^ unit, 0x01000193)
      ownHigh = Math.imul(((ownHigh << 5) | (ownHigh >>> 27)) ^ unit, 0xc2b2ae35)
    }
    low = ownLow
    high = ownHigh
    add(text.length)
  }

  const addNumber = (value: number): void => {
    if ((value | 0) === value) {
      add(KIND.small)
      add(value | 0)
    } else if (Number.isFinite(value)) {
      add(KIND.number)
      addText(String(value))
    } else {
      add(KIND.nothing)
    }
  }

  const beginField = (name: string): void => {
    let begun = names.get(name)
    if (!begun) {
      low = 0x2c1b3c6d
      high = 0x297a2d39
      addText(name)
      begun = { low, high }
      names.set(name, begun)
    }
    low = begun.low
    high = begun.high
  }

  const metIn = (name: string): Met[] => {
    const known = memory?.get(name)
    if (known) return known
    const met: Met[] = []
    memory?.set(name, met)
    return met
  }

  const sumFields = (fields: Fields, remembers: boolean): void => {
    const lowBefore = low
    const highBefore = high
    let lows = 0
    let highs = 0
    for (const name in fields) {
      const value = fields[name]
      if (value === undefined) continue
      beginField(name)
      if (remembers) recall(value, metIn(name))
      else visit(value)
      lows = (lows + mixed(low)) | 0
      highs = (highs + mixed(high)) | 0
    }
    low = lowBefore
    high = highBefore
    lowSum = lows
    highSum = highs
  }

  const addFields = (fields: Fields): void => {
    sumFields(fields, false)
    add(KIND.fields)
    add(lowSum)
    add(highSum)
  }

  /** Adds an object by its sums, which are still known if it was met in this place the last time. */
  const addMet = (object: Fields, met: Met[], place: number): void => {
    let known = met[place]
    if (known?.object !== object) {
      sumFields(object, false)
      known = { object, low: lowSum, high: highSum }
      met[place] = known
    }
    add(KIND.fields)
    add(known.low)
    add(known.high)
  }

  const recall = (value: unknown, met: Met[]): void => {
    if (!Array.isArray(value)) {
      if (hasFields(value)) addMet(value, met, 0)
      else visit(value)
      return
    }
    add(KIND.list)
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i]
      if (hasFields(item) && !Array.isArray(item)) addMet(item, met, i)
      else visit(item)
    }
    add(value.length)
  }

  const visit = (value: unknown): void => {
    if (typeof value === 'number') {
      addNumber(value)
    } else if (typeof value === 'string') {
      add(KIND.text)
      addText(value)
    } else if (typeof value === 'boolean') {
      add(value ? KIND.yes : KIND.no)
    } else if (Array.isArray(value)) {
      add(KIND.list)
      for (const item of value) visit(item)
      add(value.length)
    } else if (hasFields(value)) {
      addFields(value)
    } else {
      add(KIND.nothing)
    }
  }

  return {
    of(data: unknown): string {
      low = 0x9747b28c
      high = 0x1b873593
      if (memory && hasFields(data) && !Array.isArray(data)) {
        sumFields(data, true)
        add(KIND.fields)
        add(lowSum)
        add(highSum)
      } else {
        visit(data)
      }
      return hex(mixed(low ^ mixed(high))) + hex(mixed(high ^ mixed(low)))
    },
  }
}

const hasFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const KIND = { nothing: 1, no: 2, yes: 3, small: 4, number: 5, text: 6, list: 7, fields: 8 } as const

/** Spreads every bit over the whole word (the finisher of MurmurHash3). */
const mixed = (word: number): number => {
  let bits = word
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}

/** Every byte in two digits: several times quicker than writing a whole word as a number. */
const BYTES: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

const byteOf = (word: number, shift: number): string => BYTES[(word >>> shift) & 255] ?? ''

const hex = (word: number): string => byteOf(word, 24) + byteOf(word, 16) + byteOf(word, 8) + byteOf(word, 0)

/** A seed of its own for one of many things that depend on the same seed: a battle of a series, a player. */
export const derivedSeed = (seed: number, of: string | number): number =>
  Number.parseInt(hashOf([seed, of]).slice(0, 13), 16)
