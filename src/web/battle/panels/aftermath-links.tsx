import type { PlayedRuleset } from '#screen/ruleset.ts'

/** Where to look at what a battle has left, if its rule set has anything to show. */
export const AftermathLinks = ({ ruleset, id }: { ruleset: PlayedRuleset; id: string }) =>
  ruleset.aftermath ? (
    <>
      <a class="button" href={`/battle/${id}/graveyard`}>
        The graveyard
      </a>
      <a class="button" href={`/battle/${id}/diary`}>
        War diary
      </a>
    </>
  ) : null
