import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
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

/** What the ground of a map of zones shows. */
export const ZonesKey = ({ sides }: { sides: readonly [string, string] }) => {
  const [one, other] = sides
  const chapters = useMemo(() => keyChapters([one, other]), [one, other])
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

/** What lies on a table without zones. */
export const TerrainKey = ({ ground, terrain, sides }: Pick<TableData, 'ground' | 'terrain' | 'sides'>) => {
  const entries = useMemo(() => terrainEntries(ground, terrain, sides), [ground, terrain, sides])
  return (
    <KeyChapter title="Ground and works">
      {entries.map((entry) => (
        <li key={entry.text}>
          <TerrainSwatch terrain={entry.terrain} />
          {entry.text}
        </li>
      ))}
    </KeyChapter>
  )
}
