import { totalOf } from '#kernel/game/battle/log.ts'
import { capitalised } from '#kernel/words.ts'
import { endingOf } from '#study/wording.ts'
import { ColumnHeads } from '../../app/column-heads.tsx'
import type { Scene } from '../store/scene.ts'
import { AftermathLinks } from './aftermath-links.tsx'
import { DiceSeal } from './dice-seal.tsx'

/** The result, and what each side had lost by the end of each turn. */
export const Ending = ({ scene }: { scene: Scene }) => {
  const { ground, lost, record, result } = scene
  const { words } = scene.game
  const { turn } = words
  return (
    <section class="ending" aria-label="Result">
      <h2>The battle is over</h2>
      <p class="verdict" role="status">
        {endingOf(result, ground, scene.game)}
      </p>
      <div class="action-row">
        {record.series && (
          <a class="button primary" href={`/series/${record.series}`}>
            On with the series
          </a>
        )}
        <a class="button" href={`/battle/${record.id}/report`}>
          After-action report
        </a>
        <a class="button" href={`/battle/${record.id}/replay`}>
          Replay
        </a>
        <AftermathLinks ruleset={scene.ruleset} id={record.id} />
        <a class="button" href="/play">
          Another battle
        </a>
      </div>
      <p class="hint">
        <DiceSeal record={record} over />
      </p>
      <table class="losses">
        <caption>
          {capitalised(words.lost)} lost by the end of each {turn}
        </caption>
        <ColumnHeads names={[capitalised(turn), ...ground.sides.map(({ name }) => name)]} />
        <tbody>
          {lost.map(({ turn: number, losses }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {ground.sides.map(({ side }) => (
                <td key={side}>{totalOf(losses[side])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
