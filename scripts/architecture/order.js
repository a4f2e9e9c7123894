// The picture of an order on its way from the player's hand to the table and back, in Passchendaele: what calls what. A
// full line is an import; a broken one a call by a contract that both sides import.
import { box, drawing, line, text } from './draw.js'

const RULES = 'src/rules/passchendaele'
const GAME = 'src/kernel/game/game.ts'
const TABLE_TOP = 'src/screen/tabletop.ts'
const DEVICE = 'src/web/battle/store/device.ts'

/** Each with the folder in which its name is exported, and those it calls. */
const PATH = [
  {
    name: 'give',
    below: 'src/web/battle/store',
    words: 'The player gives an order that he has written.',
    calls: [
      {
        name: 'carryOutOrAsk',
        below: 'src/web/battle/store',
        words: 'Are dice of his own wanted first?',
        calls: [
          {
            name: 'giveLogged',
            below: 'src/kernel/game/battle',
            words: 'Keeps what happened, the dice and the working of this one time.',
            calls: [
              {
                name: 'giveOrder',
                below: 'src/kernel/game/battle',
                words: 'Checks it in full; a refusal leaves everything as it was.',
                calls: [
                  {
                    name: 'compiledForm',
                    below: 'src/kernel/procedure',
                    words: 'Has it the form of an order?',
                  },
                  {
                    name: 'carriedOut',
                    below: 'src/kernel/game/battle',
                    words: 'Hands it the dice; the way back, should they not fit.',
                  },
                  {
                    name: 'GAME',
                    below: `${RULES}/game`,
                    by: GAME,
                    words: 'The rule set as a game: check, then act.',
                    calls: [
                      {
                        name: 'phasedGame',
                        below: 'src/kernel/game',
                        words: 'Who owes a decision, and in which phase? Asks its page.',
                      },
                      {
                        name: 'rulesOf',
                        below: `${RULES}/game/phases`,
                        words: 'The pages of all phases.',
                        calls: [
                          {
                            name: 'ACTIVATE',
                            below: `${RULES}/game/phases`,
                            words: 'One page: who owes, what he is asked, why not, what it does.',
                            calls: [
                              {
                                name: 'checkActivation',
                                below: `${RULES}/game/phases`,
                                words: 'Why the order may not be given, with the clause.',
                              },
                              {
                                name: 'checkUnit',
                                below: `${RULES}/game/phases`,
                                words: 'Counts on the table what a player would count.',
                                calls: [
                                  {
                                    name: 'carryOn',
                                    below: `${RULES}/procedures`,
                                    words: 'The procedure that the referee calls too.',
                                  },
                                  {
                                    name: 'changeUnit',
                                    below: `${RULES}/game`,
                                    words: 'Gives the state new values.',
                                  },
                                  {
                                    name: 'tellOf',
                                    below: 'src/kernel/game',
                                    words: 'A story: what happened, for log, report and screen.',
                                  },
                                ],
                              },
                            ],
                          },
                        ],
                      },
                      {
                        name: 'goOn',
                        below: `${RULES}/game`,
                        words: 'Goes on until somebody owes a decision.',
                      },
                    ],
                  },
                  {
                    name: 'stateHasher',
                    below: 'src/kernel/game/battle',
                    words: 'The checksum that stands beside the order in the file.',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        name: 'goOn',
        below: 'src/web/battle/store',
        words: 'Stores it, shows it, lets a computer player decide.',
        calls: [
          {
            name: 'DEVICE',
            below: 'src/web/battle',
            by: DEVICE,
            words: 'The device that the battle is played on.',
            calls: [
              {
                name: 'storeBattle',
                below: 'src/web/battle/storage',
                words: 'The order is safe before it is shown.',
              },
            ],
          },
          {
            name: 'sceneOf',
            below: 'src/web/battle/store',
            words: 'All that the screen shows, from what this side may see.',
          },
        ],
      },
    ],
  },
  {
    name: 'TablePane',
    below: 'src/web/battle/table',
    words: 'Draws again when the scene has changed.',
    calls: [
      {
        name: 'tableData',
        below: 'src/web/battle/table',
        words: 'Pieces, areas and ground as the rule set shows them.',
      },
      {
        name: 'TABLE_TOP',
        below: `${RULES}/screen`,
        by: TABLE_TOP,
        words: "The rule set's own: what a unit is drawn as, what can be ordered.",
      },
      {
        name: 'TableView',
        below: 'src/web/table',
        words: 'The table itself, which knows no rule.',
      },
    ],
  },
]

/** The one file below a folder that exports a name. */
const fileOf = ({ name, below }, sources) => {
  const declared = new RegExp(`^export const ${name}\\b`, 'm')
  const files = [...sources].filter(([file, { text }]) => file.startsWith(`${below}/`) && declared.test(text))
  if (files.length === 1) return files[0][0]
  throw new Error(
    `${name} is exported by ${files.length} files below ${below}: mend scripts/architecture/order.js`,
  )
}

/** Whether a file imports another, or what does. */
const reaches = (sources, from, to, steps) => {
  const imports = sources.get(from)?.imports ?? []
  return imports.includes(to) || (steps > 1 && imports.some((by) => reaches(sources, by, to, steps - 1)))
}

/** That an arrow is true: the caller imports the other, or both know the contract between them. */
const proveArrow = (sources, from, to, by) => {
  const isTrue = by
    ? reaches(sources, from, by, 3) && reaches(sources, to, by, 1)
    : reaches(sources, from, to, 1)
  if (!isTrue)
    throw new Error(`${from} does not call ${to}${by ? ` by ${by}` : ''}: mend scripts/architecture/order.js`)
}

/** The steps one below the other, each with how deep it lies and the row of its caller. */
const rowsOf = (path, sources) => {
  const rows = []
  const add = (step, depth, caller) => {
    const file = fileOf(step, sources)
    if (caller) proveArrow(sources, caller.file, file, step.by)
    const row = { ...step, file, depth, caller, at: rows.length }
    rows.push(row)
    for (const next of step.calls ?? []) add(next, depth + 1, row)
  }
  for (const step of path) add(step, 0)
  return rows
}

const STEP = 46
const INDENT = 34
const WIDTH = 400
const HEIGHT = 36
const TOP = 60

export const orderPicture = (sources) => {
  const rows = rowsOf(PATH, sources)
  const leftOf = ({ depth }) => 24 + depth * INDENT
  const topOf = ({ at }) => TOP + at * STEP
  const parts = rows.flatMap((row) => {
    const { name, file, words, caller, by } = row
    const [x, y] = [leftOf(row), topOf(row)]
    const arrow = caller
      ? [
          line(
            `M${leftOf(caller) + 14} ${topOf(caller) + HEIGHT} V${y + HEIGHT / 2} H${x - 1}`,
            by ? 'contract' : '',
          ),
        ]
      : []
    return [
      ...arrow,
      box(x, y, WIDTH, HEIGHT, file.split('/')[1]),
      text(x + 10, y + 15, name, 'name'),
      text(x + 10, y + 29, file.replace('src/', ''), 'file'),
      text(x + WIDTH + 14, y + 22, words),
    ]
  })
  const key = ['web', 'kernel', 'rules'].flatMap((layer, i) => [
    box(640 + i * 90, 18, 16, 16, layer),
    text(662 + i * 90, 31, layer, 'small'),
  ])
  return drawing(1140, TOP + rows.length * STEP + 16, 'An order on its way', [
    text(24, 34, 'An order on its way, in Passchendaele', 'title'),
    ...key,
    line('M920 26 H950'),
    text(956, 30, 'imports', 'small'),
    line('M1005 26 H1035', 'contract'),
    text(1041, 30, 'contract', 'small'),
    ...parts,
  ])
}
