/** A file for the player. */
export interface SavedFile {
  readonly name: string
  readonly text: string
}

/** Hands the player a file. */
export const download = (name: string, type: string, content: string | Blob): void => {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name.replace(/[\\/:*?"<>|]/g, '-')
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

export const saveFile = ({ name, text }: SavedFile): void => download(name, 'application/json', text)
