import type { CSSProperties } from 'react'
import { Chip } from '../ui/Chip.tsx'
import { Section } from '../ui/Section.tsx'
import styles from './MarqueeBlock.module.css'
import type { BlockProps } from './props.ts'

export const MarqueeBlock = ({ model }: BlockProps<'marquee'>) => {
  const { sectionData, chips, duration, delay, loop, gradientLength } = model
  const motion = {
    '--marquee-duration': `${duration}s`,
    '--marquee-delay': `${delay}s`,
    '--marquee-loop': loop === 0 ? 'infinite' : loop,
    '--marquee-gradient': gradientLength,
  } as CSSProperties
  const row = chips.map((chip) => (
    <li key={chip.label}>
      <Chip chip={chip} />
    </li>
  ))
  return (
    <Section data={sectionData}>
      {/* It takes the focus, so that the keyboard can stop it and, where it does not move, scroll it. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in. */}
      <div
        className={styles.marquee}
        style={motion}
        role="group"
        aria-label={sectionData?.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard stops and scrolls it.
        tabIndex={0}
      >
        <ul className={styles.track}>{row}</ul>
        <ul className={styles.track} aria-hidden="true">
          {row}
        </ul>
      </div>
    </Section>
  )
}
