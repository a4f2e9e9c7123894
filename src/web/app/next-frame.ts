/** Milliseconds; a page that nobody looks at paints no frames. */
const PATIENCE = 100

/** Resolves when the next frame has been painted. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, PATIENCE)
  })
