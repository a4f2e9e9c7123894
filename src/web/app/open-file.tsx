import { useState } from 'preact/hooks'
import { LARGEST_FILE, TOO_LARGE } from '../../kernel/procedure/file-text.ts'

interface Props {
  readonly title: string
  readonly fault: string | undefined
  load(text: string): Promise<unknown>
}

/** Asks for a JSON file and says what was wrong with it; the same file can be chosen again. */
export const OpenFile = ({ title, fault, load }: Props) => {
  const [unread, setUnread] = useState<string>()
  const open = async (file: File): Promise<void> => {
    const isTooLarge = file.size > LARGEST_FILE
    const text = isTooLarge ? undefined : await file.text().catch(() => undefined)
    setUnread(text === undefined ? (isTooLarge ? TOO_LARGE : 'The file could not be read.') : undefined)
    if (text !== undefined) await load(text)
  }
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
