/** An army as it is kept and shared; which rule set it belongs to stands in its field `ruleset`. */
export const ARMY_FORMAT = 'duckboard.army/1'
