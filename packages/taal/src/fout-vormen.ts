import { isDubbel, isKlinker } from './inventaris.ts'
import { isGesloten, isOpen, isVoorvoegsel, makeLong, STOMME_EINDGROEP } from './klankgroepen.ts'
import { swap, ruilBegin, ruilEind, replace, replaceGroep, type Maker } from './fout-maker.ts'
import type { RuleId } from './fout-regel.ts'
import { DEELMAKERS } from './fout-vormen-delen.ts'
import { EINDMAKERS } from './fout-vormen-einden.ts'
import { GELIJKMAKERS } from './fout-vormen-gelijk.ts'
import { KLANKMAKERS } from './fout-vormen-klank.ts'
import { LEENMAKERS } from './fout-vormen-leen.ts'
import { VREEMDMAKERS } from './fout-vormen-vreemd.ts'
import { type RolFout, vraagtWerkwoord, WERKWOORDMAKERS } from './fout-vormen-werkwoord.ts'
import type { WoordVorm } from './woord.ts'

const TWEEKLANKEN: Readonly<Record<string, readonly string[]>> = {
  oe: ['ou', 'eu', 'oo', 'eo'],
  eu: ['ui', 'oe', 'ue'],
  ui: ['eu', 'iu', 'ou'],
  ie: ['ei', 'i'],
  ou: ['oe'],
  uu: ['ui'],
  ei: ['ie'],
  ij: ['ie'],
  aai: ['ooi'],
  ooi: ['oei'],
  oei: ['ooi'],
  au: ['oe'],
}
/** Long vowels with another second letter. */
const LANG_TWEEKLANK: Readonly<Record<string, string>> = { aa: 'ae', ee: 'ei', oo: 'ou' }
/** Nasal sounds that young children mix up. */
const NEUSKLANK: Readonly<Record<string, string>> = { m: 'n', n: 'm' }
const SPIEGELS: Readonly<Record<string, string>> = { b: 'd', d: 'b', p: 'b' }
const isMedeklinker = (grafeem: string | undefined): boolean =>
  grafeem !== undefined && !isKlinker(grafeem)

/** Leaves out one consonant that stands next to another consonant. */
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

/** Writes the vowel that many speakers put between l or r and a following consonant (`melk`, `dorp`). */
const klankErbij: Maker = ({ g }) =>
  g
    .slice(1)
    .flatMap((tweede, i) =>
      /^[lr]$/.test(g[i] ?? '') && /^[mpkfg]$/.test(tweede)
        ? ['e', 'u'].map((klank) => g.toSpliced(i + 1, 0, klank).join(''))
        : [],
    )

/** Writes the ch of sch in another way; `voor` limits what may follow. */
function ruilSch(naar: string, voor = /./): Maker {
  return replace((grafeem, i, g) =>
    grafeem === 'ch' && g[i - 1] === 's' && voor.test(g[i + 1] ?? '') ? [naar] : [],
  )
}

/** The vowel before r as it sounds to a child (`beer`: `bir` or `beir`). */
const R_KLEUR: Readonly<Record<string, readonly string[]>> = {
  ee: ['i', 'ei'],
  oo: ['o', 'ou'],
  eu: ['u'],
}
/** Returns the other pair of letters, with and without the w. */
const opnieuw = (grafeem: string, paar: string): string[] =>
  grafeem.endsWith('w') ? [`${paar}w`, paar] : [paar, `${paar}w`]
/** Returns the diminutive ending with or without its first letter (`huistje`, `raamje`). */
const anderVerklein = (groep: string): string[] =>
  groep === 'je' ? ['tje'] : /^[tp]je$/.test(groep) ? ['je'] : []
/** The weak e at the end, with what may follow it; not directly after c, g or ch, where the e shows how those sound. */
const STOMME_E = /(?:(?<![cgh])|(?<=ng))e$|e([lrnm]s?)$/
/** Three letters of which one gets lost. */
const DRIE_TWEE: Readonly<Record<string, string>> = { aai: 'ai', ooi: 'oi', oei: 'oe' }
const optioneel = (vorm: string | undefined): string[] => (vorm === undefined ? [] : [vorm])

/** Makes the forms in which the prefix is written in another way. */
function ruilVoorvoegsel(nieuw: (groep: string) => readonly string[]): Maker {
  return replaceGroep((groep, i, kg) =>
    groep !== 'te' && isVoorvoegsel(kg, i) ? nieuw(groep) : [],
  )
}

type LetterRegel = Exclude<RuleId, RolFout>

