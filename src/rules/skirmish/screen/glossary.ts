import type { GlossaryEntry } from '../../../screen/glossary.ts'

/** Words a newcomer to Great War Skirmish may not know. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  {
    words: ['figure', 'figures'],
    text: 'One man. He is one casualty when he is hit.',
    clause: 'SK-GEN-04',
  },
  {
    words: ['move', 'moves'],
    text: 'One round of the game: clouds and shells, movement, fire, melee and morale of both sides.',
    clause: 'SK-SEQ-01',
  },
  {
    words: ['specialist', 'specialists'],
    text: 'Officers, NCOs, machine gunners, gunners and bombers. They fall only to a special throw or when nobody else is left.',
    clause: 'SK-GEN-06',
  },
  {
    words: ['initiative'],
    text: 'Who wins the throw at the start of a move chooses whether to move first or second.',
    clause: 'SK-SEQ-02',
  },
]
