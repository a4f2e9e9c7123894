import type { Point } from '#kernel/geometry/point.ts'
import { toInches } from '../../tables/index.ts'
import type { Shell } from '../../vocabulary.ts'

/** "18, 15½": to the nearest half inch, as one reads it off the table's edge. */
export const placeWords = ({ x, y }: Point): string => `${halves(toInches(x))}, ${halves(toInches(y))}`

const halves = (inches: number): string => {
  const twice = Math.round(inches * 2)
  return `${twice < 2 && twice % 2 === 1 ? '' : Math.floor(twice / 2)}${twice % 2 === 1 ? '½' : ''}`
}

export const shellWords = (shell: Shell): string => (shell === 'gas' ? 'gas' : 'HE')
