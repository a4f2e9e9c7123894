/** Numbers of judgement by where they stand: 'move.zone', 'exits.near.2'. */
export type Numbers = ReadonlyMap<string, number>

/** Every number in some thresholds. */
export const numbersIn = (thresholds: object, within = ''): Numbers => {
  const found = new Map<string, number>()
  for (const [name, value] of Object.entries(thresholds)) {
    const path = within === '' ? name : `${within}.${name}`
    if (typeof value === 'number') found.set(path, value)
    else if (typeof value === 'object' && value !== null)
      for (const [inner, number] of numbersIn(value, path)) found.set(inner, number)
  }
  return found
}

/** The same thresholds with other numbers in some places. */
export const withNumbers = <T extends object>(thresholds: T, numbers: Numbers): T => {
  const copy = structuredClone(thresholds)
  for (const [path, number] of numbers) {
    const names = path.split('.')
    const last = names.pop() ?? path
    let place: object = copy
    for (const name of names) place = Reflect.get(place, name)
    Reflect.set(place, last, number)
  }
  return copy
}
