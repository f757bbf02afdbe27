import { describe, expect, it } from 'vitest'
import { plan } from '#scripts/render/plan.ts'

const manifest = (pages: Record<string, string>, codeFingerprint = 'code') => ({
  codeFingerprint,
  pages,
})

describe('plan', () => {
  it('renders everything where nothing stands', () => {
    expect(plan(undefined, manifest({ '/b': '1', '/a': '1' }))).toEqual({
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
    expect(plan(same, same)).toEqual({ render: [], keep: ['/a'], remove: [], changed: [] })
  })

  it('renders what changed or is new, and removes what is gone', () => {
    expect(plan(manifest({ '/a': '1', '/b': '1' }), manifest({ '/a': '2', '/c': '1' }))).toEqual({
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

  it('renders every page for other code', () => {
    const { render, changed } = plan(manifest({ '/a': '1' }), manifest({ '/a': '1' }, 'other'))
    expect(render).toEqual(['/a'])
    expect(changed).toEqual([{ path: '/a', reason: 'code changed' }])
  })

  it('takes a path for a path, also one that objects have by nature', () => {
    expect(plan(manifest({}), manifest({ constructor: '1' })).render).toEqual(['constructor'])
  })
})
