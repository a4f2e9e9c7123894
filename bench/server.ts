// Floods the built server with the dearest requests for half a minute: how long its health takes, what memory it needs.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { flood, percentile } from './flood.ts'

const SECONDS = 30
const GUESTS = 40
const BIN = fileURLToPath(new URL('../bin/duckboard.js', import.meta.url))

const child = spawn(process.execPath, [BIN, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
const address = await new Promise<string>((resolve) => {
  child.stdout.on('data', (said: Buffer) => {
    const [found] = /http:\S+/.exec(String(said)) ?? []
    if (found) resolve(found)
  })
})

/** As Linux tells it, in megabytes. */
const memory = (): number => {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

const memories = [memory()]
const watch = setInterval(() => memories.push(memory()), 5000)
const { health, statuses } = await flood(address, SECONDS, GUESTS)
clearInterval(watch)
child.kill()
const ms = (share: number): string => `${percentile(health, share).toFixed(1)} ms`
console.log(`health of ${health.length}: p50 ${ms(0.5)}, p95 ${ms(0.95)}, p99 ${ms(0.99)}, longest ${ms(1)}`)
console.log(`answers by status: ${JSON.stringify(statuses)}`)
console.log(`memory every five seconds, MB: ${memories.join(', ')}`)
