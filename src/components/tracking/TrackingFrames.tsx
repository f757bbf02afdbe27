import { PIXEL_REPORT, type Tracking } from '#src/site/tracking.ts'

const UNSEEN = { display: 'none', visibility: 'hidden' } as const

/** What counts a visitor without JavaScript, as the vendors have it: a frame, and a picture of one pixel. */
export const TrackingFrames = ({ tagManager, pixel }: Tracking) => (
  <>
    {tagManager && (
      <noscript>
        <iframe
          src={`${tagManager.origin}/ns.html?id=${encodeURIComponent(tagManager.id)}`}
          title="Tag manager"
          width={0}
          height={0}
          style={UNSEEN}
        />
      </noscript>
    )}
    {pixel && (
      <noscript>
        <img
          src={`${PIXEL_REPORT}?id=${encodeURIComponent(pixel.id)}&ev=PageView&noscript=1`}
          alt=""
          width={1}
          height={1}
          style={UNSEEN}
        />
      </noscript>
    )}
  </>
)
