import type { Chapter } from '#kernel/procedure/rulebook.ts'

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
    {
      id: 'FF-EVT-04',
      title: 'When a card may be played',
      text: 'Cards for orders (ten of hearts, jack of diamonds, ten of diamonds) go with an order before its die; the ten of diamonds also after it. Cards for morale (ten of hearts, queen of clubs, ten of spades) are played when the test asks for them (FF-MOR-10). Cards for shooting (ace and queen of diamonds) are played before a fire action of one company or machine gun and count for all its shooting of that turn. The jack of hearts goes with a heroic action. Ace, king and queen of hearts and the king of diamonds may be played in the own turn, as it starts or between two units. How many cards a side holds is known to both, which ones only to itself.',
      ruling: true,
      options: ['random-events'],
    },
    {
      id: 'FF-EVT-05',
      title: 'Cards in detail',
      text: 'Ace of hearts: the battery serves for three turns of its owner, the present one included, and places its first point free. King of hearts: neither range nor sight matters, and a liaison officer may be the victim. Queen of hearts: those who return join the companies with the fewest stands and are set touching the command stand. King of diamonds: 20 cm along a belt, in front of a company of the defender or touched by one of the attacker. Ace of clubs: the two stand no more than 5 cm apart and neither is in a deep shelter. Ace of spades: any battery, on the table or behind it, that is not in a fortification. King and queen of spades: no deviation; the cloud comes with the next gas, after what was planned. Jack of diamonds: all orders of that commander in this turn. Ten of clubs: his enemy says at once which unit it is. What the side not in its turn has to choose is asked of it straight away.',
      ruling: true,
      options: ['random-events'],
    },
    {
      id: 'FF-EVT-06',
      title: 'Drawing from the pack',
      text: 'Cards beyond three are played at once where that is possible and thrown away otherwise; a dummy drawn beyond three is thrown away, others stay until the player wants to be rid of them. To draw, throw a die with as many sides as there are cards in the pack and take the card of that number, the pack lying in the order of hearts, clubs, diamonds, spades, each from the ace down. The discards make a new pack when it is used up. Only the drawer sees that die, and the card as well unless it is a black ten or higher.',
      ruling: true,
      options: ['random-events'],
    },
    {
      id: 'FF-EVT-07',
      title: 'Red cards at any moment',
      text: 'In the published rules a red card may be played whenever its holder likes. On a screen the other player would have to be asked before every die and order of a turn, and each question would tell that a card is held. Red cards are therefore played at the moments of FF-EVT-04 and at no other, and no house rule changes that. At a real table the holder may speak up at any time.',
      ruling: true,
      options: ['random-events'],
    },
  ],
}
