export const strangeRoom: (file: string) => string | undefined
export const roomTrespass: (from: string, to: string) => string | undefined
