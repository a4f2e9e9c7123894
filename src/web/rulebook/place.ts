import { useEffect, useState } from 'preact/hooks'

/** The element that the address points to: `/rules/skirmish/SK-MOV-01` or `/rules/skirmish#MOV`. */
const placeOf = ({ pathname, hash }: Location): string =>
  decodeURIComponent(hash ? hash.slice(1) : (pathname.split('/')[3] ?? ''))

/** Follows the address to a place on the page, again each time a link to it is followed. */
export const usePlace = (onFollow?: () => void): void => {
  const [place, setPlace] = useState({ id: '' })
  useEffect(() => {
    const follow = () => {
      onFollow?.()
      setPlace({ id: placeOf(location) })
    }
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      // The router has been here and taken the link for its own.
      if (link && event.defaultPrevented) follow()
    }
    follow()
    addEventListener('popstate', follow)
    addEventListener('click', onClick)
    return () => {
      removeEventListener('popstate', follow)
      removeEventListener('click', onClick)
    }
  }, [onFollow])
  useEffect(() => {
    const target = place.id ? document.getElementById(place.id) : null
    target?.scrollIntoView({ block: 'start' })
    const heading = target?.querySelector<HTMLElement>('[tabindex="-1"]')
    heading?.focus({ preventScroll: true })
  }, [place])
}
