import { describe, expect, it } from 'vitest'
import { plan } from '#scripts/build/plan/plan.ts'

const manifest = (pages: Record<string, string>, codeFingerprint = 'code') => ({
  codeFingerprint,
  pages,
})
const nothing = new Set<string>()
const none = () => false

describe('plan', () => {
  it('renders everything if nothing is rendered yet', () => {
    expect(plan(undefined, manifest({ '/b': '1', '/a': '2' }), nothing, none)).toEqual({
      render: ['/a', '/b'],
      join: [],
      remove: [],
      changed: [
        { path: '/a', reason: 'new' },
        { path: '/b', reason: 'new' },
      ],
    })
  })

  it('keeps a page whose model did not change', () => {
    const same = manifest({ '/a': '1' })
    expect(plan(same, same, new Set(['1']), none)).toEqual({
      render: [],
      join: [],
      remove: [],
      changed: [],
    })
  })

  it('renders what changed or is new, and removes what is gone', () => {
    const before = manifest({ '/a': '1', '/b': '2' })
    expect(plan(before, manifest({ '/a': '3', '/c': '4' }), new Set(['1', '2']), none)).toEqual({
      render: ['/a', '/c'],
      join: [],
      remove: ['/b'],
      changed: [
        { path: '/a', reason: 'changed' },
        { path: '/c', reason: 'new' },
        { path: '/b', reason: 'removed' },
      ],
    })
  })

  it('joins a page that is rendered, but not with its frame', () => {
    const before = manifest({ '/a': '1', '/b': '2', '/c': '3' })
    const after = manifest({ '/a': '4', '/b': '5', '/c': '3' })
    const { render, join, changed } = plan(
      before,
      after,
      new Set(['1', '2', '3']),
      (path) => path === '/a' || path === '/c',
    )
    expect({ render, join }).toEqual({ render: ['/b'], join: ['/a'] })
    expect(changed.map(({ path }) => path)).toEqual(['/a', '/b'])
  })

  it('says so when the code changed', () => {
    const { render, changed } = plan(
      manifest({ '/a': '1' }),
      manifest({ '/a': '2' }, 'other'),
      nothing,
      none,
    )
    expect(render).toEqual(['/a'])
    expect(changed).toEqual([{ path: '/a', reason: 'code changed' }])
  })

  it('does not render again what a killed build has left, and says that it changed', () => {
    const { render, changed } = plan(
      manifest({ '/a': '1' }),
      manifest({ '/a': '2' }),
      new Set(['1', '2']),
      none,
    )
    expect(render).toEqual([])
    expect(changed).toEqual([{ path: '/a', reason: 'changed' }])
  })

  it('renders a page that is in the output but no longer in the page store', () => {
    const same = manifest({ '/a': '1' })
    const { render, changed } = plan(same, same, nothing, none)
    expect(render).toEqual(['/a'])
    expect(changed).toEqual([])
  })

  it('takes a path for a path, also one that objects have by nature', () => {
    expect(plan(manifest({}), manifest({ constructor: '1' }), nothing, none).render).toEqual([
      'constructor',
    ])
  })
})
