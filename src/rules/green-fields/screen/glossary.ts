import type { GlossaryEntry } from '#screen/glossary.ts'

/** Words a newcomer to To The Green Fields Beyond! may not know. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  {
    words: ['box barrage', 'box barrages'],
    text: 'Shells all round a zone instead of into it: whoever goes in or out comes under fire.',
    clause: 'GF-BOMB-07',
  },
  {
    words: ['wave', 'waves'],
    text: 'Up to three units stand in a zone one behind the other. The leading wave takes the fire first, and what it cannot take goes on to the next.',
    clause: 'GF-STACK-02',
  },
  {
    words: ['E', 'experience'],
    text: 'How well a unit knows its trade. It saves with as many dice, so it decides how many hits do no harm.',
    clause: 'GF-DICE-04',
  },
  {
    words: ['M', 'morale'],
    text: 'How much a unit will stand. It falls with every bad check, and comes back with rest and luxuries.',
    clause: 'GF-MOR-01',
  },
  {
    words: ['SHELLS', 'shell points'],
    text: 'What guns fire with. Each mission uses up one; more come with supply.',
    clause: 'GF-BOMB-04',
  },
  {
    words: ['mission', 'missions'],
    text: 'One task for one unit of guns or airmen: in a week of trench warfare guns can fire two.',
    clause: 'GF-BOMB-04',
  },
  {
    words: ['raid', 'raids', 'raiders'],
    text: 'A handful of men across no man’s land by night, to see who is there and to do him some harm.',
    clause: 'GF-RAID-01',
  },
  {
    words: ['suppressed'],
    text: 'Pinned to the ground: it fires badly and hardly moves until it has rallied.',
    clause: 'GF-SUP-01',
  },
  {
    words: ['wavers', 'waver'],
    text: 'A failed morale check: the unit is suppressed and goes back a zone.',
    clause: 'GF-MOR-04',
  },
  {
    words: ['routs', 'rout', 'routing'],
    text: 'A morale check failed badly: the unit runs.',
    clause: 'GF-MOR-05',
  },
  {
    words: ['luxuries', 'luxury'],
    text: 'Rum, tobacco and hot food: spent on resting units to bring their morale up.',
    clause: 'GF-DEP-05',
  },
  {
    words: ['observed'],
    text: 'Somebody can see the zone: from the next trench, from high ground, a balloon or the air. Guns hit better what is observed.',
    clause: 'GF-OBS-12',
  },
  {
    words: ['sappers', 'sapper'],
    text: 'They dig tunnels and lay mines under the enemy.',
    clause: 'GF-MINE-01',
  },
  {
    words: ['pocket', 'pockets'],
    text: 'Troops left behind on ground that the enemy holds. They cannot leave it, and give themselves up to any who can fight and come there.',
    clause: 'GF-DEP-09',
  },
  {
    words: ['marker', 'markers'],
    text: 'What an enemy goes by whom you see but have not identified: the side and a number, such as b?3.',
    clause: 'GF-OBS-17',
  },
  {
    words: ['opportunity fire'],
    text: 'Fire at somebody who moves close by, out of turn.',
    clause: 'GF-AMOV-02',
  },
  {
    words: ['standing orders', 'standing order'],
    text: 'Told beforehand and in secret: at whom a unit fires who moves close by, and how many of them must go together.',
    clause: 'GF-AMOV-08',
  },
]
