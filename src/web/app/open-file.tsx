import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { LARGEST_FILE, TOO_LARGE } from '#kernel/procedure/file-text.ts'
import { useDroppedFile } from './dropped-file.ts'
import { type FileKind, otherHome } from './file-kinds.ts'

interface Props {
  readonly title: string
  /** The kind of file that the whole page is there to open, wherever it is let go. */
  readonly kind?: FileKind
  readonly fault: string | undefined
  load(text: string): Promise<unknown>
}

/** Asks for a JSON file and says what was wrong with it; the same file can be chosen again. */
export const OpenFile = ({ title, kind, fault, load }: Props) => {
  const [unread, setUnread] = useState<ComponentChildren>()
  const open = async (file: File): Promise<void> => {
    const isTooLarge = file.size > LARGEST_FILE
    const text = isTooLarge ? undefined : await file.text().catch(() => undefined)
    const other = kind && text !== undefined ? otherHome(text, kind) : undefined
    setUnread(
      other ? (
        <>
          This is {other.what}: open it under <a href={other.href}>{other.under}</a>.
        </>
      ) : text === undefined ? (
        isTooLarge ? (
          TOO_LARGE
        ) : (
          'The file could not be read.'
        )
      ) : undefined,
    )
    if (text !== undefined && !other) await load(text)
  }
  useDroppedFile(kind && ((file) => void open(file)))
  const said = unread ?? fault
  return (
    <>
      <label class="file">
        <span>{title}</span>
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            if (!file) return
            void open(file).then(() => {
              currentTarget.value = ''
            })
          }}
        />
      </label>
      {said && (
        <p class="trouble" role="alert">
          {said}
        </p>
      )}
    </>
  )
}
