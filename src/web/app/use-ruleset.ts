import { useEffect, useState } from 'preact/hooks'

/**
 * A rule set, or as much of it as `load` brings, when it is loaded; one that comes late, when another is wanted
 * already, is not shown in its place.
 */
export const useRuleset = <R extends { readonly id: string }>(
  id: string | undefined,
  load: (id: string) => Promise<R> | undefined,
): R | undefined => {
  const [loaded, setLoaded] = useState<R>()
  useEffect(() => {
    let gone = false
    void (id === undefined ? undefined : load(id))?.then((ruleset) => {
      if (!gone) setLoaded(ruleset)
    })
    return () => {
      gone = true
    }
  }, [id, load])
  return loaded?.id === id ? loaded : undefined
}
