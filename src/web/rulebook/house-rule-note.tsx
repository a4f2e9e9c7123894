import type { HouseRule } from '#kernel/procedure/options.ts'
import { label } from '../form/labels.ts'

/** A reading of a house rule in words: `minus-2-on-4-plus` is "−2 on 4+". */
const inWords = (value: string): string =>
  label(value)
    .replace(/\bminus (\d)/gi, '−$1')
    .replace(/(\d) plus\b/gi, '$1+')
    .replace(/\bplus (\d)/gi, '+$1')

/** What may be played otherwise, our reading first. */
export const HouseRuleNote = ({ rule }: { rule: HouseRule }) => {
  const [ours, ...others] = rule.values.map(inWords)
  return (
    <p class="note house">
      <span class="badge">House rule</span> {rule.title}. We play: <strong>{ours}</strong>. Or:{' '}
      {others.join('; ')}.
    </p>
  )
}
