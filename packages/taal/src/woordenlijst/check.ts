import { classifyEntry, type Herkend } from '../classify.ts'
import { distractors } from '../distractors.ts'
import { segment } from '../grafemen.ts'
import { isKlinker } from '../inventaris.ts'
import { syllables } from '../lettergrepen.ts'
import { ongepast } from '../ongepast.ts'
import { huidigeBron } from '../taalregels/bron.ts'
import type { Distractor, WordEntry } from '../woord.ts'
import { type Bekendheid, bekendheid } from './bekend.ts'
import { readWoordenlijst, type Overgeslagen, type Stuk } from './lezen.ts'
import {
  type ControleerReden,
  HOOGSTENS_WOORDEN,
  LANGSTE_WOORD,
  type MeldReden,
  MELDZINNEN,
} from './redenen.ts'
import { suggesties } from './suggesties.ts'

/** A word of a pasted list with all that practising it needs, and with what an adult should look at first. */
export interface Gekeurd extends Pick<WordEntry, 'w' | 'g' | 'lg' | 'kg' | 'br' | 'struct'> {
  readonly regel: number
  readonly cat: readonly Herkend[]
  readonly d: readonly Distractor[]
  /** Empty for a word that is certain. */
  readonly controleer: readonly ControleerReden[]
}

/** A word that is not used, with what the teacher is told about it. */
export interface Gemeld extends Stuk {
  readonly reden: MeldReden
  readonly zin: string
  /** Words that could be meant, at most three. */
  readonly suggesties: readonly string[]
}

/** What became of every piece of a pasted list. */
export interface Keuring {
  readonly woorden: readonly Gekeurd[]
  readonly gemeld: readonly Gemeld[]
  readonly overgeslagen: readonly Overgeslagen[]
}

/** The letters of Dutch and of names in it, with apostrophes and hyphens inside a word. */
const LETTERS = /^(?:'s )?[a-záàâäçéèêëíîïñóôöúûü]+(?:['-][a-záàâäçéèêëíîïñóôöúûü]+)*$/i
/** The number of unknown words that get suggestions; a list with more than that is no list of words. */
const MET_SUGGESTIES = 100
const AFLEIDERS = 3
const GENOEG_AFLEIDERS = 2

/** What is the same for all words of one list. */
interface Lijst {
  readonly eigen: ReadonlyMap<string, WordEntry>
  /** Whether all words begin with a capital, so that a capital means nothing. */
  readonly isAllesHoofd: boolean
  readonly gehad: Set<string>
  aantal: number
  onbekend: number
}

/** Makes the fields of a word by the rules, as for every word that is not stored. */
function makeVelden(w: string): Omit<Gekeurd, 'regel' | 'controleer'> & { certain: boolean } {
  const { graphemes: g, certain } = segment(w)
  const lg = syllables(w, 'lettergreep')
  const delen = { w, g, lg: lg.parts, kg: syllables(w, 'klankgroep').parts }
  const cat = classifyEntry(delen)
  const proef = { ...delen, d: [], cat: cat.map(({ code }) => code) }
  return {
    ...delen,
    br: syllables(w, 'afbreking').parts,
    struct: g.map((grafeem) => (isKlinker(grafeem.toLowerCase()) ? 'K' : 'M')).join(''),
    cat,
    d: distractors(proef, { n: AFLEIDERS, mode: 'alles', seed: 0 }),
    certain: certain && lg.certain,
  }
}

/** The form in which a word is practised, or the reason why it is not. */
type Vorm = { readonly w: string } | { readonly reden: MeldReden }

/** Returns why letters cannot be a word for a list, whatever they mean. */
function letterReden(tekst: string): MeldReden | undefined {
  if (!LETTERS.test(tekst)) return 'andere-tekens'
  if (tekst.length > LANGSTE_WOORD) return 'te-lang'
  if (ongepast(tekst.toLowerCase()) === 'grof') return 'ongepast'
  return tekst.length === 1 && !/^u$/i.test(tekst) ? 'te-kort' : undefined
}

/**
 * Returns the form to practise. A capital alone is no reason to refuse a word: it is known with a small letter, or else it is a
 * name.
 */
function vormVan(tekst: string, { eigen }: Lijst): Vorm {
  const reden = letterReden(tekst)
  if (reden) return { reden }
  const klein = tekst.toLowerCase()
  if (eigen.has(tekst)) return { w: tekst }
  if (eigen.has(klein) || !huidigeBron().isGeladen) return { w: klein }
  const bekend = bekendheid(klein)
  if (bekend === 'geheel') return { w: klein }
  if (/^\p{Lu}[^\p{Lu}]*$/u.test(tekst)) return { reden: 'naam' }
  return bekend === 'onbekend' ? { reden: 'onbekend' } : { w: klein }
}

