import { capitalised } from '#kernel/words.ts'

/** The name of a unit under the heading of its formation: what the heading says is only heard. */
export const UnitName = ({ name, under }: { name: string; under: string }) => {
  const repeats = under !== '' && name.startsWith(`${under} `)
  return (
    <span class="unit-name">
      {repeats && <span class="heard">{under} </span>}
      {repeats ? capitalised(name.slice(under.length + 1)) : name}
    </span>
  )
}
