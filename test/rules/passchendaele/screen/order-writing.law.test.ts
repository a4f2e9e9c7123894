import { PASSCHENDAELE } from '../../../../src/rules/passchendaele/index.ts'
import type { Known } from '../../../order-writing/law.ts'
import { proveOrderWriting } from '../../../order-writing/prove.ts'

/** PA-TURN-06: whoever is not named holds; the screen names everybody, and tells him to hold. */
const idle: NonNullable<Known['idle']> = (_position, kind, field) =>
  kind === 'initial-orders' && field === 'orders'

proveOrderWriting(PASSCHENDAELE, { idle })
