import type { ReactNode } from 'react'
import { Section } from './Section.tsx'

type PartProps = {
  title: string
  /** A name that links can jump to. */
  anchor?: string | null
  tone?: 'plain' | 'sand' | 'dark'
  arrangement?: 'above' | 'beside'
  paper?: 'sheet' | 'never'
  children: ReactNode
}

/** A part of a detail page under a heading of the interface. */
export const Part = ({ title, anchor = null, children, ...section }: PartProps) => (
  <Section data={{ eyebrow: null, title, text: null, anchor }} size="part" {...section}>
    {children}
  </Section>
)
