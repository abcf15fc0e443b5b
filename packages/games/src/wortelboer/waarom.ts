import type { Werkwoordvraag } from '@letterhaven/game-kit/opgave/opgave'
import type { StamFout } from './stam-fout.ts'
import type { Naad } from './wortel.ts'

/** Which step of a form decides about a part of it, the first that a verb has. */
const STAP_BIJ: Readonly<Record<Naad, readonly RegExp[]>> = {
  ge: [/^Komt er ge/, /^Het voltooid/],
  stam: [/^Verandert de klank/, /^De (?:ik-vorm|stam)/, /^Het voltooid/, /^Het hele/],
  uitgang: [/^De letter voor/, /^Het voltooid/, /^Wie of wat/, /^Wanneer/, /^Het hele/],
}

/** Returns how the stem of a verb is called where its sentence comes from. */
export const stamNaam = ({ stappen }: Pick<Werkwoordvraag, 'stappen'>): 'stam' | 'ik-vorm' =>
  stappen.some(({ vraag }) => /\bstam\b/i.test(vraag)) ? 'stam' : 'ik-vorm'

const heeft = ({ stappen }: Pick<Werkwoordvraag, 'stappen'>, wat: RegExp): boolean =>
  stappen.some(({ vraag }) => wat.test(vraag))

/** Returns how an ending is heard: with another verb now, in the longer word of what is done, in the whole verb of then. */
function hoorUitgang(werkwoord: Werkwoordvraag): string {
  const { voorbeeld, infinitief } = werkwoord
  if (heeft(werkwoord, /hebben of zijn/)) return 'Maak het langer: gewerkt, de gewerkte.'
  if (heeft(werkwoord, /^De letter voor/)) return `Luister naar ‘${infinitief}’.`
  return voorbeeld === undefined
    ? ''
    : `Zeg het met een ander werkwoord: ${voorbeeld}. Wat hoor je achteraan?`
}

/** Returns what to listen to for a part of the form. */
function hulpBij(werkwoord: Werkwoordvraag, naad: Naad): string {
  if (naad === 'uitgang') return hoorUitgang(werkwoord)
  if (naad === 'ge') return 'Lees de hele zin.'
  return heeft(werkwoord, /^Verandert/)
    ? 'Zeg het met gisteren.'
    : `Zeg de ${stamNaam(werkwoord)} hardop.`
}

/** Whether a form is made of the stem of its verb, so that it can be called so. */
export const heeftStam = (werkwoord: Pick<Werkwoordvraag, 'stappen'>): boolean =>
  heeft(werkwoord, /^De (?:ik-vorm|stam)/)

/** Returns what a stem breaks that is written wrong, or how it was cut. Never what it should be. */
function sayStamFout(werkwoord: Werkwoordvraag, fout: StamFout): string {
  const eind = heeftStam(werkwoord) ? `het eind van de ${stamNaam(werkwoord)}` : 'het eind'
  return {
    kort: 'Er is te veel af. Knip anders.',
    lang: 'Er moet nog iets af. Tik op een schaar.',
    'één letter': `Aan ${eind} schrijf je één letter.`,
    'twee letters': 'Na een korte klank schrijf je twee letters.',
    'lange klank': 'Je hoort een lange klank: schrijf twee letters.',
    'korte klank': 'Je hoort een korte klank: schrijf één letter.',
    'open klank': 'De klank is lang. Toch schrijf je één letter.',
    's of f': 'Aan het eind schrijf je s of f.',
    'z of v': `Luister naar ‘${werkwoord.infinitief}’. Welke letter hoor je?`,
  }[fout]
}

/** Whether the step to the stem says more than what its letters break: it is another word than the form, and rightly cut. */
const isStamStap = (
  { stappen }: Werkwoordvraag,
  { fout, vorm }: { readonly fout: StamFout; readonly vorm: string },
): boolean =>
  fout !== 'kort' &&
  fout !== 'lang' &&
  stappen.some(({ vraag, antwoord }) => /^De (?:ik-vorm|stam)/.test(vraag) && antwoord !== vorm)

/**
 * Returns why a part is not right: of a stem what it breaks, where that can be told; else at a first mistake what is to be asked
 * and how it is heard, at another one with the answer of that step. Never the form itself.
 */
export function sayWaarom(
  werkwoord: Werkwoordvraag,
  naad: Naad,
  {
    missers,
    vorm,
    fout,
  }: { readonly missers: number; readonly vorm: string; readonly fout: StamFout | null },
): string {
  if (naad === 'stam' && fout !== null && !(missers > 1 && isStamStap(werkwoord, { fout, vorm })))
    return sayStamFout(werkwoord, fout)
  const stap = STAP_BIJ[naad]
    .map((wat) => werkwoord.stappen.find(({ vraag }) => wat.test(vraag)))
    .find((een) => een !== undefined)
  if (!stap) return hulpBij(werkwoord, naad)
  const antwoord = missers > 1 && stap.antwoord !== vorm ? stap.antwoord : ''
  return antwoord === ''
    ? `${stap.vraag} ${hulpBij(werkwoord, naad)}`.trim()
    : `${stap.vraag} ${antwoord}.`
}
