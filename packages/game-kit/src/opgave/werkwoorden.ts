import type { Land } from '@letterhaven/contracts/admin'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { segment } from '@letterhaven/taal/grafemen'
import { juisteVormen } from '@letterhaven/taal/vervoeg'
import type { Werkwoord, Werkwoordzin } from '@letterhaven/taal/werkwoord'
import { loadWerkwoorden, loadWerkwoordzinnen } from '@letterhaven/taal/werkwoorden'
import { werkwoordAdres } from '@letterhaven/taal/werkwoord-adres'
import { werkwoordKlasse } from '@letterhaven/taal/werkwoord-klasse'
import { werkwoordAfleiders } from '@letterhaven/taal/werkwoord-fouten'
import { vormdelen } from '@letterhaven/taal/werkwoord-delen'
import { wegNaar } from '@letterhaven/taal/werkwoord-stappen'
import type { WoordOpgave, Werkwoordvraag } from './opgave.ts'

/** A word that is a form of a verb, made in its sentence. */
export type Werkwoordopgave = WoordOpgave & { readonly werkwoord: Werkwoordvraag }

/** The place of the form in a sentence as it is stored. */
const GAT = '___'

/** Returns the sentence of a verb with a form in its gap. */
export function zinMet({ voor, na }: Pick<Werkwoordvraag, 'voor' | 'na'>, vorm: string): string {
  return metHoofdletter(voor + vorm + na)
}

/**
 * Returns the form of a verb that a sentence asks for, as a country explains it; null where the verb has no such form. Every
 * wrong form that children write there is explained by the way to the right one.
 */
export function werkwoordOpgaveVan(
  werkwoord: Werkwoord,
  zin: Werkwoordzin,
  land: Land,
): Werkwoordopgave | null {
  const [vorm] = juisteVormen(werkwoord, zin)
  const weg = wegNaar(werkwoord, zin, land === 'be' ? 'nl-BE' : 'nl-NL')
  const [voor, na] = zin.zin.split(GAT)
  if (vorm === undefined || !weg || voor === undefined || na === undefined) return null
  const { code, ...hulp } = weg
  const klasse = werkwoordKlasse(werkwoord, zin)
  const vraag = {
    infinitief: werkwoord.infinitief,
    voor,
    na,
    ...hulp,
    ...(klasse === undefined ? {} : { klasse }),
  }
  return {
    soort: 'woord',
    id: werkwoordAdres(zin),
    word: vorm,
    graphemes: segment(vorm).graphemes,
    syllables: vormdelen(werkwoord, vorm, 'klankgroep'),
    lettergrepen: vormdelen(werkwoord, vorm, 'lettergreep'),
    categorieen: [code],
    sentence: zinMet(vraag, vorm),
    choices: werkwoordAfleiders(werkwoord, zin).map(({ f, rule }) => ({
      vorm: f,
      regel: rule,
      uitleg: hulp.dus,
    })),
    werkwoord: vraag,
  }
}

/** Loads the forms that the sentences of a year ask for. */
export async function loadWerkwoordOpgaven(
  groep: number,
  land: Land,
): Promise<readonly Werkwoordopgave[]> {
  const [werkwoorden, zinnen] = await Promise.all([loadWerkwoorden(), loadWerkwoordzinnen()])
  const bij = new Map(werkwoorden.map((werkwoord) => [werkwoord.infinitief, werkwoord]))
  return zinnen.flatMap((zin) => {
    const werkwoord = zin.groep === groep ? bij.get(zin.infinitief) : undefined
    return (werkwoord && werkwoordOpgaveVan(werkwoord, zin, land)) ?? []
  })
}
