import { Command } from 'commander'
import { server } from '#server/app.ts'
import { fail } from './output.ts'

interface Options {
  readonly port: string
  readonly host: string
  readonly trustProxy?: boolean
}

export const serve = () =>
  new Command('serve')
    .description('serve the app and the API')
    .option('--port <number>', 'port to listen on', '1914')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--trust-proxy', 'believe the proxy in front of it whose request it passes on')
    .action(async ({ port, host, trustProxy = false }: Options) => {
      if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return fail(`"${port}" is no port.`)
      const app = await server({ trustProxy })
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => app.close())
      try {
        const address = await app.listen({ port: Number(port), host })
        process.stdout.write(`Duckboard is at ${address}\n`)
      } catch (thrown) {
        const { code, message } = thrown as NodeJS.ErrnoException
        fail(code === 'EADDRINUSE' ? `Port ${port} of ${host} is in use; try --port.` : message)
      }
    })
