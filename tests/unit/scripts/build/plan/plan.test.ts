import { describe, expect, it } from 'vitest'
import { plan } from '#scripts/build/plan/plan.ts'

const manifest = (pages: Record<string, string>, codeFingerprint = 'code') => ({
  codeFingerprint,
  pages,
})
const nothing = new Set<string>()

describe('plan', () => {
  it('renders everything if nothing is rendered yet', () => {
    expect(plan(undefined, manifest({ '/b': '1', '/a': '2' }), nothing)).toEqual({
      render: ['/a', '/b'],
      keep: [],
      remove: [],
      changed: [
        { path: '/a', reason: 'new' },
        { path: '/b', reason: 'new' },
      ],
    })
  })

  it('keeps a page whose model did not change', () => {
    const same = manifest({ '/a': '1' })
    expect(plan(same, same, new Set(['1']))).toEqual({
      render: [],
      keep: ['/a'],
      remove: [],
      changed: [],
    })
  })

  it('renders what changed or is new, and removes what is gone', () => {
    const before = manifest({ '/a': '1', '/b': '2' })
    expect(plan(before, manifest({ '/a': '3', '/c': '4' }), new Set(['1', '2']))).toEqual({
      render: ['/a', '/c'],
      keep: [],
      remove: ['/b'],
      changed: [
        { path: '/a', reason: 'changed' },
        { path: '/c', reason: 'new' },
        { path: '/b', reason: 'removed' },
      ],
    })
  })

  it('says so when the code changed', () => {
    const { render, changed } = plan(
      manifest({ '/a': '1' }),
      manifest({ '/a': '2' }, 'other'),
      nothing,
    )
    expect(render).toEqual(['/a'])
    expect(changed).toEqual([{ path: '/a', reason: 'code changed' }])
  })

  it('does not render again what a killed build has left, and says that it changed', () => {
    const { render, keep, changed } = plan(
      manifest({ '/a': '1' }),
      manifest({ '/a': '2' }),
      new Set(['1', '2']),
    )
    expect({ render, keep }).toEqual({ render: [], keep: ['/a'] })
    expect(changed).toEqual([{ path: '/a', reason: 'changed' }])
  })

  it('renders a page that is in the output but no longer in the page store', () => {
    const same = manifest({ '/a': '1' })
    const { render, changed } = plan(same, same, nothing)
    expect(render).toEqual(['/a'])
    expect(changed).toEqual([])
  })

  it('takes a path for a path, also one that objects have by nature', () => {
    expect(plan(manifest({}), manifest({ constructor: '1' }), nothing).render).toEqual([
      'constructor',
    ])
  })
})
