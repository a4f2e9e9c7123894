import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { keyChapters } from './key-entries.ts'
import { Swatch } from './swatch.tsx'

export const KeyChapter = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <>
    <h3>{title}</h3>
    <ul>{children}</ul>
  </>
)

/** What the ground of a map of zones shows. */
export const GroundKey = ({ sides }: { sides: readonly [string, string] }) => {
  const [one, other] = sides
  const chapters = useMemo(() => keyChapters([one, other]), [one, other])
  return (
    <>
      {chapters.map(({ title, entries }) => (
        <KeyChapter key={title} title={title}>
          {entries.map(({ text, grid }) => (
            <li key={text}>
              <Swatch grid={grid} />
              {text}
            </li>
          ))}
        </KeyChapter>
      ))}
    </>
  )
}
