import { useEffect, useRef, useState } from 'preact/hooks'
import type { PrintedRules } from '#kernel/game/ruleset.ts'
import { navigate } from '../app/router.ts'
import { isTyping } from '../app/typing.ts'
import { useKeyDown } from '../app/use-key-down.ts'
import { type Finder, finderOf, type Hit } from './finder.ts'

interface Props {
  readonly ruleset: PrintedRules
  readonly sought: string
  onSeek(sought: string): void
  onFound(hits: readonly Hit[] | undefined): void
}

/** The search field: `/` goes to it, Enter to the best clause, Esc back to the book. */
export const Search = ({ ruleset, sought, onSeek, onFound }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  const [finder, setFinder] = useState<Finder>()
  const made = useRef<Promise<Finder>>(undefined)
  const prepare = (): Promise<Finder> => {
    made.current ??= finderOf(ruleset).then((ready) => {
      setFinder(() => ready)
      return ready
    })
    return made.current
  }
  useKeyDown((event) => {
    if (event.key !== '/' || isTyping(event.target)) return
    event.preventDefault()
    field.current?.focus()
  })
  useEffect(() => {
    onFound(sought.trim() && finder ? finder(sought) : undefined)
  }, [sought, finder, onFound])
  const openBest = async () => {
    // A quick hand presses Enter before the search is ready.
    const find = await prepare()
    const [best] = find(sought)
    if (best) navigate(`/rules/${ruleset.id}/${best.clause.id}`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onSeek('')
    if (event.key === 'Enter') void openBest()
  }
  return (
    <input
      ref={field}
      class="screen-only"
      type="search"
      aria-label="Search the rules"
      aria-keyshortcuts="/"
      placeholder="Search the rules  ( / )"
      value={sought}
      onFocus={() => void prepare()}
      onKeyDown={onKeyDown}
      onInput={(event) => {
        void prepare()
        onSeek(event.currentTarget.value)
      }}
    />
  )
}
