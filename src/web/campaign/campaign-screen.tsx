import { useEffect, useState } from 'preact/hooks'
import type { ArmyDocument } from '../../screen/designer.ts'
import type { ShownRuleset } from '../../screen/ruleset.ts'
import { keptArmies } from '../army/storage.ts'
import { loadRuleset } from '../rulesets.ts'
import './campaign.css'
import { Wizard } from './wizard.tsx'

/** The game whose campaigns are laid out here. */
const PLANNED = 'green-fields'

/** A campaign of the players' own. */
export const CampaignScreen = () => {
  const [ruleset, setRuleset] = useState<ShownRuleset>()
  const [own, setOwn] = useState<readonly ArmyDocument[]>()
  useEffect(() => {
    void loadRuleset(PLANNED)?.then(setRuleset)
    void keptArmies().then((kept) => setOwn(kept.map(({ army }) => army)))
  }, [])
  if (!ruleset?.planner || !ruleset.game || !own) return <main class="page" aria-busy="true" />
  return <Wizard ruleset={ruleset} planner={ruleset.planner} game={ruleset.game} own={own} />
}
