import { useEffect, useState } from 'preact/hooks'
import type { BattleHead } from '../device/heads.ts'
import { RULESETS } from '../rulesets.ts'
import { settings } from '../settings/store.ts'
import { lastBattle } from './last-battle.ts'
import './home.css'

/** Where to begin, what Duckboard looks like, and what else there is. */
export const HomeScreen = () => {
  const [last, setLast] = useState<BattleHead>()
  useEffect(() => void lastBattle().then(setLast), [])
  return (
    <main class="page home">
      <div class="home-first">
        <div>
          <h1>Duckboard</h1>
          <p class="lead">
            Great War miniatures by four published rule sets: a table that keeps the rules, an opponent that
            says why, your dice or ours, and the exact odds before you throw.
          </p>
          <p class="home-begin">
            <a class="button primary" href="/learn">
              <strong>Your first battle</strong>
              <small>ten minutes, guided</small>
            </a>
            {last && (
              <a class="button" href={`/battle/${last.id}`}>
                <strong>Go on with {last.title}</strong>
                <small>{last.standing}</small>
              </a>
            )}
          </p>
        </div>
        <img
          src={`/battle-${settings.value.palette}.webp`}
          alt="A battle on the table: two divisions before a trench"
          width={960}
          height={600}
        />
      </div>
      <ul class="cards doors">
        <li>
          <a class="card door" href="/play">
            <strong>Play</strong>
            <span>
              A whole battle on the screen, every rule enforced: two at one device, or against the computer.
            </span>
          </a>
        </li>
        <li>
          <a class="card door" href="/referee">
            <strong>Referee</strong>
            <span>Two friends, figures on the table, a tablet beside it. Works without the internet.</span>
          </a>
        </li>
        <li>
          <a class="card door" href="/rules">
            <strong>Rule book</strong>
            <span>Every clause in plain words, the tables, and quick-reference sheets to print.</span>
          </a>
        </li>
      </ul>
      <h2>The rule sets</h2>
      <ul class="plain">
        {RULESETS.map(({ id, title, about }) => (
          <li key={id}>
            <a href={`/rules/${id}`}>{title}</a>: {about}
          </li>
        ))}
      </ul>
    </main>
  )
}
