import { useEffect, useRef, useState } from 'preact/hooks'
import type { PrintedRules } from '#kernel/game/ruleset.ts'

/** The chapters at the side, the one being read marked. */
export const Chapters = ({ ruleset }: { ruleset: PrintedRules }) => {
  const current = useCurrent(ruleset)
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && link) keepInSight(nav.current, link)
  }, [current])
  return (
    <nav ref={nav} class="chapters screen-only" aria-label="Chapters">
      <ul>
        {ruleset.rulebook.map(({ code, title }) => (
          <li key={code}>
            <a href={`/rules/${ruleset.id}#${code}`} aria-current={code === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** How far below the top of the window a chapter counts as being read. */
const READING = 160

const useCurrent = ({ rulebook }: PrintedRules): string | undefined => {
  const [current, setCurrent] = useState(rulebook[0]?.code)
  useEffect(() => {
    const look = () => {
      const above = rulebook.filter(({ code }) => {
        const top = document.getElementById(code)?.getBoundingClientRect().top
        return top !== undefined && top < READING
      })
      setCurrent((above.at(-1) ?? rulebook[0])?.code)
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [rulebook])
  return current
}

/** Scrolls the list alone, never the page. */
const keepInSight = (list: HTMLElement, link: HTMLElement): void => {
  const outer = list.getBoundingClientRect()
  const inner = link.getBoundingClientRect()
  if (inner.top < outer.top || inner.bottom > outer.bottom) list.scrollTop += inner.top - outer.top - 60
  if (inner.left < outer.left || inner.right > outer.right) list.scrollLeft += inner.left - outer.left - 40
}
