import type { ComponentChildren } from 'preact'
import { capitalised } from '#kernel/words.ts'
import { type BriefedSide, type Briefing, timeWords } from '#screen/briefing.ts'
import './briefing.css'

interface Props {
  readonly briefing: Briefing
  /** The side that is told what it has to do; both if none is named. */
  readonly side: string | undefined
  readonly map: ComponentChildren
}

/** What the players of a scenario are told before it begins: half a page to read and to print. */
export const BriefingSheet = ({ briefing, side, map }: Props) => {
  const told = briefing.sides.filter((one) => side === undefined || one.side === side)
  const others = briefing.sides.filter((one) => !told.includes(one))
  return (
    <article class="briefing">
      <header>
        <h2>{briefing.title}</h2>
        <p>
          {capitalised(briefing.length)}, about {timeWords(briefing.minutes)}
        </p>
      </header>
      <div class="briefing-words">
        <h3>Situation</h3>
        <p>{briefing.situation}</p>
        {told.map((one) => (
          <Task key={one.side} told={one} alone={told.length === 1} />
        ))}
        <h3>Points</h3>
        <dl class="briefing-points">
          {briefing.points.map(({ name, points }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{points}</dd>
            </div>
          ))}
        </dl>
        <h3>The end</h3>
        {briefing.ends.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <h3>Who should win</h3>
        <p>{briefing.chances}</p>
      </div>
      <div class="briefing-side">
        {map}
        {[...told, ...others]
          .filter((one) => !one.secret || one.side === side)
          .map((one) => (
            <Forces key={one.side} side={one} own={told.length === 1 && told.includes(one)} />
          ))}
      </div>
    </article>
  )
}

const Task = ({ told, alone }: { told: BriefedSide; alone: boolean }) => (
  <>
    <h3>{alone ? 'Your task' : `The task of the ${told.name}`}</h3>
    <p>{told.task}</p>
    <p class="remember">
      <strong>Remember:</strong> {told.remember}
    </p>
  </>
)

const Forces = ({ side, own }: { side: BriefedSide; own: boolean }) => (
  <>
    <h3>{own ? `You have (${side.name})` : `The ${side.name} have`}</h3>
    <dl class="briefing-forces">
      {side.forces.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </>
)
