/**
 * Lets those who come together go one by one, each in a turn of the event loop of his own: however many have something to be
 * worked out at once, whoever only looks in waits for one of them at most.
 */
export const oneATurn = (): (() => Promise<void>) => {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
    return last
  }
}
