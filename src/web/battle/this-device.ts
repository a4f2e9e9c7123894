import { unkeptThing } from '../device/unkept.ts'
import { loadPlayed } from '../rulesets.ts'
import { type Settings, settings } from '../settings/store.ts'
import { openWorker } from './commander/commander-thread.ts'
import { keepBeside } from './report/keep-beside.ts'
import { openedBattle, storeBattle } from './storage/store.ts'
import type { Device } from './store/device.ts'
import { keepDraft, keptDraft } from './store/drafts/kept-drafts.ts'

/** Milliseconds to look. */
const LOOK: Readonly<Record<Settings['pace'], number>> = { slow: 1600, normal: 500, 'at-once': 0 }

/** The device that a battle is played on. */
export const DEVICE: Device = {
  storedBattle: openedBattle,
  storeBattle,
  keepBeside,
  isUnkept: (id) => unkeptThing('battles', id) !== undefined,
  keepDraft,
  keptDraft,
  loadRuleset: loadPlayed,
  openThread: openWorker,
  pause: () =>
    new Promise((resolve) => {
      setTimeout(resolve, LOOK[settings.value.pace])
    }),
}
