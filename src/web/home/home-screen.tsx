import { RULESETS } from '../rulesets.ts'

/** What Duckboard is, in one glance. */
export const HomeScreen = () => (
  <main class="page home">
    <img class="map" src="/map.svg" alt="" width={1200} height={260} />
    <h1>Duckboard</h1>
    <p class="lead">
      For Great War miniatures: every look-up and roll of four published rule sets, with your dice or ours,
      the working laid open and the exact odds before you throw.
    </p>
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
