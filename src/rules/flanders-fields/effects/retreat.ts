/** FF-MOR-03, FF-MOR-07: the markers of a stand whose battalion goes back; those in deep shelters neither go nor take one. */
export const markersInRetreat = (markers: number, below: boolean): number =>
  below ? markers : Math.max(1, markers)
