import { isLabel, isVoid, PHASES } from './what-counts.ts'

/**
 * A 64-bit hash of plain data in two lanes of 32 bits. The order of an object's fields does not matter, and a field
 * that is undefined is as good as absent, so data hashes the same before and after a trip through JSON. It finds
 * accidents, not forgeries.
 */
export const hashOf = (data: unknown): string => hasher().of(data)

/**
 * A hash of what a scenario lays down, in which nothing counts that only a reader sees: no name and no title, and what is as
 * good as absent is absent.
 */
export const factsHash = (data: unknown): string => hasher(NO_FIELDS).of(data)

/**
 * Hashes the states of a battle one after the other. What stands in a state is replaced and never changed: whatever is the
 * same as in its place the last time is not looked at again.
 *
 * Only what orders can change counts: neither the fields of the state that hold the setting nor names and titles. A field
 * that holds null, false, 0, '' or an empty list is as good as absent, so that one added later changes nothing; items of
 * lists all count.
 */
export const stateHasher = (setting: readonly string[] = []): ((state: unknown) => string) =>
  hasher(new Set(setting)).ofState

/** The same with every field counted, each state as `hashOf` has it: what files of the format /1 hold. */
export const wholeStateHasher = (): ((state: unknown) => string) => hasher().ofState

interface Begun {
  readonly low: number
  readonly high: number
}

/** A field or an item of a list as it was met the last time. */
interface Met {
  readonly name: string
  /** How its own hash begins. */
  begunLow: number
  begunHigh: number
  value: unknown
  /** What it adds to the sums of its object, or how far the hash of its list had come with it. */
  low: number
  high: number
  /** What stood in it, by place, and the sums of its fields. */
  fields: Met[] | undefined
  lowSum: number
  highSum: number
  items: Met[] | undefined
}

/** What cannot stand in a state. */
const NOT_MET = {}

const unmet = (name: string, begunLow: number, begunHigh: number): Met => ({
  name,
  begunLow,
  begunHigh,
  value: NOT_MET,
  low: 0,
  high: 0,
  fields: undefined,
  lowSum: 0,
  highSum: 0,
  items: undefined,
})

type Fields = Readonly<Record<string, unknown>>

const NO_FIELDS: ReadonlySet<string> = new Set()

/** Every field counts where no setting is given; else only what orders can change. */
const hasher = (setting?: ReadonlySet<string>) => {
  const whole = setting === undefined
  /** Whether the name of the next object counts: in a whole hash, and where it is a phase. */
  let named = whole
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

  const sumFields = (fields: Fields): void => {
    const lowBefore = low
    const highBefore = high
    const ownName = named
    named = whole
    let lows = 0
    let highs = 0
    for (const name in fields) {
      const value = fields[name]
      if (whole ? value === undefined : isVoid(value)) continue
      if (!ownName && isLabel(name)) continue
      beginField(name)
      visit(value)
      lows = (lows + mixed(low)) | 0
      highs = (highs + mixed(high)) | 0
    }
    low = lowBefore
    high = highBefore
    lowSum = lows
    highSum = highs
    named = ownName
  }

  const addSums = (lows: number, highs: number): void => {
    add(KIND.fields)
    add(lows)
    add(highs)
  }

  const addFields = (fields: Fields): void => {
    sumFields(fields)
    addSums(lowSum, highSum)
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

  /** The field of this name in its place; fields hardly ever change places. */
  const metField = (parts: Met[], place: number, name: string): Met => {
    const known = parts[place]
    if (known?.name === name) return known
    beginField(name)
    const met = unmet(name, low, high)
    parts[place] = met
    return met
  }

  /** What a field that has another value than the last time adds to the sums of its object. */
  const meetField = (met: Met, value: unknown, ownName: boolean): void => {
    if (whole ? value === undefined : isVoid(value) || (!ownName && isLabel(met.name))) {
      met.value = value
      met.low = 0
      met.high = 0
      return
    }
    low = met.begunLow
    high = met.begunHigh
    meet(met, value)
    met.low = mixed(low)
    met.high = mixed(high)
  }

  /** The sums of the fields, of which only those that have another value are looked at. */
  const sumMet = (fields: Fields, parts: Met[]): void => {
    const lowBefore = low
    const highBefore = high
    const ownName = named
    named = whole
    let lows = 0
    let highs = 0
    let place = 0
    for (const name in fields) {
      const value = fields[name]
      const met = metField(parts, place++, name)
      if (met.value !== value) meetField(met, value, ownName)
      lows = (lows + met.low) | 0
      highs = (highs + met.high) | 0
    }
    low = lowBefore
    high = highBefore
    lowSum = lows
    highSum = highs
    named = ownName
  }

  /** The items of a list from the first on that is another one, or begins otherwise, than in its place the last time. */
  const addMet = (list: readonly unknown[], parts: Met[]): void => {
    for (let i = 0; i < list.length; i++) {
      let met = parts[i]
      if (!met) {
        met = unmet('', low, high)
        parts[i] = met
      }
      if (met.value !== list[i] || met.begunLow !== low || met.begunHigh !== high) {
        met.begunLow = low
        met.begunHigh = high
        meet(met, list[i])
        met.low = low
        met.high = high
      }
      low = met.low
      high = met.high
    }
  }

  const meet = (met: Met, value: unknown): void => {
    if (Array.isArray(value)) {
      add(KIND.list)
      met.items ??= []
      addMet(value, met.items)
      add(value.length)
    } else if (hasFields(value)) {
      if (met.value !== value) {
        // What is met for the first time may never change: its fields are remembered from the second time on.
        if (met.value === NOT_MET) {
          sumFields(value)
        } else {
          met.fields ??= []
          sumMet(value, met.fields)
        }
        met.lowSum = lowSum
        met.highSum = highSum
      }
      addSums(met.lowSum, met.highSum)
    } else {
      visit(value)
    }
    met.value = value
  }

  const begin = (): void => {
    low = 0x9747b28c
    high = 0x1b873593
  }

  const end = (): string => hex(mixed(low ^ mixed(high))) + hex(mixed(high ^ mixed(low)))

  const state: Met[] = []

  const of = (data: unknown): string => {
    begin()
    visit(data)
    return end()
  }

  /** The sums of the fields of a state but for its setting. */
  const sumState = (fields: Fields, left: ReadonlySet<string>): void => {
    let lows = 0
    let highs = 0
    let place = 0
    for (const name in fields) {
      if (left.has(name)) continue
      const value = fields[name]
      const met = metField(state, place++, name)
      if (met.value !== value) {
        named = name === PHASES
        meetField(met, value, false)
        named = false
      }
      lows = (lows + met.low) | 0
      highs = (highs + met.high) | 0
    }
    lowSum = lows
    highSum = highs
  }

  return {
    of,
    ofState(data: unknown): string {
      if (!hasFields(data) || Array.isArray(data)) return of(data)
      // The state itself is changed in place.
      if (setting) sumState(data, setting)
      else sumMet(data, state)
      begin()
      addSums(lowSum, highSum)
      return end()
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
