import { createReadStream } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { answer } from '#engine/index.ts'
import { refused } from '#kernel/procedure/adjudicate.ts'
import { freshSeed } from '#server/seed.ts'
import { lineReader } from './lines.ts'
import { fail } from './output.ts'
import { ALL_RULES } from './rules.ts'

/** Answers are gathered to this many characters before they are written. */
const GATHERED = 1 << 16

/** One answer line for each line of the file, in order, whatever the line holds. */
export const batch = async (file: string): Promise<void> => {
  const input = file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 1 << 18 })
  const decoder = new StringDecoder('utf8')
  const lines = lineReader()
  let gathered = ''
  try {
    for await (const chunk of input) {
      for (const line of lines.read(decoder.write(chunk))) {
        gathered += `${answeredLine(line)}\n`
        if (gathered.length > GATHERED) {
          await write(gathered)
          gathered = ''
        }
      }
    }
    for (const line of [...lines.read(decoder.end()), ...lines.end()]) gathered += `${answeredLine(line)}\n`
    if (gathered !== '') await write(gathered)
  } catch (thrown) {
    const { code, message } = thrown as NodeJS.ErrnoException
    if (code === 'EPIPE') return
    fail(code === 'ENOENT' ? `There is no file "${file}".` : `Cannot read "${file}": ${message}`)
  }
}

const answeredLine = (line: string | undefined): string => JSON.stringify(answeredText(line))

const answeredText = (line: string | undefined) => {
  if (line === undefined) return refused('invalid-input', 'The line is too long.')
  let request: unknown
  try {
    request = JSON.parse(line)
  } catch {
    return refused('invalid-input', 'The line is not valid JSON.')
  }
  return answer(ALL_RULES, request, freshSeed)
}

const write = (text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()))
  })
