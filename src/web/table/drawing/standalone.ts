/** What a drawing takes from the style sheets. */
const PROPERTIES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'display',
] as const

/** Elements whose place the style sheet sets; on all others the attribute says it. */
const PLACED = ['upright', 'off-left', 'off-right', 'off-up', 'off-down']

const styleOf = (element: Element): string => {
  const style = getComputedStyle(element)
  const rules = PROPERTIES.map((name) => `${name}:${style.getPropertyValue(name)}`)
  const placed = PLACED.some((name) => element.classList.contains(name)) && style.transform !== 'none'
  return [...rules, ...(placed ? [`transform:${style.transform}`] : [])].join(';')
}

/** A drawing on the page as an SVG file that needs no style sheet: equal styles are written once. */
export const standaloneSvg = (drawing: SVGSVGElement): string => {
  const copy = drawing.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) return ''
  const names = new Map<string, string>()
  const originals = drawing.querySelectorAll('*')
  const copies = copy.querySelectorAll('*')
  originals.forEach((element, i) => {
    const twin = copies[i]
    if (!twin) return
    const rules = styleOf(element)
    const name = names.get(rules) ?? `s${names.size}`
    names.set(rules, name)
    twin.setAttribute('class', name)
    twin.removeAttribute('style')
    for (const attribute of twin.getAttributeNames())
      if (attribute.startsWith('data-')) twin.removeAttribute(attribute)
  })
  const { width, height } = drawing.viewBox.baseVal
  const wide = Math.round(drawing.getBoundingClientRect().width) || 900
  copy.removeAttribute('class')
  copy.removeAttribute('style')
  copy.setAttribute('width', String(wide))
  copy.setAttribute('height', String(Math.round((wide * height) / width)))
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  sheet.textContent = [...names].map(([rules, name]) => `.${name}{${rules}}`).join('\n')
  copy.prepend(sheet)
  return new XMLSerializer().serializeToString(copy)
}
