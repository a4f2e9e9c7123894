import { useEffect, useState } from 'preact/hooks'
import { path } from '../app/router.ts'

/** The element that an address points to: `/rules/skirmish/SK-MOV-01` or `/rules/skirmish#MOV`. */
const placeOf = (pathname: string): string =>
  decodeURIComponent(location.hash ? location.hash.slice(1) : (pathname.split('/')[3] ?? ''))

/** Follows the address to a place on a page that is whole, again each time a link to it is followed. */
export const usePlace = (onFollow?: () => void, whole = true): void => {
  const at = path.value
  const [place, setPlace] = useState({ id: '' })
  useEffect(() => {
    onFollow?.()
    setPlace({ id: placeOf(at) })
  }, [at, onFollow])
  useEffect(() => {
    const follow = () => {
      onFollow?.()
      setPlace({ id: placeOf(location.pathname) })
    }
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      // Default-prevented: the router, which listens before us, has followed the link.
      if (link && event.defaultPrevented) follow()
    }
    addEventListener('popstate', follow)
    addEventListener('click', onClick)
    return () => {
      removeEventListener('popstate', follow)
      removeEventListener('click', onClick)
    }
  }, [onFollow])
  useEffect(() => {
    const target = place.id && whole ? document.getElementById(place.id) : null
    target?.scrollIntoView({ block: 'start' })
    target?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
  }, [place, whole])
}
