import { beforeAll, describe, expect, it } from 'vitest'
import { juisteVormen } from './vervoeg.ts'
import { werkwoordCategorieen } from './werkwoord-waarom.ts'
import { werkwoordKlasse, type WerkwoordKlasse } from './werkwoord-klasse.ts'
import { loadWerkwoorden, loadWerkwoordzinnen } from './werkwoorden.ts'
import type { Werkwoord, Werkwoordzin } from './werkwoord.ts'

interface Regel {
  readonly werkwoord: Werkwoord
  readonly zin: Werkwoordzin
  readonly vorm: string
  readonly code: string
  readonly klasse: WerkwoordKlasse | undefined
}
let regels: readonly Regel[]
beforeAll(async () => {
  const bij = new Map((await loadWerkwoorden()).map((een) => [een.infinitief, een]))
  regels = (await loadWerkwoordzinnen()).flatMap((zin): Regel[] => {
    const werkwoord = bij.get(zin.infinitief)
    const [vorm] = werkwoord ? juisteVormen(werkwoord, zin) : []
    const [les] = werkwoord ? werkwoordCategorieen(werkwoord, zin) : []
    if (!werkwoord || vorm === undefined || !les) return []
    return [{ werkwoord, zin, vorm, code: les.code, klasse: werkwoordKlasse(werkwoord, zin) }]
  })
})

/** How the forms of a class are written, said by the letters alone: a stem on an open vowel doubles it before its t (ga, gaat). */
const GESCHREVEN: Readonly<Record<WerkwoordKlasse, (vorm: string, stam: string) => boolean>> = {
  stam: (vorm, stam) => vorm === stam && !stam.endsWith('t'),
  'stam-t': (vorm, stam) => [`${stam}t`, `${stam}${stam.slice(-1)}t`].includes(vorm),
  te: (vorm, stam) => [`${stam}te`, `${stam}ten`].includes(vorm),
  de: (vorm, stam) => [`${stam}de`, `${stam}den`, `${stam}ede`, `${stam}eden`].includes(vorm),
  'vd-t': (vorm, stam) => vorm.endsWith(`${stam}t`),
  'vd-d': (vorm, stam) => vorm.endsWith(`${stam}d`) || vorm.endsWith(`${stam}${stam.slice(-1)}d`),
}

const OPEN_I = /[^aeiou]i$/
/** A form as its stem writes it: without the trema after ge. */
const zonderTrema = (vorm: string): string => vorm.normalize('NFD').replaceAll('\u0308', '')

describe('the class of a form of a verb', () => {
  it('is the one by which its letters are written, in every sentence', () => {
    const fout = regels.filter(({ werkwoord: { stam }, vorm, klasse }) => {
      const gewoon = OPEN_I.test(stam) ? `${stam}e` : stam
      return (
        klasse !== undefined &&
        ![stam, gewoon].some((een) => GESCHREVEN[klasse](zonderTrema(vorm), een))
      )
    })
    expect(fout.map(({ zin, vorm, klasse }) => [zin.zin, vorm, klasse])).toEqual([])
  })

  it('is no other class by those letters, but where the same form is heard of another rule (decoy)', () => {
    const anders = (klasse: WerkwoordKlasse): WerkwoordKlasse[] =>
      (Object.keys(GESCHREVEN) as WerkwoordKlasse[]).filter((een) => een !== klasse)
    const beide = regels.filter(
      ({ werkwoord: { stam }, vorm, klasse, code }) =>
        klasse !== undefined &&
        anders(klasse).some((een) => HOORT_BIJ[een] === code && GESCHREVEN[een](vorm, stam)),
    )
    expect(beide.map(({ vorm }) => vorm)).toEqual([])
  })

  it('is one of the two of its category', () => {
    const buiten = regels.filter(
      ({ klasse, code }) => klasse !== undefined && HOORT_BIJ[klasse] !== code,
    )
    expect(buiten).toEqual([])
  })

  it('is none where no rule for an ending decides (decoy): the stem has its t, or the sound changes', () => {
    const klassenVan = (infinitief: string, ...codes: readonly string[]) =>
      regels
        .filter(({ zin, code }) => zin.infinitief === infinitief && codes.includes(code))
        .map(({ klasse }) => klasse ?? 'geen')
    expect(new Set(klassenVan('zetten', 'ww-tt', 'ww-vd'))).toEqual(new Set(['geen']))
    expect(new Set(klassenVan('zwemmen', 'ww-vt', 'ww-vd'))).toEqual(new Set(['geen']))
    expect(klassenVan('zwemmen', 'ww-tt')).toContain('stam-t')
  })

  it('is none for the plural of the present, nor before a noun', () => {
    const meer = regels.filter(
      ({ zin, code }) =>
        code === 'ww-bvd' ||
        (code === 'ww-tt' &&
          zin.rol === 'pv' &&
          ['wij', 'jullie', 'zij-meer'].includes(zin.persoon)),
    )
    expect(meer.length).toBeGreaterThan(0)
    expect(new Set(meer.map(({ klasse }) => klasse))).toEqual(new Set([undefined]))
  })

  it('is known of enough sentences of each category in each of its years, of both of its classes', () => {
    const telling = Object.fromEntries(
      [...Map.groupBy(regels, ({ zin, code }) => `${code} ${zin.groep}`)].map(([sleutel, rij]) => {
        const met = rij.flatMap(({ klasse }) => klasse ?? [])
        return [sleutel, { alle: met.length, soorten: new Set(met).size }]
      }),
    )
    const gevraagd = Object.entries(telling).filter(([sleutel]) => !sleutel.startsWith('ww-bvd'))
    expect(gevraagd).toHaveLength(10)
    for (const [sleutel, { alle, soorten }] of gevraagd)
      expect([sleutel, alle >= 24, soorten]).toEqual([sleutel, true, 2])
  })
})

/** The category to which each class belongs. */
const HOORT_BIJ: Readonly<Record<WerkwoordKlasse, string>> = {
  stam: 'ww-tt',
  'stam-t': 'ww-tt',
  te: 'ww-vt',
  de: 'ww-vt',
  'vd-t': 'ww-vd',
  'vd-d': 'ww-vd',
}
