import styles from './QrCode.module.css'
import { qrPath } from './qr-path.ts'

type QrCodeProps = {
  /** What a phone reads, such as the full address of a page. */
  text: string
  label: string
}

/** A QR code as a drawing, dark on white on every ground. Its parent gives it a width. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { size, path } = qrPath(text)
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={styles.code}>
      <path d={path} stroke="#000" />
    </svg>
  )
}
