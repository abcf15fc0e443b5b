import type { Land } from '@letterhaven/contracts/admin'
import { adresVan, type Adres } from '@letterhaven/taal/beeldzin/adres'
import { makeBeeldzin } from '@letterhaven/taal/beeldzin/beeldzin'
import { makeFilmzin, sayZin } from '@letterhaven/taal/beeldzin/film/filmzin'
import { loadRitverhalen, ritverhaalVoor, type Ritverhaal } from '@letterhaven/taal/ritverhaal'
import type { Woordgroep } from '@letterhaven/taal/woorden'
import { loadZinverhalen, zinverhaalVoor, type Zinverhaal } from '@letterhaven/taal/zinverhaal'
import type { BeeldOpgave, FilmOpgave, GatOpgave, OpgaveVan, ZinOpgave } from './opgave.ts'

/** What can be asked about sentences: their order, the gap in a story, the thing of which one is true, and what a film shows. */
export const ZIN_SOORTEN = ['zin', 'gat', 'beeld', 'film'] as const
export type ZinSoort = (typeof ZIN_SOORTEN)[number]
export type ZinsOpgave = OpgaveVan<ZinSoort>

const anderLand = (land: Land): Land => (land === 'nl' ? 'be' : 'nl')

/** Leaves out what stands in the list before, as text. */
const eenmaal = <T>(lijst: readonly T[]): readonly T[] => {
  const gezien = new Set<string>()
  return lijst.filter((deel) => {
    const tekst = JSON.stringify(deel)
    const isNieuw = !gezien.has(tekst)
    gezien.add(tekst)
    return isNieuw
  })
}

/** Returns the sentences of a story, in its order, as a country reads them. Right is what is right in either country. */
export function zinOpgavenVan(verhaal: Zinverhaal, land: Land): readonly ZinOpgave[] {
  const eigen = zinverhaalVoor(verhaal, land)
  const ander = zinverhaalVoor(verhaal, anderLand(land))
  const zinnen = eigen.zinnen.map(({ woorden }) => woorden.join(' '))
  return eigen.zinnen.map(({ woorden, vreemd, ordes }, nr) => ({
    soort: 'zin',
    id: `${verhaal.id}:${nr}`,
    woorden,
    ordes: eenmaal([...ordes, ...(ander.zinnen[nr]?.ordes ?? [])]),
    titel: eigen.titel,
    verhaal: zinnen,
    vreemd: [vreemd],
    keten: { id: verhaal.id, nr, van: eigen.zinnen.length },
  }))
}

/** Returns the gaps of a ride, in its order, as a country reads them. */
export function gatOpgavenVan(verhaal: Ritverhaal, land: Land): readonly GatOpgave[] {
  const { titel, wie, plekken, zinnen, gaten } = ritverhaalVoor(verhaal, land)
  const ander = ritverhaalVoor(verhaal, anderLand(land))
  return gaten.map(({ zin, goed, anders }, nr) => ({
    soort: 'gat',
    id: `${verhaal.id}:${nr}`,
    zin: zinnen[zin] ?? '',
    goed: eenmaal([goed, ander.gaten[nr]?.goed ?? goed]),
    anders,
    rit: { titel, wie, plekken, zinnen, goed: gaten.map((gat) => gat.goed) },
    keten: { id: verhaal.id, nr, van: gaten.length },
  }))
}

/** Returns the scene at an address; null for an address that is none. */
export function beeldOpgaveVan(adres: string): BeeldOpgave | null {
  const beeldzin = makeBeeldzin(adres)
  if (!beeldzin) return null
  const { zin, keuzes, goed } = beeldzin
  return { soort: 'beeld', id: adres, zin, dingen: keuzes.map(({ id }) => id), goed: [goed] }
}

/** Returns the film at an address; null for an address that is none. */
export function filmOpgaveVan(adres: string): FilmOpgave | null {
  const filmzin = makeFilmzin(adres)
  if (!filmzin) return null
  const { bank, ordes, zin } = filmzin
  return { soort: 'film', id: adres, woorden: bank, ordes, zin: sayZin(zin) }
}

type Maat = Pick<Adres, 'trap' | 'gezicht'>

/** The stage and face of a scene that a year reads. */
const BEELD_MAAT: Readonly<Record<Woordgroep, Maat>> = {
  3: { gezicht: 'jong', trap: 1 },
  4: { gezicht: 'jong', trap: 2 },
  5: { gezicht: 'jong', trap: 3 },
  6: { gezicht: 'oud', trap: 1 },
  7: { gezicht: 'oud', trap: 2 },
  8: { gezicht: 'oud', trap: 3 },
}

/** How many scenes, and how many films, a year has: at twelve in a round, two weeks of one round a day without one that was seen before. */
const BEELDEN = 120

/** Returns the addresses of the scenes of a year, always the same ones. */
export const beeldAdressenVan = (groep: Woordgroep): readonly string[] =>
  Array.from({ length: BEELDEN }, (_, i) =>
    adresVan({ grammatica: 'kudde@1', zaad: i + 1, ...BEELD_MAAT[groep] }),
  )

/** Returns the addresses of the films of a year, always the same ones; no line is printed twice. */
export function filmAdressenVan(groep: Woordgroep): readonly string[] {
  const gezien = new Set<string>()
  const adressen: string[] = []
  for (let zaad = 1; adressen.length < BEELDEN && zaad <= 20 * BEELDEN; zaad += 1) {
    const adres = adresVan({ grammatica: 'film@1', zaad, ...BEELD_MAAT[groep] })
    const zin = makeFilmzin(adres)?.zin.join(' ')
    if (zin === undefined || gezien.has(zin)) continue
    gezien.add(zin)
    adressen.push(adres)
  }
  return adressen
}

const LADERS: {
  readonly [S in ZinSoort]: (groep: Woordgroep, land: Land) => Promise<readonly OpgaveVan<S>[]>
} = {
  zin: async (groep, land) =>
    (await loadZinverhalen(groep)).flatMap((verhaal) => zinOpgavenVan(verhaal, land)),
  gat: async (groep, land) =>
    (await loadRitverhalen(groep)).flatMap((verhaal) => gatOpgavenVan(verhaal, land)),
  beeld: (groep) =>
    Promise.resolve(beeldAdressenVan(groep).flatMap((adres) => beeldOpgaveVan(adres) ?? [])),
  film: (groep) =>
    Promise.resolve(filmAdressenVan(groep).flatMap((adres) => filmOpgaveVan(adres) ?? [])),
}

/** Loads everything of a soort that is written for a year. */
export const loadZinsOpgaven = (
  soort: ZinSoort,
  groep: Woordgroep,
  land: Land,
): Promise<readonly ZinsOpgave[]> => LADERS[soort](groep, land)
