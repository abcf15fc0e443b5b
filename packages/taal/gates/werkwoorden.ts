import { conjugate } from '../src/vervoeg.ts'
import { kernVan, scheidDeel, zwakkeVt, zwakVd } from '../src/werkwoord-regels.ts'
import { heeftVastVoorvoegsel, stamKeuzes } from '../src/werkwoord-stam.ts'
import type { Werkwoord } from '../src/werkwoord.ts'
import type { Spelling } from './spelling.ts'

/** A gate returns everything that is wrong with one verb; an empty list lets it through. */
export type Werkwoordpoort = (werkwoord: Werkwoord, spelling: Spelling) => string[]

const SOORTEN = ['zwak', 'sterk', 'onregelmatig']
const HULP = ['hebben', 'zijn', 'beide']
const GROEPEN = [5, 6, 7, 8]
const VELDEN = 'infinitief stam stamOok soort vt vtOok vd hulp voorvoegsel tt groep'.split(' ')
/** The only verb without a participle. */
const ZONDER_VD = 'zullen'

const mits = (goed: boolean, klacht: string): string[] => (goed ? [] : [klacht])
/** Returns the letters before the first vowel, which a strong verb keeps from form to form. */
const beginVan = (vorm: string): string => /^[^aeiou]*/.exec(vorm)?.[0] ?? ''

/** The line has only fields of a verb, with values from the closed lists, and a participle for every verb but one. */
const veldenKloppen: Werkwoordpoort = (werkwoord) => [
  ...Object.keys(werkwoord)
    .filter((veld) => !VELDEN.includes(veld))
    .map((veld) => `onbekend veld ${veld}`),
  ...mits(SOORTEN.includes(werkwoord.soort), `onbekende soort ${werkwoord.soort}`),
  ...mits(HULP.includes(werkwoord.hulp), `onbekend hulpwerkwoord ${werkwoord.hulp}`),
  ...mits(GROEPEN.includes(werkwoord.groep), `groep ${werkwoord.groep} oefent geen werkwoorden`),
  ...mits(
    (werkwoord.vd === undefined) === (werkwoord.infinitief === ZONDER_VD),
    'voltooid deelwoord ontbreekt',
  ),
]

/** The stem is one that the letters allow; a verb with its own present tense may have another. */
const stamKlopt: Werkwoordpoort = (werkwoord) => {
  const keuzes = stamKeuzes(kernVan(werkwoord))
  return mits(
    werkwoord.tt !== undefined || keuzes.includes(werkwoord.stam),
    `stam ${werkwoord.stam} is volgens de regel ${keuzes.join(' of ')}`,
  )
}

/** A prefix is named where there is one and nowhere else, and the participle agrees with it. */
const voorvoegselKlopt: Werkwoordpoort = (werkwoord) => {
  const { infinitief, voorvoegsel, vd = '' } = werkwoord
  const deel = scheidDeel(werkwoord)
  const isVast = heeftVastVoorvoegsel(infinitief)
  return [
    ...mits(voorvoegsel !== 'scheidbaar' || deel !== '', 'er is geen deel dat loskomt'),
    ...mits(vd.startsWith(deel), `${vd} begint niet met ${deel}`),
    ...mits((voorvoegsel === 'vast') === isVast, `voorvoegsel van ${infinitief} klopt niet`),
    ...mits(
      vd === '' ||
        isVast ||
        heeftVastVoorvoegsel(kernVan(werkwoord)) ||
        /^g[eë]/.test(vd.slice(deel.length)),
      `${vd} heeft geen ge`,
    ),
  ]
}

/** Every stored form of a weak verb is the form that the rule gives. */
const zwakVolgtRegel: Werkwoordpoort = (werkwoord) => {
  if (werkwoord.soort !== 'zwak') return []
  const vt = zwakkeVt(werkwoord)
  const vd = zwakVd(werkwoord)
  return [
    ...mits(werkwoord.vt.enkel === vt.enkel, `${werkwoord.vt.enkel} hoort ${vt.enkel} te zijn`),
    ...mits(werkwoord.vt.meer === vt.meer, `${werkwoord.vt.meer} hoort ${vt.meer} te zijn`),
    ...mits(werkwoord.vd === vd, `${werkwoord.vd ?? 'niets'} hoort ${vd} te zijn`),
    ...mits(werkwoord.tt === undefined, 'een zwak werkwoord heeft geen eigen tt'),
  ]
}

/** A strong or irregular verb has forms of its own that belong together. */
const sterkIsHeel: Werkwoordpoort = (werkwoord) => {
  if (werkwoord.soort === 'zwak') return []
  const { vt, vd = '', stam, soort } = werkwoord
  const isVolgensRegel =
    vt.enkel === zwakkeVt(werkwoord).enkel && vd === zwakVd(werkwoord) && !werkwoord.tt
  return [
    ...mits(!isVolgensRegel, 'alle vormen volgen de regel: dit is een zwak werkwoord'),
    ...mits(vt.meer.endsWith('en') && vt.meer !== vt.enkel, `${vt.meer} is geen meervoud`),
    ...mits(beginVan(vt.meer) === beginVan(vt.enkel), `${vt.enkel} en ${vt.meer} horen niet samen`),
    ...mits(
      soort !== 'sterk' || (vd.endsWith('en') && beginVan(vt.enkel) === beginVan(stam)),
      `${stam}, ${vt.enkel}, ${vd} is geen sterk werkwoord`,
    ),
  ]
}

/** Every form is in the dictionary. */
const inWoordenboek: Werkwoordpoort = (werkwoord, spelling) => {
  const hij = conjugate(werkwoord, { tijd: 'tt', persoon: 'hij', inversie: false })
  const { infinitief, stam, stamOok = stam, vt, vtOok = stam, vd = stam, tt } = werkwoord
  const vormen = [infinitief, stam, stamOok, hij, vt.enkel, vt.meer, vtOok, vd]
  return [...vormen, ...(tt ? Object.values(tt).flat() : [])]
    .filter((vorm) => !spelling.kent(vorm))
    .map((vorm) => `${vorm} staat niet in het woordenboek`)
}

/** All gates that look at one verb. */
export const WERKWOORDPOORTEN: Readonly<Record<string, Werkwoordpoort>> = {
  velden: veldenKloppen,
  stam: stamKlopt,
  voorvoegsel: voorvoegselKlopt,
  zwak: zwakVolgtRegel,
  sterk: sterkIsHeel,
  woordenboek: inWoordenboek,
}
