// Files to be made and lines to be put into others; nothing is written until all of it is known to have its place.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../freshness.js'

/** What is wrong with what was asked for, in a sentence. */
export class Fault extends Error {}

export const readSource = (file) => readFileSync(join(ROOT, file), 'utf8')

/** 'late-relief' as a constant, a type, and in words. */
export const constant = (name) => name.replaceAll('-', '_').toUpperCase()
export const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
export const pascal = (name) => camel(name).replace(/^./, (letter) => letter.toUpperCase())
export const inWords = (name) => name.replaceAll('-', ' ')
export const titled = (name) => inWords(name).replace(/^./, (letter) => letter.toUpperCase())

/** A name as the key of a record. */
export const key = (name) => (name.includes('-') ? `'${name}'` : name)

export const beginChange = () => {
  const files = new Map()
  const made = []
  const changed = []
  const notes = []

  const textOf = (file) => {
    if (files.has(file)) return files.get(file)
    if (!existsSync(join(ROOT, file))) throw new Fault(`${file} is not where it should be.`)
    return readSource(file)
  }

  const set = (file, text) => {
    if (!changed.includes(file) && !made.includes(file)) changed.push(file)
    files.set(file, text)
  }

  return {
    textOf,
    has: (file) => existsSync(join(ROOT, file)),
    make(file, text) {
      if (existsSync(join(ROOT, file))) throw new Fault(`${file} is there already.`)
      made.push(file)
      files.set(file, text)
    },
    /** Puts lines before or after the first place that the pattern fits. */
    put(file, where, pattern, lines) {
      const text = textOf(file)
      const found = pattern.exec(text)
      if (!found)
        throw new Fault(`${file} has no line like ${pattern.source}: put ${lines.trim()} there by hand.`)
      const at = where === 'before' ? found.index : found.index + found[0].length
      set(file, text.slice(0, at) + lines + text.slice(at))
    },
    /** A line at the end of the record or list that a pattern begins; it ends where its first line is indented. */
    append(file, begins, line) {
      const text = textOf(file)
      const found = begins.exec(text)
      const from = found ? found.index + found[0].length : 0
      const [indent] = found ? /[ \t]*/.exec(text.slice(text.lastIndexOf('\n', found.index) + 1)) : ['']
      const end = found ? text.slice(from).search(new RegExp(`\\n${indent}[}\\]]`)) : -1
      if (end < 0)
        throw new Fault(`${file} has no list like ${begins.source}: put ${line.trim()} there by hand.`)
      set(file, `${text.slice(0, from + end)}\n${line}${text.slice(from + end)}`)
    },
    change(file, make) {
      set(file, make(textOf(file)))
    },
    /** An import, wherever; biome puts them in order. */
    importing(file, line) {
      this.put(file, 'before', /^import /m, `${line}\n`)
    },
    note(text) {
      notes.push(text)
    },
    write() {
      for (const [file, text] of files) {
        mkdirSync(dirname(join(ROOT, file)), { recursive: true })
        writeFileSync(join(ROOT, file), text)
      }
      return [...files.keys()]
    },
    told: () => [
      ...made.map((file) => `made     ${file}`),
      ...changed.map((file) => `changed  ${file}`),
      ...notes,
    ],
  }
}
