/** A name that somebody signs in with, and the address from which they do. */
type Place = { name: string; address: string }

/** More than a site has people. Those from which nobody signed in for longest are forgotten first. */
const MOST = 100_000

/** From where people have signed in, since the CMS was started. */
export function createKnownPlaces() {
  const places = new Set<string>()
  const keyOf = ({ name, address }: Place) => `${address} ${name.trim().toLowerCase()}`
  return {
    has: (place: Place): boolean => places.has(keyOf(place)),
    add(place: Place): void {
      const key = keyOf(place)
      // Deleted first: a set keeps the order in which its values came.
      places.delete(key)
      places.add(key)
      if (places.size > MOST) places.delete(places.values().next().value as string)
    },
  }
}
