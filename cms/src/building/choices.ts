/** The choices of the fields of a home, in the order in which a form offers them. */
export const STATES = ['notReleased', 'available', 'onHold', 'reserved', 'sold']

export const ORIENTATIONS = [
  ...['north', 'northEast', 'east', 'southEast'],
  ...['south', 'southWest', 'west', 'northWest'],
]
