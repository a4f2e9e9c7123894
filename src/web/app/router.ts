import { signal } from '@preact/signals'

/** The path on the screen. */
export const path = signal(location.pathname)

/** Goes to an address of the app without loading it anew. */
export const navigate = (to: string, replace = false): void => {
  if (to !== location.pathname + location.hash) history[replace ? 'replaceState' : 'pushState'](null, '', to)
  path.value = location.pathname
  if (!location.hash) scrollTo(0, 0)
}

addEventListener('popstate', () => {
  path.value = location.pathname
})

/** Plain links stay real links: they open in a new tab, and are followed within the app otherwise. */
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api')) return
  event.preventDefault()
  navigate(link.pathname + link.hash)
})

/** `/evening/:id` against `/evening/7`: the named parts, or none. */
export const matched = (pattern: string, at: string): Readonly<Record<string, string>> | undefined => {
  const wanted = pattern.split('/')
  const given = at.split('/')
  if (wanted.length !== given.length) return undefined
  const parts: Record<string, string> = {}
  for (const [i, part] of wanted.entries()) {
    const here = given[i] ?? ''
    if (part.startsWith(':')) parts[part.slice(1)] = decodeURIComponent(here)
    else if (part !== here) return undefined
  }
  return parts
}
