import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const CAV: Chapter = {
  code: 'CAV',
  title: 'Cavalry',
  clauses: [
    {
      id: 'FF-CAV-01',
      title: 'Cavalry rules in one place',
      text: 'Cavalry have cover only in woods and villages (see FF-COV-05). They must dismount to shoot and then take 1 off. They get past wire only by a cleared gap (see FF-WIRE-07). In an assault they add 3 against infantry and artillery and 1 against other cavalry, and FF-ASLT-09 says what they may not charge.',
      ruling: false,
    },
    {
      id: 'FF-CAV-02',
      title: 'Mounting and dismounting',
      text: 'A squadron is mounted or dismounted as one. It changes at the beginning or the end of a move action without cost, and goes the distance of the state in which it travels. The horses stay with the stand. On foot it fights an assault as infantry.',
      ruling: true,
    },
  ],
}