/** What an adult is asked, by how a word is known. */
const TWIJFEL: Readonly<Record<Bekendheid, readonly ControleerReden[]>> = {
  geheel: [],
  samenstelling: ['samenstelling'],
  naam: ['misschien-naam'],
  onbekend: [],
}

function twijfels(stuk: Stuk, w: string, { isAllesHoofd, eigen }: Lijst): ControleerReden[] {
  const isAnders = w !== stuk.tekst && !isAllesHoofd && stuk.tekst !== stuk.tekst.toUpperCase()
  const isBewaard = eigen.has(w)
  const { isGeladen } = huidigeBron()
  return [
    ...(isGeladen || isBewaard ? [] : ['geen-lijst' as const]),
    ...(isGeladen && !isBewaard ? TWIJFEL[bekendheid(w)] : []),
    ...(isAnders ? ['hoofdletter' as const] : []),
    ...(ongepast(w) === 'gevoelig' ? ['gevoelig' as const] : []),
  ]
}

function check(stuk: Stuk, w: string, lijst: Lijst): Gekeurd {
  const bewaard = lijst.eigen.get(w)
  const eerst = twijfels(stuk, w, lijst)
  if (bewaard) {
    const { g, lg, kg, br, struct, d } = bewaard
    const cat = classifyEntry(bewaard).filter(({ code }) => bewaard.cat.includes(code))
    return { w, g, lg, kg, br, struct, cat, d, regel: stuk.regel, controleer: eerst }
  }
  const { certain, ...velden } = makeVelden(w)
  return {
    ...velden,
    regel: stuk.regel,
    controleer: [
      ...eerst,
      ...(certain ? [] : ['verdeling' as const]),
      ...(velden.cat.length > 0 ? [] : ['geen-categorie' as const]),
      ...(velden.d.length >= GENOEG_AFLEIDERS ? [] : ['weinig-afleiders' as const]),
    ],
  }
}

function report(stuk: Stuk, reden: MeldReden, lijst: Lijst): Gemeld {
  const isTeRaden = reden === 'onbekend' && (lijst.onbekend += 1) <= MET_SUGGESTIES
  return {
    ...stuk,
    reden,
    zin: MELDZINNEN[reden],
    suggesties: isTeRaden ? suggesties(stuk.tekst.toLowerCase(), lijst.eigen) : [],
  }
}

/** Returns what is wrong with a word in this list: it is already in the list, or the list is full. */
function plaatsInLijst(w: string, lijst: Lijst): MeldReden | undefined {
  if (lijst.gehad.has(w)) return 'dubbel'
  return lijst.aantal >= HOOGSTENS_WOORDEN ? 'te-veel' : undefined
}

export interface Keuropties {
  /** Stored words, whose reviewed fields are taken as they are. */
  readonly woorden?: readonly WordEntry[]
}

/**
 * Checks every word of a pasted list. Each gets its fields, categories and wrong forms, with what an adult should look at. What
 * cannot be used is returned with the reason, so that nothing is lost or used silently. A list has at most 300 words. Words are
 * known once `loadRules()` is done; before that, all but the stored words have to be looked at.
 */
export function checkWoordenlijst(tekst: string, { woorden = [] }: Keuropties = {}): Keuring {
  const { stukken, overgeslagen } = readWoordenlijst(tekst)
  const lijst: Lijst = {
    eigen: new Map(woorden.map((woord) => [woord.w, woord])),
    isAllesHoofd: stukken.every((stuk) => /^\P{Ll}*\p{Lu}/u.test(stuk.tekst)),
    gehad: new Set(),
    aantal: 0,
    onbekend: 0,
  }
  const goed: Gekeurd[] = []
  const gemeld: Gemeld[] = []
  for (const stuk of stukken) {
    const vorm = vormVan(stuk.tekst, lijst)
    const reden = 'reden' in vorm ? vorm.reden : plaatsInLijst(vorm.w, lijst)
    if (reden !== undefined) gemeld.push(report(stuk, reden, lijst))
    else if ('w' in vorm) {
      lijst.gehad.add(vorm.w)
      lijst.aantal += 1
      goed.push(check(stuk, vorm.w, lijst))
    }
  }
  return { woorden: goed, gemeld, overgeslagen }
}
