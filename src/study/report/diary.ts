import type { AnyEvent, Game, Side } from '#kernel/game/game.ts'
import { markdownText } from '#kernel/markdown.ts'
import type { Aftermath } from '#screen/aftermath.ts'

export interface DiaryLine {
  readonly side: Side | undefined
  readonly text: string
}

export interface DiarySection {
  readonly title: string
  readonly lines: readonly DiaryLine[]
}

export interface DiaryChapter {
  readonly title: string
  readonly sections: readonly DiarySection[]
  /** How things stood when it was over. */
  readonly tally: string
}

/** One who keeps a diary. */
export interface Diarist {
  write(state: unknown, event: AnyEvent): void
  chapters(): readonly DiaryChapter[]
}

interface OpenSection {
  readonly title: string
  readonly lines: DiaryLine[]
}

interface OpenChapter {
  readonly title: string
  readonly sections: OpenSection[]
  tally: string
}

const lastOrNew = <T extends { readonly title: string }>(list: T[], title: string, begun: () => T): T => {
  const last = list.at(-1)
  if (last?.title === title) return last
  const next = begun()
  list.push(next)
  return next
}

/** Writes down what a side hears, by week and day. */
export const diarist = (game: Game, aftermath: Aftermath, side: Side | 'umpire'): Diarist => {
  const chapters: OpenChapter[] = []
  return {
    write(state, event) {
      const seen = game.eventView ? game.eventView(state, event, side) : event
      const text = seen ? game.tell(state, seen, side) : ''
      if (text === '') return
      const place = aftermath.place(state)
      const chapter = lastOrNew(chapters, place.chapter, () => ({
        title: place.chapter,
        sections: [],
        tally: '',
      }))
      const section = lastOrNew(chapter.sections, place.section, () => ({ title: place.section, lines: [] }))
      section.lines.push({ side: aftermath.about(state, event), text })
      chapter.tally = aftermath.tally(state)
    },
    chapters: () => chapters,
  }
}

/** The diary as Markdown. */
export const markdownDiary = (
  title: string,
  chapters: readonly DiaryChapter[],
  nameOf: (side: Side) => string,
): string =>
  [
    `# ${markdownText(title)}`,
    ...chapters.flatMap((chapter) => [
      '',
      `## ${markdownText(chapter.title)}`,
      ...chapter.sections.flatMap((section) => [
        '',
        `### ${markdownText(section.title)}`,
        '',
        ...section.lines.map(
          ({ side, text }) => `- ${markdownText(side === undefined ? text : `${nameOf(side)}: ${text}`)}`,
        ),
      ]),
      '',
      `*${markdownText(chapter.tally)}*`,
    ]),
    '',
  ].join('\n')
