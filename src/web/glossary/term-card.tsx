import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { useKeyDown } from '../app/use-key-down.ts'
import { type OpenTerm, openTerm } from './open-term.ts'
import './terms.css'

/** What the word means that was tapped; gone with Esc or a tap beside it. */
export const TermCard = () => {
  const open = openTerm.value
  return open ? <Card key={open.word} open={open} /> : null
}

/** Between the card and the word or the edge, in pixels. */
const GAP = 8

/** Under the word if there is room, else above it, and never off the screen. */
const place = (card: HTMLElement, { left, top, bottom }: OpenTerm['at']): void => {
  const { offsetWidth: width, offsetHeight: height } = card
  const below = bottom + GAP + height <= innerHeight
  const wanted = below ? bottom + GAP : top - GAP - height
  card.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`
  card.style.top = `${Math.max(GAP, Math.min(wanted, innerHeight - height - GAP))}px`
}

const Card = ({ open }: { open: OpenTerm }) => {
  const { entry, word, ruleset, at } = open
  const card = useRef<HTMLDivElement>(null)
  // Before the table and the lesson, which know the key too.
  useKeyDown(
    (event) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      openTerm.value = undefined
    },
    { before: true },
  )
  useLayoutEffect(() => {
    const shown = card.current
    shown?.showPopover()
    if (shown) place(shown, at)
  }, [at])
  useEffect(() => {
    const gone = ({ newState }: ToggleEvent): void => {
      if (newState === 'closed' && openTerm.peek() === open) openTerm.value = undefined
    }
    const shown = card.current
    shown?.addEventListener('toggle', gone)
    return () => shown?.removeEventListener('toggle', gone)
  }, [open])
  return (
    <div ref={card} class="term-card" popover="auto" role="note" aria-label={word}>
      <div role="status">
        <strong>{word}</strong>
        <p>{entry.text}</p>
      </div>
      {entry.clause && <a href={`/rules/${ruleset}/${entry.clause}`}>The rule: {entry.clause}</a>}
    </div>
  )
}
