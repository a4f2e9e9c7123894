import { useEffect, useRef } from 'preact/hooks'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/** A field for a file takes what is let go over it by itself. */
const isForField = ({ target }: DragEvent): boolean => target instanceof HTMLInputElement

/** A file let go over a page that opens none would be shown in place of the app, in the midst of a battle. */
export const keepDroppedFilesOut = (): void => {
  for (const what of ['dragover', 'drop'] as const)
    addEventListener(what, (event) => {
      if (hasFiles(event) && !isForField(event)) event.preventDefault()
    })
}

/** Opens what is let go anywhere over the page, if it opens files at all. */
export const useDroppedFile = (open: ((file: File) => void) | undefined): void => {
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    const drop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0]
      if (file && !isForField(event)) latest.current?.(file)
    }
    addEventListener('drop', drop)
    return () => removeEventListener('drop', drop)
  }, [])
}
