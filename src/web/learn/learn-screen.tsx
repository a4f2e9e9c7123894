import { useEffect, useMemo, useState } from 'preact/hooks'
import { openMapThread } from '../battle/beginning/map/map-thread.ts'
import { ScenarioMap } from '../battle/beginning/map/scenario-map.tsx'
import { type OfferedLesson, offeredLessons } from './begin-lesson.ts'
import './learn.css'

/** The first battles, one a rule set that teaches. */
export const LearnScreen = () => {
  const [lessons, setLessons] = useState<readonly OfferedLesson[]>()
  const thread = useMemo(openMapThread, [])
  useEffect(() => thread.stop, [thread])
  useEffect(() => void offeredLessons().then(setLessons), [])
  return (
    <main class="page learn" aria-busy={lessons ? undefined : 'true'}>
      <h1>Your first battle</h1>
      <p class="lead">
        A real battle at the real controls, with a few words at each step. Which rules would you like to
        learn?
      </p>
      <ul class="cards">
        {lessons?.map(({ ruleset, rules, scenario, standing }) => (
          <li key={ruleset}>
            <a class="card" href={`/learn/${ruleset}`}>
              <ScenarioMap thread={thread} ruleset={ruleset} scenario={scenario.id} />
              <strong>{rules}</strong>
              <span>{scenario.lesson}</span>
              <span class="learn-how">{standing ? `Go on: ${standing}` : 'Begin'}</span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}
