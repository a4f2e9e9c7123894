import type { ShownZone, ZoneGrid } from '#screen/zone-map.ts'

/** What has become of a zone, in a word or two that find room in it. */
export interface ZoneChange {
  readonly zone: number
  readonly words: string
}

const WORSE: Readonly<Partial<Record<ShownZone['ground'], string>>> = {
  rough: 'torn up',
  ruins: 'in ruins',
  morass: 'morass',
}

const DUG = { none: 0, light: 1, heavy: 2 } as const

/** Of all that has changed, what matters most to those who fight there. */
const wordsOf = (before: ShownZone, now: ShownZone): string | undefined => {
  const worse = now.ground === before.ground ? undefined : WORSE[now.ground]
  if (worse !== undefined) return worse
  if (now.crater && !before.crater) return 'mine crater'
  for (const works of ['trench', 'emplacement'] as const) {
    if (DUG[now[works]] > DUG[before[works]]) return works === 'trench' ? 'trench dug' : 'gun pits dug'
    if (DUG[now[works]] < DUG[before[works]]) return works === 'trench' ? 'trench hit' : 'gun pits hit'
  }
  for (const way of ['road', 'track'] as const) {
    if (now[way] === before[way]) continue
    if (now[way] === 'cut') return `${way} cut`
    if (now[way] === 'intact') return before[way] === 'cut' ? `${way} mended` : `${way} laid`
  }
  if (now.shellHoles > before.shellHoles) return 'shell holes'
  if (now.wireCut > before.wireCut) return 'wire cut'
  return undefined
}

/** How the ground of a table differs from what it was: only what has been done to it, not who holds it. */
export const zoneChanges = (before: ZoneGrid, now: ZoneGrid): readonly ZoneChange[] => {
  if (before === now || before.columns !== now.columns || before.rows !== now.rows) return []
  return now.zones.flatMap((shown, zone) => {
    const was = before.zones[zone]
    const words = was && was !== shown ? wordsOf(was, shown) : undefined
    return words === undefined ? [] : [{ zone, words }]
  })
}