const MAKERS: Readonly<Record<LetterRegel, Maker>> = {
  ...LEENMAKERS,
  ...KLANKMAKERS,
  ...EINDMAKERS,
  ...VREEMDMAKERS,
  ...DEELMAKERS,
  ...WERKWOORDMAKERS,
  ...GELIJKMAKERS,
  'ei-ij': swap('ei', 'ij'),
  'ij-ei': swap('ij', 'ei'),
  'ij-y': swap('ij', 'y'),
  'au-ou': replace((grafeem) => (/^auw?$/.test(grafeem) ? opnieuw(grafeem, 'ou') : [])),
  'ou-au': replace((grafeem) => (/^ouw?$/.test(grafeem) ? opnieuw(grafeem, 'au') : [])),
  'w-weg': replace((grafeem) => (/^[ao]uw$/.test(grafeem) ? [grafeem.slice(0, -1)] : [])),
  'w-erbij': replace((grafeem) => (/^[ao]u$/.test(grafeem) ? [`${grafeem}w`] : [])),
  'sch-sg': ruilSch('g'),
  'schr-sr': ruilSch('', /^r$/),
  'sch-sk': ruilSch('k'),
  'ch-g': replace((grafeem, i, g) => (grafeem === 'ch' && g[i + 1] === 't' ? ['g'] : [])),
  'r-kleur': replace((grafeem, i, g) => (g[i + 1] === 'r' ? (R_KLEUR[grafeem] ?? []) : [])),
  'i-j': replace((grafeem) =>
    /^(?:aai|ooi|oei)$/.test(grafeem) ? [`${grafeem.slice(0, -1)}j`, `${grafeem}j`] : [],
  ),
  'drie-twee': replace((grafeem) => optioneel(DRIE_TWEE[grafeem])),
  'd-t': ruilEind('d', 't'),
  'd-dt': ruilEind('d', 'dt'),
  't-d': ruilEind('t', 'd'),
  'p-b': ruilEind('p', 'b'),
  'open-dubbel': replaceGroep((groep, i, kg) => (isOpen(kg, i) ? [groep + groep.slice(-1)] : [])),
  'eind-dubbel': replace((grafeem, i, g) =>
    /^[aou]$/.test(grafeem) && i === g.length - 1 ? [grafeem + grafeem] : [],
  ),
  'eind-h': replace((grafeem, i, g) =>
    /^[aou]$/.test(grafeem) && i === g.length - 1 ? [`${grafeem}h`] : [],
  ),
  'eind-twee': replace((grafeem, i, g) =>
    /^[bdfgklmnprstxz]$/.test(grafeem) && i === g.length - 1 && /^[aeiou]$/.test(g[i - 1] ?? '')
      ? [grafeem + grafeem]
      : [],
  ),
  'open-medeklinker': replaceGroep((groep, i, kg) =>
    isOpen(kg, i - 1) && isMedeklinker(groep[0]) ? [groep.charAt(0) + groep] : [],
  ),
  'dicht-enkel': replace((grafeem) => (isDubbel(grafeem) ? [grafeem.charAt(0)] : [])),
  'dicht-lang': replaceGroep((groep, i, kg) => (isGesloten(kg, i) ? [makeLong(groep)] : [])),
  'stomme-e': replaceGroep((groep, i, kg) =>
    i > 0 && i === kg.length - 1 && STOMME_EINDGROEP.test(groep.replace(/(?<=[lrnm])s$/, ''))
      ? [groep.replace(STOMME_E, 'u$1')]
      : [],
  ),
  'voor-u': ruilVoorvoegsel((groep) => [groep.replace('e', 'u')]),
  'voor-weg': ruilVoorvoegsel((groep) => (groep === 'ver' ? [] : [groep.replace('e', '')])),
  'voor-lang': ruilVoorvoegsel((groep) => [groep.replace('e', 'ee')]),
  'je-ju': replace((grafeem, i, g) =>
    grafeem === 'e' && g[i - 1] === 'j' && /^s?$/.test(g.slice(i + 1).join('')) ? ['u', 'uh'] : [],
  ),
  'je-tje': replaceGroep((groep, i, kg) => (i === kg.length - 1 ? anderVerklein(groep) : [])),
  'dj-tj': replace((grafeem, i, g) => (grafeem === 'd' && g[i + 1] === 'j' ? ['t'] : [])),
  'tj-dj': replace((grafeem, i, g) => (grafeem === 't' && g[i + 1] === 'j' ? ['d'] : [])),
  'f-v': ruilBegin('f', 'v'),
  'v-f': ruilBegin('v', 'f'),
  's-z': ruilBegin('s', 'z'),
  'z-s': ruilBegin('z', 's'),
  'eind-z': ruilEind('s', 'z'),
  'eind-v': ruilEind('f', 'v'),
  'm-n': replace((grafeem) => optioneel(NEUSKLANK[grafeem])),
  'g-ch': swap('g', 'ch'),
  tweeklank: replace((grafeem) => TWEEKLANKEN[grafeem] ?? []),
  'lang-tweeklank': replace((grafeem) => optioneel(LANG_TWEEKLANK[grafeem])),
  'lang-kort': replace((grafeem) => (/^(aa|ee|oo|uu)$/.test(grafeem) ? [grafeem.charAt(0)] : [])),
  'kort-lang': replace((grafeem, i, g) =>
    /^[aeou]$/.test(grafeem) && isMedeklinker(g[i + 1]) && !isDubbel(g[i + 1] ?? '')
      ? [grafeem + grafeem]
      : [],
  ),
  'letter-weg': letterWeg,
  'letters-om': lettersOm,
  'klank-erbij': klankErbij,
  spiegel: replace((grafeem) => optioneel(SPIEGELS[grafeem])),
}

/**
 * Returns every form of a word that one error rule can make, each wrong in one place, without doubles and without the word
 * itself. Existing words are not removed, because that needs a dictionary.
 */
export function foutVormen(vorm: WoordVorm, regel: RuleId): string[] {
  if (vraagtWerkwoord(regel)) return []
  return [...new Set(MAKERS[regel](vorm))].filter((gevormd) => gevormd !== vorm.w)
}
