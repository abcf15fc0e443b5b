import { isDubbel, isKlinker } from './inventaris.ts'
import { isGesloten, isOpen, STOMME_EINDGROEP } from './klankgroepen.ts'
import type { RuleId } from './fout-regel.ts'
import type { WoordVorm } from './woord.ts'

type Maker = (vorm: WoordVorm) => string[]

/** All forms in which exactly one grapheme is replaced; `nieuw` gives the replacements for place i. */
function vervang(
  nieuw: (grafeem: string, i: number, g: readonly string[]) => readonly string[],
): Maker {
  return ({ g }) =>
    g.flatMap((grafeem, i) => nieuw(grafeem, i, g).map((nu) => g.with(i, nu).join('')))
}

function ruil(van: string, naar: string): Maker {
  return vervang((grafeem) => (grafeem === van ? [naar] : []))
}

function ruilEind(van: string, naar: string): Maker {
  return vervang((grafeem, i, g) => (grafeem === van && i === g.length - 1 ? [naar] : []))
}

function ruilBegin(van: string, naar: string): Maker {
  return vervang((grafeem, i) => (grafeem === van && i === 0 ? [naar] : []))
}

/** Replaces the c that sounds like s; `plaats` narrows to certain places. */
function ruilC(naar: string, plaats: (i: number) => boolean = () => true): Maker {
  return vervang((grafeem, i, g) =>
    grafeem === 'c' && /^[eiy]/.test(g[i + 1] ?? '') && plaats(i) ? [naar] : [],
  )
}

/** Forms in which one klankgroep is replaced. */
function vervangGroep(
  nieuw: (groep: string, i: number, kg: readonly string[]) => readonly string[],
): Maker {
  return ({ kg }) =>
    kg.flatMap((groep, i) => nieuw(groep, i, kg).map((nu) => kg.with(i, nu).join('')))
}

const TWEEKLANKEN: Readonly<Record<string, readonly string[]>> = {
  oe: ['ou', 'eu', 'oo'],
  eu: ['ui', 'oe'],
  ui: ['eu', 'iu', 'ou'],
  ie: ['ei', 'i'],
  ou: ['oe'],
  uu: ['ui'],
  ei: ['ie'],
  ij: ['ie'],
}
/** Writes the last vowel of a group as a long one (`ba` to `baa`, `ki` to `kie`). */
const maakLang = (groep: string): string => groep + (groep.endsWith('i') ? 'e' : groep.slice(-1))

const SPIEGELS: Readonly<Record<string, string>> = { b: 'd', d: 'b', p: 'b' }
const isMedeklinker = (grafeem: string | undefined): boolean =>
  grafeem !== undefined && !isKlinker(grafeem)

/** Leaves out one consonant that stands beside another consonant. */
const letterWeg: Maker = ({ g }) =>
  g.flatMap((grafeem, i) =>
    isMedeklinker(grafeem) &&
    !isDubbel(grafeem) &&
    (isMedeklinker(g[i - 1]) || isMedeklinker(g[i + 1]))
      ? [g.toSpliced(i, 1).join('')]
      : [],
  )

/** Swaps two neighbours of which at least one belongs to a cluster of consonants. */
const lettersOm: Maker = ({ g }) =>
  g.slice(1).flatMap((tweede, i) => {
    const eerste = g[i] ?? ''
    if (isKlinker(eerste) && isKlinker(tweede)) return []
    const cluster = [g[i - 1], eerste, tweede, g[i + 2]].map(isMedeklinker)
    const inCluster =
      (cluster[0] && cluster[1]) || (cluster[1] && cluster[2]) || (cluster[2] && cluster[3])
    return inCluster ? [g.toSpliced(i, 2, tweede, eerste).join('')] : []
  })

/** Writes the vowel that many mouths put between l or r and a following consonant (`melk`, `dorp`). */
const klankErbij: Maker = ({ g }) =>
  g
    .slice(1)
    .flatMap((tweede, i) =>
      /^[lr]$/.test(g[i] ?? '') && /^[mpkfg]$/.test(tweede)
        ? ['e', 'u'].map((klank) => g.toSpliced(i + 1, 0, klank).join(''))
        : [],
    )

const MAKERS: Readonly<Record<RuleId, Maker>> = {
  'ei-ij': ruil('ei', 'ij'),
  'ij-ei': ruil('ij', 'ei'),
  'd-t': ruilEind('d', 't'),
  'd-dt': ruilEind('d', 'dt'),
  't-d': ruilEind('t', 'd'),
  'p-b': ruilEind('p', 'b'),
  'open-dubbel': vervangGroep((groep, i, kg) => (isOpen(kg, i) ? [groep + groep.slice(-1)] : [])),
  'open-medeklinker': vervangGroep((groep, i, kg) =>
    isOpen(kg, i - 1) && isMedeklinker(groep[0]) ? [groep.charAt(0) + groep] : [],
  ),
  'dicht-enkel': vervang((grafeem) => (isDubbel(grafeem) ? [grafeem.charAt(0)] : [])),
  'dicht-lang': vervangGroep((groep, i, kg) => (isGesloten(kg, i) ? [maakLang(groep)] : [])),
  'stomme-e': vervangGroep((groep, i, kg) =>
    i > 0 && i === kg.length - 1 && STOMME_EINDGROEP.test(groep)
      ? [groep.replace(/e([lrnm])$/, 'u$1')]
      : [],
  ),
  'c-s': ruilC('s'),
  'c-z': ruilC('z', (i) => i === 0),
  'c-sc': ruilC('sc', (i) => i > 0),
  'x-ks': ruil('x', 'ks'),
  'x-gs': ruil('x', 'gs'),
  'x-cs': ruil('x', 'cs'),
  'f-v': ruilBegin('f', 'v'),
  'v-f': ruilBegin('v', 'f'),
  's-z': ruilBegin('s', 'z'),
  'z-s': ruilBegin('z', 's'),
  'g-ch': ruil('g', 'ch'),
  tweeklank: vervang((grafeem) => TWEEKLANKEN[grafeem] ?? []),
  'lang-kort': vervang((grafeem) => (/^(aa|ee|oo|uu)$/.test(grafeem) ? [grafeem.charAt(0)] : [])),
  'kort-lang': vervang((grafeem, i, g) =>
    /^[aeou]$/.test(grafeem) && isMedeklinker(g[i + 1]) && !isDubbel(g[i + 1] ?? '')
      ? [grafeem + grafeem]
      : [],
  ),
  'letter-weg': letterWeg,
  'letters-om': lettersOm,
  'klank-erbij': klankErbij,
  spiegel: vervang((grafeem) => {
    const spiegel = SPIEGELS[grafeem]
    return spiegel ? [spiegel] : []
  }),
}

/**
 * Every form that one error rule can make of a word, each wrong in one place, without doubles and
 * without the word itself. Existing words are not removed: that needs a dictionary.
 */
export function foutVormen(vorm: WoordVorm, regel: RuleId): string[] {
  return [...new Set(MAKERS[regel](vorm))].filter((gevormd) => gevormd !== vorm.w)
}
