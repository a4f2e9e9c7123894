import { proveGolden } from '../../../golden/prove.ts'

await proveGolden('flanders-fields')
