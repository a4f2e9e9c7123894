import { useEffect, useRef, useState } from 'preact/hooks'
import type { Ruleset } from '../../kernel/ruleset.ts'
import { navigate } from '../app/router.ts'
import { isTyping } from '../app/typing.ts'
import { type Finder, finderOf, type Hit } from './finder.ts'

interface Props {
  readonly ruleset: Ruleset
  readonly sought: string
  onSeek(sought: string): void
  onFound(hits: readonly Hit[] | undefined): void
}

/** The search field: `/` goes to it, Enter to the best clause, Esc back to the book. */
export const Search = ({ ruleset, sought, onSeek, onFound }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  const [finder, setFinder] = useState<Finder>()
  const prepare = () => {
    if (!finder) void finderOf(ruleset).then((made) => setFinder(() => made))
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target)) return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => {
    onFound(sought.trim() && finder ? finder(sought) : undefined)
  }, [sought, finder, onFound])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onSeek('')
    const best = event.key === 'Enter' && finder?.(sought)[0]
    if (best) navigate(`/rules/${ruleset.id}/${best.clause.id}`)
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
      onFocus={prepare}
      onKeyDown={onKeyDown}
      onInput={(event) => {
        prepare()
        onSeek(event.currentTarget.value)
      }}
    />
  )
}
