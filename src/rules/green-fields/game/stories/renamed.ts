import type { Story } from './story.ts'

type Rename = (id: string) => string

const allOf = <T extends { readonly unit: string }>(told: readonly T[], rename: Rename): readonly T[] =>
  told.map((one) => ({ ...one, unit: rename(one.unit) }))

/** GF-OBS-17: a story with units by the ids that its listener knows them by. */
export const renamed = (story: Story, rename: Rename): Story => {
  const told: Story = 'unit' in story ? { ...story, unit: rename(story.unit) } : story
  if ('struck' in told) {
    const struck = allOf(told.struck, rename)
    return told.kind === 'attacked-from-the-air'
      ? { ...told, struck, target: rename(told.target) }
      : { ...told, struck }
  }
  if ('harmed' in told) return { ...told, harmed: allOf(told.harmed, rename) }
  if ('gassed' in told) return { ...told, gassed: allOf(told.gassed, rename) }
  switch (told.kind) {
    case 'took-off':
    case 'moved':
      return { ...told, units: told.units.map(rename) }
    case 'on-the-table':
      return { ...told, units: allOf(told.units, rename) }
    case 'looked-behind':
      return told.found === null ? told : { ...told, found: rename(told.found) }
    default:
      return told
  }
}
