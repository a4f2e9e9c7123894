import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const RUN: Chapter = {
  code: 'RUN',
  title: 'Getting an order through',
  clauses: [
    {
      id: 'PA-RUN-01',
      title: 'Throwing the runner dice',
      text: 'To give a unit a new order or target, throw its runner dice all together: a single 6 among them, and the message has arrived. Think of the dice as a runner, a telephone wire, a pigeon. This is how an order comes to be lost about half the time, as PA-HINT-04 requires.',
      ruling: true,
    },
    {
      id: 'PA-RUN-02',
      title: 'How many runner dice',
      text: 'A veteran unit throws 5 dice, a line unit 4 and a reservist unit 3. Take away 1 if the unit is pinned or 2 if it is disordered, 2 if it is gassed, and 1 if it is shelled, meaning that it takes any point at all from trench mortars, field guns or heavy guns. There is always at least 1 die.',
      ruling: true,
    },
    {
      id: 'PA-RUN-03',
      title: 'Chances of getting through',
      text: 'One die brings the message through 16.7 times in a hundred, two dice 30.6, three 42.1, four 51.8 and five 59.8.',
      ruling: true,
    },
    {
      id: 'PA-RUN-04',
      title: 'All orders travel alike',
      text: 'What the message says makes no difference to the dice, as the runner has not read it. How gladly a unit obeys appears in the modifiers of PA-CHECK-03.',
      ruling: true,
    },
    {
      id: 'PA-RUN-05',
      title: 'Runners before status dice',
      text: 'Throw for the runners first and for status afterwards. Count the dice from the status the unit had until now and the fire that is on it at this check.',
      ruling: true,
    },
  ],
}
