/** What is shown at an address that leads nowhere. */
export const NothingHere = () => (
  <main class="page">
    <h1>Nothing here</h1>
    <p>
      <a href="/">Start page</a>
    </p>
  </main>
)
