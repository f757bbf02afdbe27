import { describe, expect, it } from 'vitest'
import { libraryFile, withShortFileLinks } from '#src/lib/library-file.ts'

describe('an address of the media library', () => {
  it.each([
    ['/uploads/brochure_0a1b.pdf', 'brochure_0a1b.pdf'],
    ['/uploads/brochure_0a1b.pdf?v=2#page=3', 'brochure_0a1b.pdf'],
    ['/uploads/', undefined],
    ['/uploads/../brochure.pdf', undefined],
    ['/upload/brochure.pdf', undefined],
    ['https://other.example/uploads/brochure.pdf', undefined],
  ])('%s names %s', (address, name) => {
    expect(libraryFile(address)).toBe(name)
  })

  it('is short where its editor copied it with the address of the CMS', () => {
    const reply =
      '{"href":"https://cms.example/uploads/a.pdf","text":"[b](https://x.example/uploads/b.pdf)"}'
    expect(withShortFileLinks(reply, ['https://cms.example'])).toBe(
      '{"href":"/uploads/a.pdf","text":"[b](https://x.example/uploads/b.pdf)"}',
    )
  })

  it('stays whole where the CMS lives below a path', () => {
    const reply = '{"href":"https://example.com/cms/uploads/a.pdf"}'
    expect(withShortFileLinks(reply, ['https://example.com/cms'])).toBe(reply)
  })
})
