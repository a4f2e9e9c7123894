import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Briefing } from '#screen/briefing.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import { useKeyDown } from '#web/app/use-key-down.ts'
import { ledSide, type Terms } from '../terms.ts'
import { BriefingMap } from './briefing-map.tsx'
import { BriefingSheet } from './briefing-sheet.tsx'

interface Props {
  readonly ruleset: PlayedRuleset
  readonly briefing: Briefing
  readonly terms: Terms
  onBack(): void
}

/** The sheet on the desk before the battle begins. */
export const BriefingPage = ({ ruleset, briefing, terms, onBack }: Props) => {
  const side = ledSide(terms)
  const led = briefing.sides.find((one) => one.side === side)
  const page = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    scrollTo(0, 0)
    page.current?.focus()
  }, [])
  useKeyDown((event) => {
    if (event.key === 'Escape') onBack()
  })
  return (
    <section ref={page} class="briefing-desk" aria-label="Briefing" tabIndex={-1}>
      <BriefingSheet
        briefing={briefing}
        side={side}
        map={
          <BriefingMap
            ruleset={ruleset}
            scenario={terms.scenario.id}
            options={terms.options}
            title={briefing.title}
          />
        }
      />
      <footer class="briefing-foot screen-only">
        <button type="button" onClick={onBack}>
          Change the set-up
        </button>
        <button type="button" onClick={() => print()}>
          Print
        </button>
        <button type="button" class="primary" onClick={terms.begin}>
          {led ? `Take command of the ${led.name}` : 'Begin'}
        </button>
      </footer>
    </section>
  )
}
