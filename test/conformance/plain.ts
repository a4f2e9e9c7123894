/** The place of the first thing that does not survive a trip through JSON; none if all is plain data. */
export const implausible = (data: unknown, path = 'state'): string | undefined => {
  if (data === null || typeof data === 'boolean' || typeof data === 'string') return undefined
  if (typeof data === 'number') return Number.isFinite(data) ? undefined : `${path} is ${data}`
  if (typeof data !== 'object') return `${path} is ${typeof data}`
  if (Array.isArray(data)) return first(data.map((item, i) => [`${path}.${i}`, item]))
  const prototype: unknown = Object.getPrototypeOf(data)
  if (prototype !== Object.prototype && prototype !== null) return `${path} is no plain object`
  return first(
    Object.entries(data)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [`${path}.${name}`, value]),
  )
}

const first = (parts: readonly (readonly [path: string, value: unknown])[]): string | undefined => {
  for (const [path, value] of parts) {
    const found = implausible(value, path)
    if (found) return found
  }
  return undefined
}
