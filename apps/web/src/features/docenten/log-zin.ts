import type { Docenten } from '@letterhaven/contracts/docent'

type Regel = Docenten['log'][number]

/** Says what was done, as a sentence without a full stop: 'Karin nodigde Fenna uit'. */
export function logZin({ wie, wat, over }: Omit<Regel, 'op'>, groepen: string): string {
  const iemand = wie ?? 'Iemand'
  const zinnen: Record<Regel['wat'], string> = {
    uitgenodigd: `${iemand} nodigde ${over} uit`,
    opnieuw: `${iemand} stuurde ${over} een nieuwe uitnodiging`,
    ingetrokken: `${iemand} trok de uitnodiging van ${over} in`,
    aangenomen: `${over} nam de uitnodiging aan`,
    rol: `${iemand} gaf ${over} een andere rol`,
    groepen: `${iemand} gaf ${over} andere ${groepen}`,
    uit_dienst: `${iemand} zette ${over} uit dienst`,
    terug: `${iemand} nam ${over} weer in dienst`,
  }
  return zinnen[wat]
}
