import { useState } from 'preact/hooks'
import { LARGEST_FILE, TOO_LARGE } from '../../kernel/procedure/file-text.ts'

/** Asks for a JSON file and says what was wrong with it; the same file can be chosen again. */
export const OpenFile = (props: {
  title: string
  fault: string | undefined
  load(file: File | undefined): Promise<unknown>
}) => {
  const [tooLarge, setTooLarge] = useState(false)
  const open = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? []
    const large = file !== undefined && file.size > LARGEST_FILE
    setTooLarge(large)
    if (!large) await props.load(file)
    input.value = ''
  }
  const fault = tooLarge ? TOO_LARGE : props.fault
  return (
    <>
      <label class="file">
        <span>{props.title}</span>
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ currentTarget }) => void open(currentTarget)}
        />
      </label>
      {fault && (
        <p class="trouble" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}
