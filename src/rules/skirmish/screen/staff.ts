import type { StaffWords } from '../../../screen/staff.ts'
import type { View } from '../game/view.ts'

/** What a staff does in a battle. */
export const STAFF: StaffWords<View> = { scopes: () => [], inWords: () => [] }
