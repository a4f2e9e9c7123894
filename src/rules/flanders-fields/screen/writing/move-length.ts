import { costOfCourse } from '../../game/moves/course.ts'
import { goingOf } from '../../game/moves/mover.ts'
import type { MoveCourse } from '../../game/phases/actions/moving/courses.ts'
import type { View } from '../../game/view.ts'

/** How far the stand goes that goes farthest, and how far it may, as on the table. */
export const lengthOf = (view: View, { courses, column }: MoveCourse) => {
  let longest = { used: 0, most: 0 }
  for (const course of courses) {
    const most = goingOf(view, course.stand)('cross-country').distance
    const used = Math.round(costOfCourse(view, course, column).cost * most)
    if (used >= longest.used) longest = { used, most }
  }
  return longest
}
