import { ketenVan } from '@letterhaven/game-kit/opgave/keten'
import type { Opgave, TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { Manifest } from '@letterhaven/game-kit/regels/contract'

const isVol = (waarde: TekstOpgave[keyof TekstOpgave]): boolean =>
  Array.isArray(waarde) ? waarde.length > 0 : waarde !== undefined

/** Numbers the questions that are left of a text anew, so that its last one is known as the last. */
const renumber = (vragen: readonly TekstOpgave[]): readonly TekstOpgave[] =>
  vragen.map((vraag, nr) => ({
    ...vraag,
    keten: { id: ketenVan(vraag), nr, van: vragen.length },
  }))

/** Returns what of these opgaven a game plays: words, unless it says otherwise, and of texts the questions that have what it needs. */
export function opgavenIn(
  { content = ['woord'], needs = [] }: Pick<Manifest, 'content' | 'needs'>,
  opgaven: readonly Opgave[],
): readonly Opgave[] {
  const eigen = opgaven.filter(({ soort }) => content.includes(soort))
  const [teksten, andere] = [
    eigen.filter((opgave) => opgave.soort === 'tekst'),
    eigen.filter((opgave) => opgave.soort !== 'tekst'),
  ]
  const gevraagd = teksten.filter((vraag) => needs.every((wat) => isVol(vraag[wat])))
  return [...andere, ...[...Map.groupBy(gevraagd, ketenVan).values()].flatMap(renumber)]
}
