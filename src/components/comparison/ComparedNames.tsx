import { type RefObject, useEffect, useRef, useState } from 'react'
import styles from './ComparedNames.module.css'
import type { ComparedHome } from './load-home.ts'

type ComparedNamesProps = {
  homes: ComparedHome[]
  /** What scrolls the table to the side. */
  scroller: RefObject<HTMLElement | null>
}

/**
 * The names of the homes below the header of the site, for the eye alone, once the head of the table has left the
 * window. They are beside the table and scroll along with it: a head within what scrolls to the side cannot stay.
 */
export const ComparedNames = ({ homes, scroller }: ComparedNamesProps) => {
  const names = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const table = scroller.current
    const head = table?.querySelector('thead')
    const bar = names.current
    if (!table || !head || !bar) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setShown(!entry.isIntersecting && entry.boundingClientRect.top < 0)
      },
      { rootMargin: `-${getComputedStyle(bar).top} 0px 0px` },
    )
    const scrollAlong = () => {
      bar.scrollLeft = table.scrollLeft
    }
    observer.observe(head)
    table.addEventListener('scroll', scrollAlong, { passive: true })
    return () => {
      observer.disconnect()
      table.removeEventListener('scroll', scrollAlong)
    }
  }, [scroller])
  return (
    <div aria-hidden="true" className={styles.place}>
      <div ref={names} className={styles.names} data-shown={shown || undefined}>
        {homes.map(({ id, title }) => (
          <p key={id} className={styles.name}>
            <span className={styles.title}>{title}</span>
          </p>
        ))}
      </div>
    </div>
  )
}
