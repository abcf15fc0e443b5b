import { beforeAll, describe, expect, it } from 'vitest'
import { juisteVormen } from './vervoeg.ts'
import { PERSONEN, TIJDEN, type Rolvraag, type Werkwoord } from './werkwoord.ts'
import { loadWerkwoorden, loadWerkwoordzinnen } from './werkwoorden.ts'
import { wegNaar } from './werkwoord-stappen.ts'

let werkwoorden: readonly Werkwoord[]
beforeAll(async () => {
  werkwoorden = await loadWerkwoorden()
})

function wegVan(infinitief: string, vraag: Rolvraag, taal: 'nl-NL' | 'nl-BE' = 'nl-NL') {
  const werkwoord = werkwoorden.find((een) => een.infinitief === infinitief)
  const weg = werkwoord && wegNaar(werkwoord, vraag, taal)
  if (!weg) throw new Error(`no way to ${infinitief}`)
  return {
    code: weg.code,
    tekst: [...weg.stappen.map(({ vraag: wat, antwoord }) => `${wat} ${antwoord}`), weg.dus],
  }
}
const tt = (persoon: (typeof PERSONEN)[number], inversie = false): Rolvraag => ({
  rol: 'pv',
  tijd: 'tt',
  persoon,
  inversie,
})
const vt = (persoon: (typeof PERSONEN)[number]): Rolvraag =>
  ({ ...tt(persoon), tijd: 'vt' }) as Rolvraag

describe('the way to a form', () => {
  it.each([
    [
      'vinden',
      tt('hij'),
      [
        'Het hele werkwoord? vinden',
        'De ik-vorm? vind',
        'Wie of wat doet het? één ander: hij, zij of het',
        'Bij hij, zij of het komt er een t achter de ik-vorm, ook na een d: vindt.',
      ],
    ],
    [
      'vinden',
      tt('jij', true),
      [
        'Het hele werkwoord? vinden',
        'De ik-vorm? vind',
        'Wie of wat doet het? jij, erachter',
        'Staat jij of je erachter, dan schrijf je alleen de ik-vorm: vind.',
      ],
    ],
    [
      'leven',
      vt('hij'),
      [
        'Wanneer? het is al voorbij',
        'Wie of wat doet het? één ander: hij, zij of het',
        'De ik-vorm? leef',
        'De letter voor -en? v, niet in ’t kofschip',
        'De v zit niet in ’t kofschip, dus komt er de achter de ik-vorm: leefde.',
      ],
    ],
    [
      'lachen',
      vt('wij'),
      [
        'Wanneer? het is al voorbij',
        'Wie of wat doet het? wij',
        'De ik-vorm? lach',
        'De letter voor -en? ch, wel in ’t kofschip',
        'De ch zit in ’t kofschip, dus komt er te achter de ik-vorm, en bij meer dan één nog een n: lachten.',
      ],
    ],
    [
      'verhuizen',
      { rol: 'vd' },
      [
        'Staat er een vorm van hebben of zijn? ja',
        'Komt er ge bij? nee, ver staat er al',
        'De letter voor -en? z, niet in ’t kofschip',
        'De z zit niet in ’t kofschip, dus schrijf je aan het eind een d: verhuisd.',
      ],
    ],
    [
      'breken',
      { rol: 'bvd' },
      [
        'Wat doet het woord? het zegt hoe iets is',
        'Het voltooid deelwoord? gebroken',
        'Het eindigt al op -en. Er komt niets achter: gebroken.',
      ],
    ],
  ] satisfies [string, Rolvraag, readonly string[]][])('of %s, %o', (infinitief, vraag, tekst) => {
    expect(wegVan(infinitief, vraag).tekst).toEqual(tekst)
  })

  it('says whether and where ge comes in a participle, and of a strong verb which other one changes so', () => {
    const ge = (infinitief: string) =>
      wegVan(infinitief, { rol: 'vd' }).tekst.find((zin) => zin.startsWith('Komt er ge bij?'))
    expect(ge('fietsen')).toBe('Komt er ge bij? ja')
    expect(ge('opbellen')).toBe('Komt er ge bij? ja, achter op')
    expect(ge('verhuizen')).toBe('Komt er ge bij? nee, ver staat er al')
    expect(ge('lopen')).toBe('Komt er ge bij? ja')
    const vt = { rol: 'pv', tijd: 'vt', persoon: 'hij', inversie: false } as const
    const klank = (infinitief: string) =>
      wegVan(infinitief, vt).tekst.find((zin) => zin.startsWith('Verandert de klank?'))
    expect(klank('duiken')).toBe('Verandert de klank? ja, zoals ruiken in rook')
    expect(klank('ruiken')).toContain('zoals kruipen in kroop')
    // Decoys: no other verb changes as this one does, and a weak one does not change.
    expect(klank('komen')).toBe('Verandert de klank? ja')
    expect(klank('fietsen')).toBeUndefined()
  })

  it('is told in the words that Flanders uses at school', () => {
    expect(wegVan('fietsen', tt('jij'), 'nl-BE').tekst).toEqual([
      'De infinitief? fietsen',
      'De stam? fiets',
      'Wie of wat doet het? jij',
      'Bij jij komt er een t achter de stam: fietst.',
    ])
  })

  it('is there for every form of every verb, ends on that form and gives it away no sooner', () => {
    const vragen: Rolvraag[] = TIJDEN.flatMap((tijd) =>
      PERSONEN.flatMap((persoon) => [
        { rol: 'pv', tijd, persoon, inversie: false } as const,
        { rol: 'pv', tijd, persoon, inversie: true } as const,
      ]),
    )
    vragen.push({ rol: 'vd' }, { rol: 'bvd' })
    const klachten = werkwoorden.flatMap((werkwoord) =>
      vragen.flatMap((vraag) => {
        const [vorm] = juisteVormen(werkwoord, vraag)
        const weg = wegNaar(werkwoord, vraag, 'nl-NL')
        if (vorm === undefined) return weg ? ['a way to nothing'] : []
        const isTot = weg?.dus.endsWith(`: ${vorm}.`) && weg.stappen.length >= 2
        return isTot ? [] : [`${werkwoord.infinitief} ${JSON.stringify(vraag)}: ${weg?.dus}`]
      }),
    )
    expect(klachten).toEqual([])
  })

  it('says nothing that is not so of a sentence that is asked', async () => {
    const zinnen = await loadWerkwoordzinnen()
    const bij = new Map(werkwoorden.map((werkwoord) => [werkwoord.infinitief, werkwoord]))
    // A participle has an auxiliary in its sentence, and only a past is over.
    const hulp = /\b(?:heb|hebt|heeft|hebben|is|ben|bent|zijn)\b/i
    const verkeerd = zinnen.filter((zin) => {
      const werkwoord = bij.get(zin.infinitief)
      const vragen =
        (werkwoord && wegNaar(werkwoord, zin, 'nl-NL')?.stappen)?.map((stap) => stap.vraag) ?? []
      const metHulp = vragen.includes('Staat er een vorm van hebben of zijn?')
      const isVoorbij = vragen.includes('Wanneer?')
      return (
        metHulp !== (zin.rol === 'vd') ||
        (metHulp && !hulp.test(zin.zin)) ||
        isVoorbij !== (zin.rol === 'pv' && zin.tijd === 'vt')
      )
    })
    expect(verkeerd.map(({ zin }) => zin)).toEqual([])
  })
})
