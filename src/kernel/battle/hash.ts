/**
 * A 64-bit hash of plain data in two lanes of 32 bits. The order of an object's fields does not matter, and a field
 * that is undefined is as good as absent, so data hashes the same before and after a trip through JSON. It finds
 * accidents, not forgeries.
 */
export const hashOf = (data: unknown): string => {
  let low = 0x9747b28c
  let high = 0x1b873593

  const add = (word: number): void => {
    low = Math.imul(low ^ word, 0x9e3779b1)
    low ^= low >>> 15
    high = Math.imul(((high << 13) | (high >>> 19)) ^ word, 0x85ebca6b)
  }

  const addText = (text: string): void => {
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i)
      low = Math.imul(low ^ unit, 0x01000193)
      high = Math.imul(((high << 5) | (high >>> 27)) ^ unit, 0xc2b2ae35)
    }
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

  const addFields = (fields: Readonly<Record<string, unknown>>): void => {
    const lowBefore = low
    const highBefore = high
    let lowSum = 0
    let highSum = 0
    for (const name in fields) {
      const value = fields[name]
      if (value === undefined) continue
      low = 0x2c1b3c6d
      high = 0x297a2d39
      addText(name)
      visit(value)
      lowSum = (lowSum + mixed(low)) | 0
      highSum = (highSum + mixed(high)) | 0
    }
    low = lowBefore
    high = highBefore
    add(lowSum)
    add(highSum)
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
      add(KIND.fields)
      addFields(value)
    } else {
      add(KIND.nothing)
    }
  }

  visit(data)
  return hex(mixed(low ^ mixed(high))) + hex(mixed(high ^ mixed(low)))
}

const hasFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const KIND = { nothing: 1, no: 2, yes: 3, small: 4, number: 5, text: 6, list: 7, fields: 8 } as const

/** Spreads every bit over the whole word (the finisher of MurmurHash3). */
const mixed = (word: number): number => {
  let bits = word
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')

/** A seed of its own for one of many things that depend on the same seed: a battle of a series, a player. */
export const derivedSeed = (seed: number, of: string | number): number =>
  Number.parseInt(hashOf([seed, of]).slice(0, 13), 16)
