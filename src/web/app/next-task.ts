/** Lets the page answer whoever has pressed something meanwhile. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
