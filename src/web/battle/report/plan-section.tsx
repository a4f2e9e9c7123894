import { type Facts, wordOf } from '#study/report/facts.ts'
import { changesInWords, goneWords, planOf, unitsInWords } from '#study/report/plan.ts'
import { Scroller } from '../../app/scroller.tsx'

/** What each side set out to do, and who held the ground in the end. */
export const PlanSection = ({ facts }: { facts: Facts }) => {
  const { orders, ground } = planOf(facts)
  const { sides } = facts.reel.ground
  if (orders.length === 0 && ground.length === 0) return null
  return (
    <section>
      <h2>The plan and what came of it</h2>
      {orders.length > 0 && (
        <ul class="plain">
          {orders.map((one) => (
            <li key={`${one.side} ${one.order}`}>
              <b>
                {sides[one.side].name}, {one.order}:
              </b>{' '}
              {unitsInWords(one)}
              {goneWords(one)}.
            </li>
          ))}
        </ul>
      )}
      {ground.length > 0 && (
        <Scroller class="figures-scroll" label="Ground">
          <table class="figures wordy">
            <caption>Ground</caption>
            <thead>
              <tr>
                <th scope="col">Where</th>
                <th scope="col">Worth</th>
                <th scope="col">At the start</th>
                <th scope="col">Changed hands</th>
                <th scope="col">{facts.end.title}</th>
              </tr>
            </thead>
            <tbody>
              {ground.map((one) => (
                <tr key={one.name}>
                  <th scope="row">{one.name}</th>
                  <td>{one.worth}</td>
                  <td>{one.began}</td>
                  <td>{changesInWords(one, wordOf(facts))}</td>
                  <td>{one.ended}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
    </section>
  )
}
