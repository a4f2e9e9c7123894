import type { Chapter } from '../../../kernel/procedure/rulebook.ts'

export const EVT: Chapter = {
  code: 'EVT',
  title: 'Random events',
  clauses: [
    {
      id: 'FF-EVT-01',
      title: 'Drawing and holding cards',
      text: 'This chapter is optional. As his turn begins a player draws one card from an ordinary pack, or two if he likes. Twos to nines are dummies. Red tens to aces he keeps and plays when it suits him. Black tens to aces act on him as soon as they are drawn. A hand may hold three cards; any above that must be played. Cards may not be exchanged.',
      ruling: false,
      note: 'Both sides draw from one pack, which is shuffled again when it runs out. To play a dummy is simply to throw it away. The chapter is left out unless you switch it on.',
      options: ['random-events'],
    },
    {
      id: 'FF-EVT-02',
      title: 'What each card does',
      text: "Hearts. Ace, Big Bangs: for 3 turns the highest commander present controls a super-heavy battery. King, Sniper: take off a command stand or support weapon of the enemy that is not in a fortification. Queen, Rally: a battalion that has lost at least two platoons regains a D3 of them. Jack, Good Day to be a Hero: add 1 to a heroic roll, before it is made. Ten, Good Discipline: add 1 to an order or morale roll, before it is made. Clubs. Ace, Death from Above: the enemy takes off two of your platoons or support weapons that are within 5 cm of one another. King, Lines are Down: you cannot reach your supporting artillery this turn. Queen, Stubborn Defenders: give the card to the enemy, who keeps it in his hand and may add 1 to a morale roll of his. Jack, Death from the Flank: your rifle platoon farthest to the right is taken off. Ten, Command Error: one order of a regiment or battalion has 1 taken off this turn. Diamonds. Ace, Superb Shooting: one company or machine gun adds 2 to its shooting this turn. King, Wiring Party: on the front of one company a defender adds 2 cm of depth to the wire, or an attacker takes 2 cm away. Queen, Good Shooting: as the ace, but adding 1. Jack, Inspirational Leader: one commander adds 1 to all his orders this turn. Ten, Concise Order: add 1 to an order roll, even after it has been made, though a natural 1 still fails. Spades. Ace, Counter-Battery Fire: you lose one of your batteries. King, Gas, Boys, Gas: the enemy has an additional offensive gas attack wherever he likes, with the usual wind. Queen, Random Shell: the enemy has one attack by heavy artillery wherever he likes. Jack, Wind Change: the wind turns towards the attacker's trenches at 10 cm plus two dice, for gas yet to come as well; if no gas is planned treat it as the ten. Ten, Hard Day: give the card to the enemy, who may take 1 off a morale roll of yours.",
      ruling: false,
      note: "Rally never brings back more than were lost, and sets them down beside the battalion's command stand. Lines are Down includes SOS calls. The enemy names the order that suffers a Command Error, before it is rolled, and picks the battery lost to Counter-Battery Fire.",
      options: ['random-events'],
    },
    {
      id: 'FF-EVT-03',
      title: 'Choices made with cards',
      text: 'Farthest to the right is as seen by the player himself, looking from his base edge towards the enemy. A cloud from the gas card has the size proper to the side that owns it and goes with the common wind. The player who benefits from a card makes all its choices, and they must be lawful at that moment. A card that cannot have any effect is thrown away.',
      ruling: true,
      options: ['random-events'],
    },
  ],
}
