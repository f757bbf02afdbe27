import { imageSize } from '../ui/Picture.tsx'
import type { FrameView } from '../view/view.ts'
import styles from './OnPaper.module.css'

export const PaperLogo = ({ view }: { view: FrameView }) => {
  const { header, siteName } = view.shell
  return (
    <img
      src={header.logo.src}
      alt={siteName}
      {...imageSize(header.logo)}
      loading="lazy"
      decoding="async"
      className={styles.logo}
    />
  )
}

export const PaperAddress = ({ view }: { view: FrameView }) => {
  const { address, legal } = view.shell.footer
  return (
    <>
      {address && (
        <p>
          {address.split('\n').map((line, index) => (
            <span key={line}>
              {index > 0 && ' · '}
              <bdi>{line}</bdi>
            </span>
          ))}
        </p>
      )}
      {legal && <p>{legal}</p>}
    </>
  )
}
