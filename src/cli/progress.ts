import { SingleBar } from 'cli-progress'

/** How far long work has got, on a terminal; elsewhere nothing is shown. */
export const progressBar = (of: string, wanted = true) => {
  const bar =
    wanted && process.stdout.isTTY
      ? new SingleBar({ format: `  {bar} {value} of {total} ${of}, {eta_formatted} left`, hideCursor: true })
      : undefined
  let begun = false
  return {
    update(done: number, total: number): void {
      if (!begun) bar?.start(total, 0)
      begun = true
      bar?.update(done)
    },
    stop: (): void => bar?.stop(),
  }
}
