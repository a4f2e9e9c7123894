import { useEffect, useState } from 'preact/hooks'
import type { ShownRuleset } from '../../screen/ruleset.ts'
import { loadRuleset } from '../rulesets.ts'

/** A rule set when it is loaded; one that comes late, when another is wanted already, is not shown in its place. */
export const useRuleset = (id: string | undefined): ShownRuleset | undefined => {
  const [loaded, setLoaded] = useState<ShownRuleset>()
  useEffect(() => {
    let gone = false
    void (id === undefined ? undefined : loadRuleset(id))?.then((ruleset) => {
      if (!gone) setLoaded(ruleset)
    })
    return () => {
      gone = true
    }
  }, [id])
  return loaded?.id === id ? loaded : undefined
}
