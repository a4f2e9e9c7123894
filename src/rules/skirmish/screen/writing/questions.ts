import type { Edit, EditGroup, Writing } from '#screen/writing.ts'

/** A question whose answers are given at a press; the first is the usual one. */
export const asked = (title: string, edits: readonly Edit[], give: string): Writing => {
  const [usual] = edits
  const group: EditGroup = { title, atOnce: true, edits }
  return { order: usual?.order ?? { kind: 'pass' }, give, groups: [group], draggable: [] }
}
