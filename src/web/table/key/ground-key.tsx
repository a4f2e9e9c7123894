import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import type { ZoneGrid } from '#screen/zone-map.ts'
import type { TableData } from '../model.ts'
import { keyChapters } from './key-entries.ts'
import { TerrainSwatch, ZoneSwatch } from './swatch.tsx'
import { terrainEntries } from './terrain-entries.ts'

export const KeyChapter = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <>
    <h3>{title}</h3>
    <ul>{children}</ul>
  </>
)

/** What the ground of a map of zones shows; without a map, all that one can show. */
export const ZonesKey = ({ sides, map }: { sides: readonly [string, string]; map?: ZoneGrid }) => {
  const [one, other] = sides
  const chapters = useMemo(() => keyChapters([one, other], map), [one, other, map])
  return (
    <>
      {chapters.map(({ title, entries }) => (
        <KeyChapter key={title} title={title}>
          {entries.map(({ text, grid }) => (
            <li key={text}>
              <ZoneSwatch grid={grid} />
              {text}
            </li>
          ))}
        </KeyChapter>
      ))}
    </>
  )
}

type Lies = Pick<TableData, 'ground' | 'terrain' | 'sides' | 'relief'>

/** What lies on a table without zones; apart, what is drawn for the eye alone. */
export const TerrainKey = ({ ground, terrain, sides, relief = [] }: Lies) => {
  const chapters = useMemo(() => {
    const rules = terrain.filter(({ scenery }) => !scenery)
    const drawn = terrain.filter(({ scenery }) => scenery)
    return [
      { title: 'Ground and works', entries: terrainEntries(ground, rules, sides) },
      { title: 'Drawn only: no effect on play', entries: terrainEntries(undefined, drawn, sides) },
    ]
  }, [ground, terrain, sides])
  return (
    <>
      {chapters
        .filter(({ entries }) => entries.length > 0)
        .map(({ title, entries }) => (
          <KeyChapter key={title} title={title}>
            {entries.map((entry) => (
              <li key={entry.text}>
                <TerrainSwatch terrain={entry.terrain} />
                {entry.text}
              </li>
            ))}
          </KeyChapter>
        ))}
      {relief.length > 0 && (
        <p>Thin brown lines are contours, two metres apart. They show the lie of the land only.</p>
      )}
    </>
  )
}
