/** Whether two pieces of plain data say the same; a field that is undefined is as good as absent. */
export const alike = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, i) => alike(item, other[i]))
    )
  return sameFields(Object(one), Object(other))
}

const sameFields = (one: Fields, other: Fields): boolean => {
  for (const name in one) if (!alike(one[name], other[name])) return false
  for (const name in other) if (other[name] !== undefined && one[name] === undefined) return false
  return true
}

type Fields = Readonly<Record<string, unknown>>
