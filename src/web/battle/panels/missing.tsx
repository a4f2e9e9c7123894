/** There is nothing to show, and why. */
export const Missing = ({ fault }: { fault: string }) => (
  <main class="page">
    <h1>{fault}</h1>
    <p>
      <a href="/play">All battles</a>
    </p>
  </main>
)
