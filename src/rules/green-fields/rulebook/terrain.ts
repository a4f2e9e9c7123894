import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const TERR: Chapter = {
  code: 'TERR',
  title: 'Terrain',
  clauses: [
    {
      id: 'GF-TERR-01',
      title: 'The three grades of ground',
      text: 'Ground comes in three grades. Open ground is the first. Rough ground covers scrub, forest, boulders, hedgerows, villages, ruins (but for moving through them see GF-TERR-09) and every zone with a trench in it. Morass is ground churned up by shells, or the marsh along a river.',
      ruling: false,
    },
    {
      id: 'GF-TERR-02',
      title: 'Who cannot enter morass',
      text: 'Guns, cavalry and vehicles cannot go into morass.',
      ruling: false,
      note: 'Heavy tanks can, because the published table of terrain effects lets them.',
    },
    {
      id: 'GF-TERR-03',
      title: 'Roads through bad ground',
      text: 'Movement along a road is movement over open ground, whatever the zone is like. The benefit ends when the road is cut or shelling worsens the ground of the zone. Pioneers can put the road back in order.',
      ruling: false,
    },
    {
      id: 'GF-TERR-04',
      title: 'Rivers, canals and streams',
      text: 'You need a bridge to cross a deep river or a canal. Foot and cavalry can wade a stream wherever they like, but artillery and vehicles must use a ford or a bridge.',
      ruling: false,
    },
    {
      id: 'GF-TERR-05',
      title: 'Water and diagonal steps',
      text: 'Water runs along the edges between zones. A unit may step diagonally past it if there is at least one way round the corner, over two edges, on which no water stops a unit of its kind.',
      ruling: true,
    },
    {
      id: 'GF-TERR-06',
      title: 'Crossing an embankment',
      text: 'For guns and vehicles that cross it, a zone with a railway embankment is rough ground.',
      ruling: false,
    },
    {
      id: 'GF-TERR-07',
      title: 'Steeples in intact towns',
      text: 'Until it is shelled, a town stands 1 level above the ground around it, and observers there can direct artillery.',
      ruling: false,
    },
    {
      id: 'GF-TERR-08',
      title: 'What a road step is',
      text: 'A step is by road if it leads to the next zone along one of the roads of the map and the road is intact in both zones. When a road is cut, its bridge in that zone is cut too.',
      ruling: true,
    },
    {
      id: 'GF-TERR-09',
      title: 'Towns and ruins',
      text: 'You move through an intact town as through rough ground, and through ruins as through morass. Both give the cover of a built-up area.',
      ruling: true,
    },
    {
      id: 'GF-TERR-10',
      title: 'Tracks laid by pioneers',
      text: 'A track is a short road made by pioneers within a single zone. Any step into that zone is a road step, no matter which side it comes from. Tracks are cut and mended in the same way as roads.',
      ruling: true,
    },
  ],
}
