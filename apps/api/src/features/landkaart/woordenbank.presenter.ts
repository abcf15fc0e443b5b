import type { TaakPakket } from '@letterhaven/contracts/taak'
import type { Inhoud } from '../../kern/inhoud.ts'

/**
 * Presents what the engine in the browser needs for these words: their difficulty as the server has it at this moment, and the
 * shared values of their categories, so that both choose and fold alike.
 */
export function presentWoordenbank(
  { catalogus, bank }: Inhoud,
  ids: ReadonlySet<string>,
): Pick<TaakPakket, 'catalogus' | 'bank'> {
  const woorden = catalogus.woorden.filter(({ id }) => ids.has(id))
  const { categorieen } = catalogus
  if (!bank) return { catalogus: { categorieen, woorden } }
  const codes = new Set(woorden.map(({ categorie }) => categorie))
  return {
    catalogus: {
      categorieen,
      woorden: woorden.map((woord) => ({
        ...woord,
        moeilijkheid: bank.moeilijkheid[woord.id] ?? woord.moeilijkheid,
      })),
    },
    bank: {
      versie: bank.versie,
      categorieen: Object.fromEntries(
        Object.entries(bank.categorieen ?? {}).filter(([code]) => codes.has(code)),
      ),
      verleden: [...(bank.verleden ?? [])],
      ...(bank.aannames && { aannames: bank.aannames }),
    },
  }
}
