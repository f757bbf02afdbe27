import { describe, expect, it } from 'vitest'
import { withContentSecurityPolicy } from '#scripts/build/next/content-security-policy.ts'

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><script src="/a.js" async=""></script></head><body>${body}</body></html>`
/** echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64 */
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"

describe('the content security policy of a page', () => {
  it('comes before every script, after the character set', () => {
    const html = withContentSecurityPolicy(page(''))
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
    expect(html).toContain('<head><meta charSet="utf-8"/><meta http-equiv=')
  })

  it('allows the inline scripts of the page, by hash, and no others', () => {
    const html = withContentSecurityPolicy(page('<script>alert(1)</script>'))
    expect(html).toContain(`script-src 'self' ${ALERT}; style-src`)
    expect(html).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('hashes a script once, whatever its attributes, and none that is loaded', () => {
    const scripts =
      '<script id="x">alert(1)</script><script>alert(1)</script><script src="/b.js"></script>'
    expect(withContentSecurityPolicy(page(scripts))).toContain(
      `script-src 'self' ${ALERT}; style-src`,
    )
  })

  it('names the other hosts that the site is configured to talk to', () => {
    const html = withContentSecurityPolicy(page(''), { 'script-src': ['https://tags.example'] })
    expect(html).toContain("script-src 'self' https://tags.example;")
  })

  it.each([
    '<html><head><title>x</title></head></html>',
    '<html><head lang="en"><script>alert(1)</script><meta charSet="utf-8"/></head></html>',
    '<html><HEAD><meta charset="UTF-8"><title>x</title></HEAD></html>',
  ])('comes first in a head that begins otherwise: %s', (html) => {
    expect(withContentSecurityPolicy(html)).toMatch(
      /^<html><head[^>]*>(?:<meta charset="UTF-8">)?<meta http-equiv="Content-Security-Policy"/i,
    )
  })

  it('is not left out of a page without a head: that is an error', () => {
    expect(() => withContentSecurityPolicy('<html><body></body></html>')).toThrow('has no head')
  })
})
