export const recordsOf: (
  folder: string,
  files: readonly string[],
  read: (file: string) => string,
) => string | undefined
