import { Box, Flex, Searchbar, Typography } from '@strapi/design-system'
import { useId, useState } from 'react'
import { type Match, matches } from './matches.ts'
import { openRow } from './open-row.ts'
import { useWords } from './use-words.ts'

/** More would hide the form. */
const SHOWN = 8

/** Above the rows of *Interface words*: finds one by its key or by its words in any language, and opens it. */
export function FindWord() {
  const [query, setQuery] = useState('')
  const found = matches(useWords(), query)
  const id = useId()
  const choose = (match: Match | undefined) => {
    if (!match) return
    openRow(match.key)
    setQuery('')
  }
  return (
    <Box position="relative" flex="0 1 36rem" minWidth={0} paddingBottom={1}>
      <Searchbar
        name="find-word"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onClear={() => setQuery('')}
        clearLabel="Clear"
        aria-controls={id}
        placeholder="Find words"
        onKeyDown={(event) => {
          if (event.key === 'Escape') setQuery('')
          if (event.key !== 'Enter') return
          // Enter would save the form.
          event.preventDefault()
          choose(found[0])
        }}
      >
        Find words
      </Searchbar>
      <Box
        id={id}
        hidden={query.trim() === ''}
        position="absolute"
        style={{ insetInlineEnd: 0 }}
        zIndex="dialog"
        width="min(44rem, 100vw - 4rem)"
        padding={2}
        marginTop={1}
        hasRadius
        background="neutral0"
        borderColor="neutral200"
        shadow="popupShadow"
      >
        <Typography tag="p" role="status" variant="pi" textColor="neutral600">
          {query.trim() !== '' && countWords(found.length)}
        </Typography>
        <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
          {found.slice(0, SHOWN).map((match) => (
            <li key={match.key}>
              <Found match={match} onChoose={() => choose(match)} />
            </li>
          ))}
        </Flex>
      </Box>
    </Box>
  )
}

const countWords = (count: number): string => {
  if (count === 0) return 'No key and no words have this.'
  return count > SHOWN ? `${count} found, the first ${SHOWN}: write more.` : `${count} found.`
}

function Found({ match: { key, words }, onChoose }: { match: Match; onChoose: () => void }) {
  return (
    <Box
      tag="button"
      type="button"
      onClick={onChoose}
      width="100%"
      padding={2}
      hasRadius
      background="neutral100"
      cursor="pointer"
      style={{ textAlign: 'start', overflowWrap: 'anywhere' }}
    >
      <Typography tag="span" display="block" fontWeight="semiBold" textColor="primary600">
        {key}
      </Typography>
      {words.map(({ language, text }) => (
        <Typography
          tag="span"
          display="block"
          variant="pi"
          textColor="neutral800"
          ellipsis
          dir="auto"
          lang={language}
          key={language}
        >
          {text}
        </Typography>
      ))}
    </Box>
  )
}
