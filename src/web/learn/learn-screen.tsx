import { useEffect } from 'preact/hooks'
import { askToPersist } from '../app/database.ts'
import { navigate } from '../app/router.ts'
import { lessonAddress } from './begin-lesson.ts'

/** Opens the first battle, where the player left it or from its beginning. */
export const LearnScreen = () => {
  useEffect(() => {
    askToPersist()
    void lessonAddress().then((address) => navigate(address, true))
  }, [])
  return <main class="page" aria-busy="true" />
}
