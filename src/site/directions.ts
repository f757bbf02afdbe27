/**
 * Applications that show the way to a place. Each address works on iOS, Android and desktops without a script: it
 * opens the application where it is installed, else its page. `{place}` stands for latitude and longitude.
 *
 * @see https://developers.google.com/maps/documentation/urls/get-started#directions-action
 * @see https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html
 * @see https://developers.google.com/waze/deeplinks
 */
const DIRECTIONS = [
  { name: 'Google Maps', href: 'https://www.google.com/maps/dir/?api=1&destination={place}' },
  { name: 'Apple Maps', href: 'https://maps.apple.com/?daddr={place}' },
  { name: 'Waze', href: 'https://waze.com/ul?ll={place}&navigate=yes' },
] as const

/** Links to the way to a place, by the names of the applications. */
export const directionsTo = ({
  latitude,
  longitude,
}: {
  latitude: number
  longitude: number
}): { name: string; href: string }[] =>
  DIRECTIONS.map(({ name, href }) => ({
    name,
    href: href.replace('{place}', `${latitude}%2C${longitude}`),
  }))
