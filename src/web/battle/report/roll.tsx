import type { Facts } from '../../../study/report/facts.ts'

/** The units of both sides at the start and at the end. */
export const Roll = ({ facts }: { facts: Facts }) => (
  <div class="rolls">
    {facts.reel.ruleset.game.words.figures !== undefined && (
      <p class="hint">{facts.reel.ruleset.game.words.figures}</p>
    )}
    {facts.reel.ground.sides.map(({ side, name }, index) => (
      <table key={side} class={`figures wordy side-${index}`}>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">Unit</th>
            <th scope="col">At the start</th>
            <th scope="col">{facts.reel.result ? 'At the end' : 'Now'}</th>
          </tr>
        </thead>
        <tbody>
          {facts.roll
            .filter((entry) => entry.side === index)
            .map(({ id, name: unit, began, ended }) => (
              <tr key={id}>
                <th scope="row">{unit}</th>
                <td>{began}</td>
                <td>{ended}</td>
              </tr>
            ))}
        </tbody>
      </table>
    ))}
  </div>
)
