import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { DecisionPanel } from '../orders/decision.tsx'
import { DecisionFoot } from '../orders/decision-foot.tsx'
import { DicePanel } from '../orders/dice-panel.tsx'
import { StackPanel } from '../orders/stack-panel.tsx'
import { Ending } from '../panels/ending.tsx'
import { Offer, OfferFoot, Refused } from '../panels/stopping.tsx'
import { Trackers } from '../panels/trackers.tsx'
import { UnitCard, UnitDetails } from '../panels/unit-card.tsx'
import { Acknowledgement, AcknowledgementFoot } from '../results/acknowledgement.tsx'
import { StaffAtWork } from '../staff/staff-offer.tsx'
import { unacknowledged } from '../store/outcomes/seen-moments.ts'
import type { Scene } from '../store/scene.ts'
import { useBattle } from '../store/use-battle.ts'
import { Hurry } from '../told/hurry.tsx'
import { ToldCard } from '../told/told-card.tsx'
import { ToldFoot } from '../told/told-foot.tsx'
import { ToldNews } from '../told/told-news.tsx'
import './order-panel.css'

/** What is decided now: what can be chosen scrolls, what confirms it stays at the foot. */
export const OrderPanel = ({ scene }: { scene: Scene }) => {
  const store = useBattle()
  const { chosen, picking, rolling, told } = store
  const atWork = store.staffAtWork.value
  if (atWork) return <Panel about="staff" body={<StaffAtWork given={atWork.given} />} />
  const moments = unacknowledged(store, scene)
  if (moments.length > 0)
    return (
      <Panel
        about={`moments ${scene.log.length}`}
        body={<Acknowledgement scene={scene} outcomes={moments} />}
        foot={<AcknowledgementFoot />}
      />
    )
  if (rolling.value) return <Panel about="dice" body={<DicePanel scene={scene} />} />
  if (told.value?.open)
    return <Panel about={`told ${scene.log.length}`} body={<ToldCard scene={scene} />} foot={<ToldFoot />} />
  return (
    <Panel
      about={`${scene.log.length} ${scene.prompt} ${chosen.value ?? ''}`}
      body={
        <>
          <Trackers scene={scene} />
          {scene.result && <Ending scene={scene} />}
          <Offer scene={scene} />
          <Refused scene={scene} />
          {!picking.value && <UnitCard scene={scene} unit={chosen.value} />}
          <DecisionPanel scene={scene} />
          <StackPanel scene={scene} unit={chosen.value} />
          {!picking.value && <UnitDetails scene={scene} unit={chosen.value} />}
          <ToldNews scene={scene} />
          <Hurry scene={scene} />
        </>
      }
      foot={scene.offer ? <OfferFoot scene={scene} /> : <DecisionFoot scene={scene} />}
    />
  )
}

interface Props {
  /** What is being decided; when that is something else, its beginning is shown. */
  readonly about: string
  readonly body: ComponentChildren
  readonly foot?: ComponentChildren
}

const Panel = ({ about, body, foot }: Props) => {
  const scrolled = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  useLayoutEffect(() => {
    // To scroll is to lay out the whole page: only for a panel that was moved.
    if (moved.current) scrolled.current?.scrollTo(0, 0)
    moved.current = false
  }, [about])
  return (
    <section class="battle-orders" aria-label="Orders">
      <div
        ref={scrolled}
        class="panel-body"
        onScroll={({ currentTarget }) => {
          moved.current = currentTarget.scrollTop > 0
        }}
      >
        {body}
      </div>
      {foot && <div class="panel-foot">{foot}</div>}
    </section>
  )
}
