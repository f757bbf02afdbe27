import type { HTMLAttributes } from 'react'

export type HeadingLevel = 1 | 2 | 3 | 4

/** A heading of a level that its surroundings decide. */
export const Heading = ({
  level,
  ...attributes
}: { level: HeadingLevel } & HTMLAttributes<HTMLHeadingElement>) => {
  const Tag = `h${level}` as const
  return <Tag {...attributes} />
}

/** The level below. */
export const below = (level: HeadingLevel): HeadingLevel => Math.min(level + 1, 4) as HeadingLevel
