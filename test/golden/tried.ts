import type { Point } from '#kernel/geometry/point.ts'
import type { Edit, OrderFile, Parts, ShownTemplate, Writing } from '#screen/writing.ts'

/* An order being written, with what its functions come to in place of them. */

const editTried = (edit: Edit, places: readonly Point[]) => {
  const { pick } = edit
  if (!pick) return edit
  const tried = places.map((place) => {
    const preview = pick.preview(place)
    return preview.legal ? { preview, order: pick.order(place) } : { preview }
  })
  return { ...edit, pick: { ...pick, tried } }
}

const templateTried = (template: ShownTemplate, places: readonly Point[]) => ({
  ...template,
  tried: places.map((place) => template.at(place, template.heading)),
})

const partsTried = (parts: Parts, { order }: Writing) => {
  const told = parts.told(order)
  const units = told.slice(0, 2).map(({ unit }) => unit)
  return { told, taken: parts.taking(order, order, units) }
}

const fileTried = (file: OrderFile) => {
  const saved = file.save()
  return { ...file, saved, loaded: file.load(saved), refused: file.load({ kind: 'nothing' }) }
}

/** All that it offers, tried at some places. */
export const writingTried = (writing: Writing, places: readonly Point[]) => {
  const tried = ({ edits, ...group }: Writing['groups'][number]) => ({
    ...group,
    edits: edits.map((edit) => editTried(edit, places)),
  })
  const { groups, later, templates, parts, file } = writing
  return {
    ...writing,
    groups: groups.map(tried),
    ...(later ? { later: { ...later, groups: later.groups.map(tried) } } : {}),
    ...(templates ? { templates: templates.map((one) => templateTried(one, places)) } : {}),
    ...(parts ? { parts: partsTried(parts, writing) } : {}),
    ...(file ? { file: fileTried(file) } : {}),
  }
}
