type Disorder = Readonly<Record<'rooms' | 'pairs' | 'circles', readonly string[]>>

export const trespass: (from: string, to: string) => string | undefined
export const importsIn: (file: string, text: string) => readonly string[]
export const compared: (
  found: Disorder,
  exceptions: Disorder,
) => readonly { readonly sort: keyof Disorder; readonly one: string; readonly fault: string }[]
