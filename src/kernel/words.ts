/** `suppressionsAfter` or `retreat-20` as a reader sees it: "suppressions after", "retreat 20". */
export const words = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()

/** A value of an input or a result on one line. */
export const shown = (value: unknown): string => {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (value === null || value === undefined) return 'none'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(shown).join(', ')
  if (typeof value === 'object') {
    return `(${Object.entries(value)
      .map(([name, field]) => `${words(name)} ${shown(field)}`)
      .join(', ')})`
  }
  return String(value)
}
