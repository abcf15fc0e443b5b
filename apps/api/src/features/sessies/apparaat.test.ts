import { describe, expect, it } from 'vitest'
import { apparaatVan } from './apparaat.ts'

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

describe('the name of a device', () => {
  it.each([
    [`${WINDOWS} Chrome/150.0.0.0 Safari/537.36`, 'Chrome op Windows'],
    [`${WINDOWS} Chrome/150.0.0.0 Safari/537.36 Edg/150.0`, 'Edge op Windows'],
    ['Mozilla/5.0 (X11; CrOS x86_64 1) Chrome/150.0.0.0 Safari/537.36', 'Chrome op Chromebook'],
    [
      'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari op iPad',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:150.0) Gecko/20100101 Firefox/150.0',
      'Firefox op Mac',
    ],
    [
      'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
      'Chrome op Android',
    ],
    ['curl/8.0', 'Onbekend apparaat'],
    ['', 'Onbekend apparaat'],
  ])('%s is %s', (agent, naam) => {
    expect(apparaatVan(agent)).toBe(naam)
  })

  it('never holds anything that the browser made up', () => {
    expect(apparaatVan('Chrome/1 <script>alert(1)</script> Windows')).toBe('Chrome op Windows')
  })
})
