/** Milliseconds this process has computed so far: what else the machine does counts for little. */
export const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
