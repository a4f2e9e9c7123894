import type { ComponentChildren, RefObject } from 'preact'

interface Props {
  readonly class: string
  readonly label: string
  readonly box?: RefObject<HTMLElement | null>
  readonly children: ComponentChildren
}

/** What may be too large for its place: it is scrolled by keys, too. */
export const Scroller = ({ class: name, label, box, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached
  <section class={name} aria-label={label} tabIndex={0} {...(box ? { ref: box } : {})}>
    {children}
  </section>
)
