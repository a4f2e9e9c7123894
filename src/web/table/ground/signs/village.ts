import { type Brush, inside, strew } from '../brush.ts'
import type { Patch } from '../patch.ts'
import { type House, housesOf } from '../shapes/houses.ts'
import type { Shape } from '../shapes/shape.ts'

/** Millimetres of a house: larger where there is more room. */
const houseSize = ({ left, right, top, bottom }: Patch, px: number): number => {
  const room = Math.sqrt((right - left) * (bottom - top))
  return Math.max(Math.min(20, Math.max(8, room / 9)), 6.5 * px)
}

/** The ground of a village: its dotted edge is where rules begin to hold. */
export const gardens = ({ pen, ink, px }: Brush, patch: Patch): void => {
  pen.fillStyle = ink('garden')
  pen.fill(patch.path)
  pen.strokeStyle = ink('house')
  pen.lineWidth = 1.1 * px
  pen.lineCap = 'round'
  pen.setLineDash([0.1 * px, 3.4 * px])
  pen.stroke(patch.path)
  pen.setLineDash([])
  pen.lineCap = 'butt'
}

/** Houses along the roads that lead through, of which such a part has been shot to pieces. */
export const houses = (brush: Brush, patch: Patch, roads: readonly Shape[], ruined: number): void => {
  const { pen, ink, random, px } = brush
  const size = houseSize(patch, px)
  for (const house of housesOf({ ring: patch.ring, roads, size }, random)) {
    const { centre, dx, dy, church } = house
    pen.save()
    pen.transform(dx, dy, -dy, dx, centre.x, centre.y)
    if (church) paintChurch(brush, house)
    else if (random() < ruined) paintRuin(brush, house)
    else {
      pen.fillStyle = ink('house')
      pen.fillRect(-house.length / 2, -house.depth / 2, house.length, house.depth)
    }
    pen.restore()
  }
  if (ruined > 0.5) rubble(brush, patch, px)
}

/** Walls of which some are down. */
const paintRuin = ({ pen, ink, random, px }: Brush, { length, depth }: House): void => {
  const [x, y] = [length / 2, depth / 2]
  pen.fillStyle = ink('map')
  pen.fillRect(-x, -y, length, depth)
  pen.strokeStyle = ink('house')
  pen.lineWidth = 1.3 * px
  pen.setLineDash([length * (0.4 + random() * 0.3), 2.2 * px])
  pen.strokeRect(-x, -y, length, depth)
  pen.setLineDash([])
  pen.lineWidth = 0.8 * px
  pen.beginPath()
  pen.moveTo(-x, y)
  pen.lineTo(x, -y)
  pen.stroke()
}

/** A nave with its cross. */
const paintChurch = ({ pen, ink, px }: Brush, { length, depth }: House): void => {
  const reach = length / 2 + 1.5 * px
  const arm = Math.max(2.6 * px, depth * 0.34)
  pen.fillStyle = ink('house')
  pen.fillRect(-length / 2, -depth / 2, length, depth)
  pen.strokeStyle = ink('house')
  pen.lineWidth = 1.8 * px
  pen.beginPath()
  pen.moveTo(reach, 0)
  pen.lineTo(reach + 2.2 * arm, 0)
  pen.moveTo(reach + 1.3 * arm, -arm)
  pen.lineTo(reach + 1.3 * arm, arm)
  pen.stroke()
}

const rubble = (brush: Brush, patch: Patch, px: number): void => {
  const { pen, ink } = brush
  inside(brush, patch, () => {
    pen.fillStyle = ink('house')
    pen.globalAlpha = 0.7
    pen.beginPath()
    strew(brush, patch, 8 * px, (x, y) => pen.rect(x, y, 0.9 * px, 0.9 * px))
    pen.fill()
    pen.globalAlpha = 1
  })
}
