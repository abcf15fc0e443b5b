import { met, utf16, WEG, type Rij } from './variant.ts'

/** Files that are sent to do harm, or that broke on the way. */
export const vijandig = (b: string): Rij[] => {
  const metDoctype = (inhoud: string): string =>
    met(b, '<EDEX ', `<!DOCTYPE EDEX ${inhoud}>\n<EDEX `)
  const lachen = Array.from(
    { length: 9 },
    (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`,
  )
  return [
    [
      'a file of the server',
      metDoctype('[<!ENTITY x SYSTEM "file:///etc/passwd">]'),
      { ...WEG, code: 'doctype' },
    ],
    [
      'a call by a parameter',
      metDoctype('[<!ENTITY % x SYSTEM "http://127.0.0.1/"> %x;]'),
      { ...WEG, code: 'doctype' },
    ],
    [
      'a billion laughs',
      metDoctype(`[<!ENTITY l0 "ha">${lachen.join('')}]`),
      { ...WEG, code: 'doctype' },
    ],
    [
      'a definition from elsewhere',
      metDoctype('SYSTEM "http://voorbeeld.example/a.dtd"'),
      { ...WEG, code: 'doctype' },
    ],
    ['200,000 deep', `<EDEX>${'<a>'.repeat(200_000)}`, { ...WEG, code: 'depth' }],
    [
      'an attribute of 2 MB',
      met(b, 'key="10001"', `key="${'x'.repeat(2_000_000)}"`),
      { ...WEG, code: 'limit' },
    ],
    [
      'half a million attributes',
      `<EDEX ${Array.from({ length: 500_000 }, (_, i) => `a${i}=">"`).join(' ')}/>`,
      { ...WEG, code: 'limit' },
    ],
    ['a name of 11 MB', met(b, '>Noa<', `>${'x'.repeat(11_000_000)}<`), { ...WEG, code: 'limit' }],
    [
      'a comment of 11 MB',
      met(b, '<EDEX ', `<!-- ${'< '.repeat(5_500_000)} --><EDEX `),
      { ...WEG, code: 'limit' },
    ],
    [
      'a comment of two million signs of two bytes',
      utf16(met(b, '<EDEX ', `<!-- ${'< '.repeat(1_000_000)} --><EDEX `)),
      { ...WEG, code: 'limit' },
    ],
    [
      'two million of entities',
      met(b, '>Noa<', `>${'&amp;'.repeat(2_000_000)}<`),
      { ...WEG, code: 'limit' },
    ],
    [
      'three million elements',
      `<EDEX><leerlingen>${'<a/>'.repeat(2_900_000)}`,
      { ...WEG, code: 'limit' },
    ],
    [
      'half a million pupils',
      `<EDEX><leerlingen>${'<leerling key="1"/>'.repeat(500_000)}</leerlingen></EDEX>`,
      { ...WEG, code: 'limit' },
    ],
    ['13 MB', `${b}${' '.repeat(13_000_000)}`, { ...WEG, code: 'too-large' }],
    [
      'a file that broke off',
      b.slice(0, Math.floor(b.length * 0.66)),
      { ...WEG, code: 'malformed' },
    ],
    ['two roots', `${b}${met(b, /^<\?xml.*\?>/, '')}`, { ...WEG, code: 'malformed' }],
    [
      'a sign that XML does not know',
      met(b, '>Noa<', '>No\u0007a<'),
      { ...WEG, code: 'malformed' },
    ],
  ]
}
