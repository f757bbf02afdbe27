import { useEffect, useMemo, useState } from 'react'
import { useQuery } from '../filter/use-query.ts'
import { beginMessage } from '../forms/begin-message.ts'
import { ShareWays } from '../share/ShareWays.tsx'
import { useShortlist } from '../shortlist/use-shortlist.ts'
import { SiteLink } from '../ui/SiteLink.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { type WordingSource, wordingOf } from '../view/wording.ts'
import { AwaitedHomes } from './AwaitedHomes.tsx'
import styles from './ComparedHomes.module.css'
import { ComparisonTable } from './ComparisonTable.tsx'
import { keepHomes, refreshShortlist } from './kept-homes.ts'
import type { ComparedHome } from './load-home.ts'
import { sharedList, sharedQuery } from './shared-list.ts'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'
import { useHomes } from './use-homes.ts'

export type ComparedHomesProps = {
  /** Below it are the pages of the homes, such as `/ar/units`. */
  units: string
  /** The path of this page, and its full address. */
  path: string
  address: string
  wording: WordingSource
}

/** The homes that the visitor keeps, or those of a shared link, side by side. */
export const ComparedHomes = (props: ComparedHomesProps) => {
  const { units, path, address, wording } = props
  const words = useMemo(() => wordingOf(wording), [wording])
  const { t } = words
  const query = useQuery()
  const kept = useShortlist()?.homes
  const shared = useMemo(() => sharedList(query), [query])
  const paths = useMemo(
    () => shared?.slugs.map((slug) => `${units}/${slug}`) ?? kept?.map((home) => home.path) ?? [],
    [shared, kept, units],
  )
  const [loaded, retry] = useHomes(paths)
  const [dropped, setDropped] = useState(0)
  const homes = paths.flatMap((it) => {
    const result = loaded[it]
    return result?.status === 'ready' ? [result.home] : []
  })
  const left = paths.filter((it) => ['gone', 'untranslated'].includes(loaded[it]?.status ?? ''))
  // A list that is shared before all of it has loaded has the rest as it was kept.
  const sharedPaths = paths.flatMap((it) => {
    const result = loaded[it]
    if (result?.status === 'ready') return [result.home.path]
    return left.includes(it) ? [] : [it]
  })
  const gone = left.length + (shared?.refused ?? dropped)
  const failed = paths.some((it) => loaded[it]?.status === 'failed')

  useEffect(() => {
    if (shared) return
    const dropped = refreshShortlist(loaded)
    if (dropped > 0) setDropped((count) => count + dropped)
  }, [shared, loaded])

  useEffect(() => (shared && homes.length > 0 ? carryInto(homes) : undefined))

  useEffect(() => nameInQuestions(homes))

  const [place, noteRemoval] = useFocusAfterRemoval(homes.map(({ id }) => id))
  useKeptFocus(place)

  if (!kept) return null
  return (
    <div ref={place} tabIndex={-1} className={styles.comparison} onClickCapture={noteRemoval}>
      {shared && (
        <div className={styles.shared}>
          <p>{t('shortlist.shared')}</p>
          {homes.length > 0 && (
            <button type="button" className={styles.keep} onClick={() => keepHomes(homes)}>
              {t('shortlist.keepAll')}
            </button>
          )}
          <SiteLink href={path} external={false} view={words} className={styles.own}>
            {t('shortlist.own')}
          </SiteLink>
        </div>
      )}
      <div role="status" className={styles.status}>
        {gone > 0 && <p>{t('shortlist.gone', { n: words.number(gone) })}</p>}
        {failed && <p>{t('shortlist.failed')}</p>}
      </div>
      {failed && (
        <button type="button" className={styles.keep} onClick={retry}>
          {t('form.retry')}
        </button>
      )}
      {!shared && paths.length === 0 && <p>{t('shortlist.empty')}</p>}
      {homes.length === 0 && paths.some((it) => !loaded[it]) && (
        <AwaitedHomes count={paths.length} />
      )}
      {homes.length > 0 && (
        <>
          <ComparisonTable
            homes={homes}
            expected={paths.length - left.length}
            kept={new Set(kept.map(({ id }) => id))}
            view={words}
          />
          <button type="button" className={styles.keep} onClick={() => print()}>
            {t('shortlist.print')}
          </button>
          <div className={styles.share}>
            <h2 className={styles.shareTitle}>{t('shortlist.share')}</h2>
            <ShareWays
              title={t('shortlist.title')}
              url={address + sharedQuery(sharedPaths)}
              view={words}
            />
          </div>
        </>
      )}
    </div>
  )
}

/** The links to this page in other languages lead to the same homes there. @returns a function that ends this. */
const carryInto = (homes: ComparedHome[]): (() => void) => {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')
  for (const link of links) {
    link.search = sharedQuery(homes.flatMap(({ paths }) => paths[link.hreflang] ?? []))
  }
  return () => {
    for (const link of links) link.search = ''
  }
}

/** Who asks about the homes finds their names in the message. @returns a function that ends this. */
const nameInQuestions = (homes: ComparedHome[]): (() => void) => {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="#modal"]')
  const begin = ({ currentTarget }: Event) =>
    beginMessage(
      currentTarget as HTMLAnchorElement,
      homes.map(({ title }) => title),
    )
  for (const link of links) link.addEventListener('click', begin)
  return () => {
    for (const link of links) link.removeEventListener('click', begin)
  }
}
