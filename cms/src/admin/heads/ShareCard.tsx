import { Box, Typography } from '@strapi/design-system'
import { useLayoutEffect, useRef } from 'react'
import { SHARE_LOOK as LOOK } from '../../heads/rules/share-look.ts'
import type { SiteHead } from '../../heads/site-head.ts'
import type { Head } from './form-head.ts'

type Props = Head & Pick<SiteHead, 'dir'>

/** A page as it is shown where its address is shared: its picture, and its texts below. */
export function ShareCard({ picture, plan, dir, steps, heading, description }: Props) {
  return (
    <Box tag="figure" aria-label="Shared link" borderColor="neutral200" hasRadius overflow="hidden">
      <Picture {...picture} dir={dir} />
      <Box padding={3} background="neutral100" style={{ overflowWrap: 'anywhere' }}>
        {plan && (
          <Typography tag="p" variant="pi" textColor="neutral600" paddingBottom={2}>
            The plan of the home is drawn beside these words.
          </Typography>
        )}
        <Typography tag="p" variant="pi" textColor="neutral600" dir="ltr">
          {steps[0]}
        </Typography>
        <Typography tag="p" fontWeight="bold" dir="auto">
          {heading}
        </Typography>
        <Typography tag="p" variant="pi" dir="auto" ellipsis>
          {description}
        </Typography>
      </Box>
    </Box>
  )
}

/** A length of the whole picture as a share of its width, however small it is shown. */
const scaled = (pixels: number): string => `${(pixels / LOOK.width) * 100}cqw`

/** The colours of the site are not known here: light words on a dark ground, as in every theme. */
const [GROUND, WORDS, LESS] = ['#26282b', '#ffffff', '#d9d4c7']

const SHADE = `linear-gradient(${LOOK.shade
  .map(({ offset, opacity }) => `rgba(16, 20, 22, ${opacity}) ${offset * 100}%`)
  .join(', ')})`

function Picture({
  photo,
  focus,
  siteName,
  above,
  title,
  dir,
}: Head['picture'] & Pick<Props, 'dir'>) {
  return (
    <div
      dir={dir}
      style={{
        ...{ position: 'relative', aspectRatio: `${LOOK.width} / ${LOOK.height}` },
        ...{ containerType: 'inline-size', background: GROUND, color: WORDS },
        ...{ fontFamily: 'Newsreader, Georgia, serif', lineHeight: 1.2, overflow: 'hidden' },
      }}
    >
      {photo && (
        <img
          src={fileAddress(photo)}
          alt=""
          style={{
            ...{ position: 'absolute', width: '100%', height: '100%' },
            ...{ objectFit: 'cover', objectPosition: focus },
          }}
        />
      )}
      {photo && <div style={{ position: 'absolute', inset: 0, background: SHADE }} />}
      <div
        style={{
          ...{ position: 'absolute', insetInline: scaled(LOOK.margin) },
          ...{ top: scaled(LOOK.siteName.top), fontSize: scaled(LOOK.siteName.size) },
        }}
      >
        {siteName}
      </div>
      <div
        style={{
          ...{ position: 'absolute', insetInline: scaled(LOOK.margin) },
          bottom: scaled(LOOK.margin),
        }}
      >
        {above && (
          <div
            style={{
              ...{ color: LESS, fontSize: scaled(LOOK.above.size) },
              marginBottom: scaled(LOOK.above.gap),
            }}
          >
            {above}
          </div>
        )}
        <Title words={title} />
      </div>
    </div>
  )
}

/** As large as fits, as the site draws it. */
function Title({ words }: { words: string }) {
  const ref = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words need another size.
  useLayoutEffect(() => {
    const title = ref.current
    const width = title?.parentElement?.parentElement?.clientWidth ?? 0
    for (const size of title ? LOOK.titleSizes : []) {
      if (title) title.style.fontSize = scaled(size)
      if ((title?.scrollHeight ?? 0) <= (LOOK.titleHeight / LOOK.width) * width) break
    }
  }, [words])
  return (
    <div ref={ref} style={{ maxHeight: scaled(LOOK.titleHeight), overflow: 'hidden' }}>
      {words}
    </div>
  )
}

/** Files are at the CMS, which may have another address than the panel. */
const fileAddress = (url: string): string => {
  const { strapi } = window as unknown as { strapi: { backendURL: string } }
  return new URL(url, `${strapi.backendURL}/`).href
}
