import { useRef, useState } from 'preact/hooks'
import type { Ruleset } from '#kernel/game/ruleset.ts'
import type { Procedure } from '#kernel/procedure/procedure.ts'
import type { TurnStep } from '#kernel/procedure/referee.ts'
import { isTyping } from '../../app/typing.ts'
import { useKeyDown } from '../../app/use-key-down.ts'

interface Props {
  readonly ruleset: Ruleset
  readonly sequence: readonly TurnStep[]
  readonly favourites: readonly string[]
  /** Somebody wants to look for one, wherever he is. */
  onSeek(): void
  onOpen(procedure: string): void
  onFavourite(procedure: string): void
}

interface Group {
  readonly title: string
  readonly procedures: readonly Procedure[]
}

/** The procedures in the order of the turn, each where it is first needed; favourites before all. */
const groupsOf = ({ ruleset, sequence, favourites }: Props): readonly Group[] => {
  const left = new Map(ruleset.procedures.map((procedure) => [procedure.name, procedure]))
  const take = (names: readonly string[]): Procedure[] =>
    names.flatMap((name) => {
      const found = left.get(name)
      left.delete(name)
      return found ? [found] : []
    })
  const chosen = favourites.flatMap((name) =>
    ruleset.procedures.filter((procedure) => procedure.name === name),
  )
  const groups = [
    { title: 'Favourites', procedures: chosen },
    ...sequence.map(({ title, procedures }) => ({ title, procedures: take(procedures) })),
  ]
  return [...groups, { title: 'More', procedures: [...left.values()] }].filter(
    ({ procedures }) => procedures.length > 0,
  )
}

export const ProcedurePicker = (props: Props) => {
  const [sought, setSought] = useState('')
  const search = useRef<HTMLInputElement>(null)
  useKeyDown((event) => {
    if (event.key !== '/' || isTyping(event.target)) return
    event.preventDefault()
    props.onSeek()
    // What is hidden takes no focus, and the next key comes before the next frame.
    search.current?.closest('.evening')?.setAttribute('data-pane', 'procedures')
    search.current?.focus()
  })
  const wanted = sought.trim().toLowerCase()
  const fits = ({ title, name }: Procedure) => `${title} ${name}`.toLowerCase().includes(wanted)
  const groups = groupsOf(props)
    .map((group) => ({ ...group, procedures: group.procedures.filter(fits) }))
    .filter(({ procedures }) => procedures.length > 0)
  const found = groups.flatMap(({ procedures }) => procedures)
  const titled = (fits: (title: string) => boolean) => found.find(({ title }) => fits(title.toLowerCase()))
  const first = titled((title) => title === wanted) ?? titled((title) => title.startsWith(wanted)) ?? found[0]
  return (
    <nav class="picker" aria-label="Procedures">
      <input
        ref={search}
        type="search"
        placeholder="Find a procedure  ( / )"
        aria-label="Find a procedure"
        value={sought}
        onInput={(event) => setSought(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !first) return
          event.preventDefault()
          event.stopPropagation()
          search.current?.blur()
          setSought('')
          props.onOpen(first.name)
        }}
      />
      {groups.map(({ title, procedures }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {procedures.map((procedure) => (
              <li key={procedure.name}>
                <button type="button" class="procedure" onClick={() => props.onOpen(procedure.name)}>
                  {procedure.title}
                </button>
                <button
                  type="button"
                  class="star"
                  aria-pressed={props.favourites.includes(procedure.name)}
                  aria-label={`Favourite: ${procedure.title}`}
                  onClick={() => props.onFavourite(procedure.name)}
                >
                  {props.favourites.includes(procedure.name) ? '★' : '☆'}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <p>Nothing of that name.</p>}
    </nav>
  )
}
