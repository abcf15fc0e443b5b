import { describe, expect, it } from 'vitest'
import { isAndersDanHtml, isOnzePagina } from './onze-pagina.ts'

const pagina = (status: number, koppen: Record<string, string> = {}) =>
  new Response('<html>', { status, headers: { 'content-type': 'text/html', ...koppen } })
const ONS = { 'content-security-policy': "default-src 'self'; script-src 'self'" }

describe('a page is ours', () => {
  it('by the policy that our server gives every page', () => {
    expect(isOnzePagina(pagina(200, ONS))).toBe(true)
  })

  it.each([
    ['of a hotspot', pagina(200)],
    ['of a filter', pagina(403)],
    [
      'of a filter with a policy of its own',
      pagina(200, { 'content-security-policy': 'frame-ancestors *' }),
    ],
    ['of a proxy that found nothing', pagina(404)],
    ['of ours under a status that failed', pagina(502, ONS)],
  ])('and not %s', (_, vreemd) => {
    expect(isOnzePagina(vreemd)).toBe(false)
    expect(isAndersDanHtml(vreemd)).toBe(false)
  })

  it('and a file that is opened by itself is handed on as it is', () => {
    const beeld = new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })
    expect(isAndersDanHtml(beeld)).toBe(true)
    expect(isAndersDanHtml({ ok: false, type: 'opaqueredirect', headers: new Headers() })).toBe(
      true,
    )
  })
})
