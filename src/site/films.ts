/** Where films of texts may lie besides the media library. */
export const FILM_HOSTS = {
  youtube: { name: 'YouTube', player: 'https://www.youtube-nocookie.com' },
  vimeo: { name: 'Vimeo', player: 'https://player.vimeo.com' },
} as const

type FilmHost = keyof typeof FILM_HOSTS

/** A film at another host: its page there, and its player, which starts by itself. */
export type HostedFilm = { host: FilmHost; page: string; player: string }

/** The origins of the players: what pages may frame. */
export const PLAYER_ORIGINS: readonly string[] = Object.values(FILM_HOSTS).map(
  ({ player }) => player,
)

/**
 * The film that an address of YouTube or Vimeo leads to, in any of the forms in which they give it; undefined for
 * every other address. Page and player are made anew from the name of the film, so nothing else of the address is in them.
 */
export const hostedFilm = (address: string): HostedFilm | undefined => {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  const host = url.hostname.replace(/^(?:www|m|music)\./, '')
  const path = url.pathname.split('/').filter((part) => part !== '')
  if (host === 'youtu.be') return onYouTube(path[0], url)
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const isNamed = ['embed', 'shorts', 'live', 'v'].includes(path[0] ?? '')
    return onYouTube(isNamed ? path[1] : url.searchParams.get('v'), url)
  }
  if (host === 'player.vimeo.com' && path[0] === 'video') return onVimeo(path.slice(1), url)
  return host === 'vimeo.com' ? onVimeo(path, url) : undefined
}

const onYouTube = (id: string | null | undefined, url: URL): HostedFilm | undefined => {
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined
  const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start'))
  const [onPage, inPlayer] = start > 0 ? [`&t=${start}s`, `&start=${start}`] : ['', '']
  return {
    host: 'youtube',
    page: `https://www.youtube.com/watch?v=${id}${onPage}`,
    player: `${FILM_HOSTS.youtube.player}/embed/${id}?autoplay=1&rel=0${inPlayer}`,
  }
}

/** A film that is not listed has a key after its number, or as `h`. */
const onVimeo = ([id = '', inPath]: string[], url: URL): HostedFilm | undefined => {
  if (!/^\d{1,12}$/.test(id)) return undefined
  const key = inPath ?? url.searchParams.get('h') ?? ''
  const known = /^[0-9a-f]{6,20}$/.test(key)
  return {
    host: 'vimeo',
    page: `https://vimeo.com/${id}${known ? `/${key}` : ''}`,
    player: `${FILM_HOSTS.vimeo.player}/video/${id}?autoplay=1&dnt=1${known ? `&h=${key}` : ''}`,
  }
}

/** `90`, `90s` or `1m30s`. */
const secondsOf = (text: string | null): number => {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text ?? '') ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
