import type { ImportVerschil } from '@letterhaven/contracts/import'

type Groepwoorden = Readonly<Record<'groep' | 'groepen', string>>

/** One number of the difference, and the part of the page that holds its names. */
export interface TegelVan {
  readonly id?: string
  readonly aantal: number
  readonly label: string
  readonly toon?: 'ok' | 'info' | 'warn' | 'bad'
}

/** Returns the whole difference in numbers, each with the right word for that number; those that are zero are left out. */
export function tegelsVan(verschil: ImportVerschil, w: Groepwoorden): TegelVan[] {
  const { groepen, nieuw, gewijzigd, verplaatst, terug, vertrokken, voorstel, botsing } = verschil
  const alle = groepen.nieuw.length + groepen.hernoemd.length + groepen.herkend.length
  const tegels: TegelVan[] = [
    { id: 'nieuw', aantal: nieuw.aantal, label: 'nieuw', toon: 'ok' },
    { id: 'gewijzigd', aantal: gewijzigd.aantal, label: 'gewijzigd', toon: 'info' },
    { id: 'verplaatst', aantal: verplaatst.aantal, label: `andere ${w.groep}`, toon: 'info' },
    { id: 'terug', aantal: terug.aantal, label: 'terug', toon: 'ok' },
    { id: 'groepen', aantal: alle, label: alle === 1 ? w.groep : w.groepen, toon: 'info' },
    { id: 'vragen', aantal: voorstel.aantal, label: 'te beantwoorden', toon: 'warn' },
    { id: 'vertrokken', aantal: vertrokken.aantal, label: 'misschien weg', toon: 'warn' },
    {
      id: 'botsing',
      aantal: botsing.aantal,
      label: botsing.aantal === 1 ? 'klopt niet' : 'kloppen niet',
      toon: 'bad',
    },
    {
      aantal: verschil.gelijk,
      label: verschil.gelijk === 1 ? 'blijft gelijk' : 'blijven gelijk',
    },
  ]
  return tegels.filter(({ aantal }) => aantal > 0)
}
