import { useEffect } from 'preact/hooks'
import { navigate } from '../app/router.ts'
import { askToPersist } from '../device/database.ts'
import { lessonAddress } from './begin-lesson.ts'

/** Opens the first battle of a rule set, where the player left it or from its beginning. */
export const LessonScreen = ({ ruleset }: { ruleset: string }) => {
  useEffect(() => {
    askToPersist()
    void lessonAddress(ruleset).then((address) => navigate(address, true))
  }, [ruleset])
  return <main class="page" aria-busy="true" />
}
