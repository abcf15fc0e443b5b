import type { TaakSoort } from '@letterhaven/contracts/landkaart'
import type { Afleider, SpelWoord } from '@letterhaven/contracts/taak'
import type { Buren } from '@letterhaven/taal/buren'
import { uitlegFout } from '@letterhaven/taal/fouten'
import { klankenVan } from '@letterhaven/taal/klanken'
import { isSplitsbaar } from '@letterhaven/taal/splitsbaar'
import { stemMagZeggen } from '@letterhaven/taal/spreken'
import type { Taal } from '@letterhaven/taal/taal'
import type { WordEntry } from '@letterhaven/taal/woord'
import type { LetterOpgave, Leeswoord, NepOpgave } from '../../kern/leeswoorden.ts'

/** How often the pupil was asked the word before, the language of the hints, and its neighbours where they are asked for. */
interface Voor {
  readonly keer: number
  readonly taal: Taal
  readonly buren?: Buren | undefined
}

/** Returns whether a word can be asked in a kind of exercise: where its pieces part only if that is beyond dispute. */
export const kanVragen = ({ w: word, kg }: WordEntry, soort: TaakSoort): boolean =>
  soort !== 'splitsen' || isSplitsbaar({ word, kg })

/**
 * Presents a word of the corpus as a game plays it: wrong forms come with the sentence that corrects them. A word with several
 * sentences shows another one than the last time, so that it comes back as something new, in the same game or another. `buren`
 * are included for games that may ask for them.
 */
export function presentSpelWoord(entry: WordEntry, { keer, taal, buren }: Voor): SpelWoord {
  const afleiders: Afleider[] = entry.d.map(({ f, rule }) => ({
    vorm: f,
    regel: rule,
    uitleg: uitlegFout(entry, f, taal),
  }))
  const zinnen = entry.zin ?? []
  const klanken = klankenVan(entry)
  const zin = zinnen[keer % Math.max(1, zinnen.length)]
  return {
    id: entry.w,
    woord: entry.w,
    grafemen: entry.g,
    klankgroepen: entry.kg,
    lettergrepen: entry.lg,
    categorie: entry.focus,
    categorieen: entry.cat,
    afleiders,
    ...(stemMagZeggen(entry.w) ? {} : { robotstem: false }),
    ...(klanken === null ? {} : { klanken }),
    ...(buren === undefined ? {} : { buren }),
    ...(zin === undefined ? {} : { zin }),
    ...(entry.pic === undefined ? {} : { plaatje: entry.pic }),
  }
}

/** Presents a word to read, under its own address and in its own category alone. */
export const presentLeeswoord = ({ id, entry, categorie }: Leeswoord, voor: Voor): SpelWoord => ({
  ...presentSpelWoord(entry, voor),
  id,
  categorie,
  categorieen: [categorie],
})

/** Presents a word that does not exist. It has no sentence, no picture and no wrong forms. */
export const presentNepwoord = ({ id, nepwoord: { w, g, kg, code } }: NepOpgave): SpelWoord => ({
  id,
  woord: w,
  grafemen: [...g],
  klankgroepen: [...kg],
  lettergrepen: [...kg],
  categorie: code,
  categorieen: [code],
  afleiders: [],
  nep: true,
})

/** Presents a letter or a group of letters, of which the sound is said. */
export const presentLetter = ({ id, letter, categorie }: LetterOpgave): SpelWoord => ({
  id,
  woord: letter,
  grafemen: [letter],
  klankgroepen: [letter],
  categorie,
  categorieen: [categorie],
  afleiders: [],
  letter: true,
})
