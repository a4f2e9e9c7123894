import { expect, test } from 'vitest'
import { type BattleFile, readBattle, writtenBattle } from '#kernel/game/battle/file.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { importedBattle } from '#web/battle/beginning/begin.ts'
import { backupOf } from '#web/battle/storage/backup.ts'
import { cut } from '../../study/reels.ts'
import { storedBattle } from './fought.ts'

const record = storedBattle()
const load = (id: string) => (id === 'passchendaele' ? Promise.resolve(PASSCHENDAELE) : undefined)

const opened = async (written: string) => {
  const read = await importedBattle(written, load)
  if (!read.ok) throw new Error(read.error)
  return read.value.record
}

test('a backup brings back who played, what was said and how often orders were taken back', async () => {
  const again = await opened(backupOf(record))
  const { players, whys, takenBack, begun, file, ownDice } = record
  expect(again).toMatchObject({ players, whys, takenBack, begun, file, ownDice, standing: 'over' })
  expect(again.id).not.toBe(record.id)
  expect(again.title).toBe('One Trench (from a file)')
  expect((await opened(backupOf(again))).title).toBe(again.title)
})

test('a bare battle file is played on by people here, and so is a side whose player is unknown', async () => {
  const part = cut(record, 12)
  expect((await opened(writtenBattle(part.file))).players).toEqual({ german: 'human', entente: 'human' })
  const odd = { ...part, players: { german: 'napoleon', entente: 'random' } }
  expect((await opened(backupOf(odd))).players).toEqual({ german: 'human', entente: 'random' })
})

test('a backup is a battle file for everybody else, and its notes are sealed with it', () => {
  const written = backupOf(record)
  const read = readBattle(written)
  if (!read.ok) throw new Error(read.error[0]?.message)
  const { notes, ...file } = read.value
  expect(file).toEqual(record.file)
  expect(notes?.whys).toEqual(record.whys)
  expect(readBattle(written.replace('Because of 2.', 'Because of 3.')).ok).toBe(false)
})

test('whoever opens a battle of other rules is told how it compares', async () => {
  const told = async (file: BattleFile) => {
    const read = await importedBattle(writtenBattle(file), load)
    if (!read.ok) throw new Error(read.error)
    return read.value.told
  }
  expect(await told(record.file)).toBeUndefined()
  expect(await told({ ...record.file, rulesVersion: 99 })).toMatch(
    /^Every order came out as it did\. The battle was fought under version 99 of the rules; this is \d+, which is older\.$/,
  )
})
