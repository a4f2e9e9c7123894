import { useEffect, useState } from 'preact/hooks'
import type { ArmyDocument } from '#screen/designer.ts'
import type { ShownRuleset } from '#screen/ruleset.ts'
import { NothingHere } from '../app/nothing-here.tsx'
import { isSoundArmy } from '../army/received.ts'
import { ARMIES } from '../army/storage.ts'
import { loadRuleset, RULESETS } from '../rulesets.ts'
import './campaign.css'
import { Wizard } from './wizard.tsx'

/** The game whose campaigns are laid out here if the address names none. */
const PLANNED = 'green-fields'

/** A campaign or a battle of the players' own. */
export const CampaignScreen = ({ planned = PLANNED }: { readonly planned?: string | undefined }) => {
  const [ruleset, setRuleset] = useState<ShownRuleset>()
  const [own, setOwn] = useState<readonly ArmyDocument[]>()
  const isLaidOut = RULESETS.some(({ id, own: drawnUp }) => id === planned && drawnUp !== undefined)
  useEffect(() => {
    void loadRuleset(planned)?.then(setRuleset)
    void ARMIES.checked(isSoundArmy).then(({ sound }) => setOwn(sound.map(({ document }) => document)))
  }, [planned])
  if (!isLaidOut) return <NothingHere />
  if (!ruleset?.planner || !ruleset.game || !own) return <main class="page" aria-busy="true" />
  return <Wizard ruleset={ruleset} planner={ruleset.planner} game={ruleset.game} own={own} />
}
