import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const GEO: Chapter = {
  code: 'GEO',
  title: 'Measuring, arcs and lines',
  clauses: [
    {
      id: 'PA-GEO-01',
      title: 'Shape of the beaten zone',
      text: 'Extend the front edge of the base to both sides: the zone lies ahead of that line. It is bounded by two rays that leave the front corners at 45 degrees outward, and holds every point no more than 6 inches from the closest part of the front edge. A unit is caught if the zone touches even one of its bases.',
      ruling: true,
    },
    {
      id: 'PA-GEO-02',
      title: 'Clear line of fire',
      text: "Draw lines from the middle of the shooting base's front edge to the corners, the midpoints of the edges and the centre of the target base, using those nine points that fall in the zone. Should none do so, use the part of the target inside the zone that is nearest to the front edge. One clear line is enough for the point of fire. A line is spoilt by crossing a base of the shooter's own side, his own unit among them, or by too much blocking terrain (PA-GEO-17); for machine-gun battalions only the terrain matters. Merely grazing an edge spoils nothing.",
      ruling: true,
      options: ['mg-over-terrain'],
    },
    {
      id: 'PA-GEO-03',
      title: 'Which ground a base occupies',
      text: 'The centre of a base decides what terrain it is in, and on the boundary counts as inside. If several areas cover the spot, take the best protection among them. A trench is a strip of ground 1 inch deep.',
      ruling: true,
    },
    {
      id: 'PA-GEO-04',
      title: 'Cover of a whole unit',
      text: 'The check allows a unit one kind of cover: the kind enjoyed by most of its bases, or the worst of those that are level in number. Tanks always count as armour. Guns that have stayed entirely still since they were deployed are in gun pits, which are worth a trench if the ground itself offers less.',
      ruling: true,
    },
    {
      id: 'PA-GEO-05',
      title: 'Contact and stopping short',
      text: 'Two bases touch, even at a corner, if less than a hundredth of an inch separates them. A unit that must stop short of the enemy leaves a quarter of an inch.',
      ruling: true,
    },
    {
      id: 'PA-GEO-06',
      title: 'The enemy direction',
      text: 'The scenario gives each army a compass bearing that points to the enemy. All angles of movement start from this bearing.',
      ruling: true,
    },
    {
      id: 'PA-GEO-07',
      title: 'How bases move',
      text: 'Every base goes straight ahead along one line inside the cone that its order allows, and no further than the allowance. Lines may differ from base to base, so long as the unit is together at the end. You may go through friends but not finish on top of them; a base that would do so halts at the last spot with room for it.',
      ruling: true,
    },
    {
      id: 'PA-GEO-08',
      title: 'Enemy in the rear',
      text: "A unit has the enemy in its rear if a hostile base stands 6 inches or less from one of its bases and entirely behind the line on which that base's rear edge lies. Guns and disordered enemies do not count.",
      ruling: true,
    },
    {
      id: 'PA-GEO-09',
      title: 'Measuring is always allowed',
      text: 'You may measure whatever you like whenever you like. From unit to unit, measure between the edges that are closest.',
      ruling: true,
    },
    {
      id: 'PA-GEO-10',
      title: 'When a unit is split',
      text: 'Casualties or bases held up on the way may tear a unit apart. It remains a single unit, but whenever it moves again it has to narrow the gap as much as its allowance and cone let it, and may in no case make it wider. Nobody is punished for having suffered losses.',
      ruling: true,
    },
    {
      id: 'PA-GEO-11',
      title: 'Turning bases after moving',
      text: 'When the move is done the bases of a unit may pivot on their centres, all of them at once as PA-GEO-14 and PA-GEO-15 describe. No turn may bring a base against an enemy or over another base, since facing is free but contact is not; nor may it make a base stick out over the table edge that lay wholly on the table. A base that sticks out already, over a side edge, may turn and still do so.',
      ruling: true,
    },
    {
      id: 'PA-GEO-12',
      title: 'Edges and impassable ground',
      text: 'A base is off the table once its centre has gone over the edge. Nothing takes a centre over the two side edges, however: any move, also a fall back or a consolidation, ends when the centre gets there, and the base fights on half over the edge. Turns, and slides that make room for them, take no centre over any edge. The front and rear edges are crossed only as PA-MOVE-18 has it. No base may sweep over impassable ground at any stage of its path, the bridges of PA-MOVE-20 excepted. A digital table must be told this exactly.',
      ruling: true,
    },
    {
      id: 'PA-GEO-13',
      title: 'Measuring range and angle',
      text: 'If any of the target lies directly ahead of the front edge, it is 0 degrees off the front. If not, go to the closer front corner and take the angle between straight forward and whichever bit of the target is least far from straight forward. The range is that from the front edge to the closest bit of the target inside the arc, or to its closest bit of all if the arc holds none. Trench mortars measure from edge to edge by the shortest way. It is what a player does with a ruler at the table.',
      ruling: true,
    },
    {
      id: 'PA-GEO-14',
      title: 'A line turns as one',
      text: "All bases of a unit turn in the same moment. Look only at where every one of them stands when the turn is over: at the end of the move if the unit moves, otherwise on the spot. Comrades would only be in each other's way if they had to turn one by one, and facing is meant to be free.",
      ruling: true,
    },
    {
      id: 'PA-GEO-15',
      title: 'Making room to turn',
      text: 'Where bases would finish on top of their comrades, the unit spreads out along the front it had, which lies square to the old facing of its middle base (of the left one, where two share the middle). Work outward from the middle: every base slides away from it by as few hundredths of an inch as clear it of its inner neighbour. The middle base stays where it is; two middle ones slide half the distance each. Nobody slides more than three quarters of an inch, and the player may choose other slides inside that limit. Bases that slide must keep the unit together and stay clear of enemies, other units and impassable ground. No slide takes the centre of a base over any edge of the table, even if the base sticks out already, nor makes one stick out that lay wholly on the table. A turn that cannot be had otherwise is not allowed at all: nobody turns and nobody slides. There is one turn in an activation. On hold the slide costs nothing, though guns that make one have left their pits. In this way troops who stand shoulder to shoulder can face in any direction.',
      ruling: true,
    },
    {
      id: 'PA-GEO-16',
      title: 'Shapes of terrain',
      text: 'Ground is drawn as rectangles, as polygons whose edges do not cross, or as belts: a line of points with a width. About each stretch of a belt lies a rectangle as wide as the belt, which goes half that width past either end of the stretch; the belt is all these rectangles. The edge of a polygon is part of it. An order that names a piece of ground means its centre of area, or, for a belt, the point half-way along its line. Trenches bend, and so must the map.',
      ruling: true,
    },
    {
      id: 'PA-GEO-17',
      title: 'Fire through blocking terrain',
      text: 'A hill, forest or standing town stops a line of fire once more than 1 inch of the line, added up, runs through such ground. Men along its edge can therefore shoot out and be shot at; men deep inside can do neither. It shelters like craters where nothing better covers the spot, slows nobody, and troubles neither trench mortars nor sheaves.',
      ruling: true,
    },
  ],
}
