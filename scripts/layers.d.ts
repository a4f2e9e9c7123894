export const trespass: (from: string, to: string) => string | undefined
export const importsIn: (file: string, text: string) => readonly string[]
