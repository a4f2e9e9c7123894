import { Fragment } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import { type GlossaryEntry, glossed } from '#screen/glossary.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import { openTerm } from './open-term.ts'
import './terms.css'

type Known = Pick<PlayedRuleset, 'id' | 'glossary'>

/** A text whose words of the trade explain themselves at a tap. */
export const Explained = ({ ruleset, text }: { ruleset: Known; text: string }) => {
  const parts = useMemo(() => glossed(ruleset.glossary ?? [], text), [ruleset, text])
  return (
    <>
      {parts.map((part, i) => (
        <Fragment key={i}>
          {part.entry ? <Term ruleset={ruleset} word={part.text} entry={part.entry} /> : part.text}
        </Fragment>
      ))}
    </>
  )
}

interface Props {
  readonly ruleset: Known
  readonly word: string
  readonly entry: GlossaryEntry
}

const Term = ({ ruleset, word, entry }: Props) => {
  const mine = openTerm.value?.entry === entry
  // A press beside it closes the card; the press on the word itself must not open it anew.
  const wasOpen = useRef(false)
  return (
    <button
      type="button"
      class="term"
      aria-expanded={mine}
      onPointerDown={() => {
        wasOpen.current = mine
      }}
      onClick={({ currentTarget }) => {
        const { left, top, bottom } = currentTarget.getBoundingClientRect()
        openTerm.value = wasOpen.current
          ? undefined
          : { entry, word, ruleset: ruleset.id, at: { left, top, bottom } }
        wasOpen.current = false
      }}
    >
      {word}
    </button>
  )
}
