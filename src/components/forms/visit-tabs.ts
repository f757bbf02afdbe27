/** The channel of the tabs of this browser. */
const CHANNEL = 'visit'

/** What a new tab says to the others; they answer with a text. */
const ASK = null

type Told = string | typeof ASK

let channel: BroadcastChannel | undefined
let isAsking = false

/**
 * Asks the other tabs where their visitor came from, and from the first time on tells new ones.
 *
 * @param tell what this tab knows of a visit that goes on.
 * @param learn is given the first answer; without other tabs there is none.
 */
export const askTabs = (tell: () => string | null, learn: (told: string) => void): void => {
  if (!('BroadcastChannel' in window)) return
  const open = () => {
    channel ??= new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data === ASK) {
        const told = tell()
        if (told) channel?.postMessage(told)
      } else if (isAsking) {
        isAsking = false
        learn(data)
      }
    }
  }
  if (!channel) {
    // Browsers do not keep a page for its way back that still listens.
    addEventListener('pagehide', () => {
      channel?.close()
      channel = undefined
    })
    addEventListener('pageshow', open)
  }
  open()
  isAsking = true
  channel?.postMessage(ASK)
}
