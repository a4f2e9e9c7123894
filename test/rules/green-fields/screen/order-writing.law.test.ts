import { GREEN_FIELDS } from '../../../../src/rules/green-fields/index.ts'
import { proveOrderWriting } from '../../../order-writing/prove.ts'

proveOrderWriting(GREEN_FIELDS, {})
