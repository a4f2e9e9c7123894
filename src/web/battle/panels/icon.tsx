const ICONS = {
  undo: 'M9 6 L4 11 L9 16 M4 11 H14 A5 5 0 0 1 14 21 H11',
  redo: 'M15 6 L20 11 L15 16 M20 11 H10 A5 5 0 0 0 10 21 H13',
  menu: 'M4 7 H20 M4 12 H20 M4 17 H20',
} as const

/** A word, and the icon that stands for it where there is no room for words. */
export const Icon = ({ name, word }: { name: keyof typeof ICONS; word: string }) => (
  <>
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
    <span class="word">{word}</span>
  </>
)
